package musette.games.leader1.api;

import java.util.List;
import java.util.Map;

/**
 * A whole state as a readable record; docs/positions/leader-1.md tells its fields.
 *
 * @param tiles the values of the tiles that cyclists keep, for those who keep any
 */
public record RacePosition(
    Board board, Map<String, Cyclist> cyclists, Map<String, List<Integer>> tiles) {}
