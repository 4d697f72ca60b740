package musette.e2e;

import java.util.stream.Stream;
import musette.games.Catalogue;

/** What {@code ./verify} leaves to {@code ./verify --full}. */
final class RunLength {
  private static final boolean FULL = Boolean.getBoolean("musette.full");

  private RunLength() {}

  /** All games in a full run, otherwise these. */
  static Stream<String> games(String... few) {
    return FULL ? Catalogue.games().stream().map(game -> game.about().id()) : Stream.of(few);
  }

  /** All of these in a full run, otherwise the first. */
  static Stream<String> these(String... all) {
    return Stream.of(all).limit(FULL ? all.length : 1);
  }
}
