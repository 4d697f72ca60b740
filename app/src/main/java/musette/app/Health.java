package musette.app;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import musette.app.cli.ExitCode;

/**
 * Asks a server whether it is healthy, for containers, which have no other program to ask with. It
 * starts faster than the musette command.
 */
public final class Health {
  private static final Duration PATIENCE = Duration.ofSeconds(4);
  private static final int FINE = 200;

  private Health() {}

  /** The argument is the address of the server. */
  public static void main(String... args) {
    String address = args.length == 0 ? "http://localhost:8080" : args[0];
    System.exit(isHealthy(address) ? ExitCode.GOOD : ExitCode.FAILED);
  }

  static boolean isHealthy(String address) {
    try (HttpClient client = HttpClient.newHttpClient()) {
      var request = HttpRequest.newBuilder(URI.create(address + "/healthz")).timeout(PATIENCE);
      var answer = client.send(request.build(), HttpResponse.BodyHandlers.discarding());
      return answer.statusCode() == FINE;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
