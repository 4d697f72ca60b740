package musette.server.web;

import java.util.List;

/**
 * How the web server is reached.
 *
 * @param port 0 takes any free one
 * @param origins other origins whose pages may use this server
 * @param behindProxy whether the forwarding headers of a reverse proxy are trusted
 */
public record WebOptions(String host, int port, List<String> origins, boolean behindProxy) {
  public WebOptions {
    origins = List.copyOf(origins);
  }
}
