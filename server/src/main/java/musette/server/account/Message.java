package musette.server.account;

import java.util.List;

/**
 * What somebody who is away is told.
 *
 * @param lines one for each reason
 * @param path of the page to open
 */
public record Message(String title, List<String> lines, String path) {}
