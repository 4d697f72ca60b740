package musette.server.account;

import java.util.List;

/**
 * A message to somebody who is away.
 *
 * @param lines one for each reason
 * @param path of the page to open
 */
public record Message(String title, List<String> lines, String path) {}
