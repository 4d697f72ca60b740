package musette.lab.batch;

import musette.kernel.Game;
import musette.kernel.Refused;

/** The encoding of every game. */
final class Encodings {
  private Encodings() {}

  @SuppressWarnings(
      "unchecked") // An id names one game, and each encoding is for that game's types.
  static <A, V> Encoding<A, V> of(Game<?, A, V> game) {
    Encoding<?, ?> found =
        switch (game.about().id()) {
          case "flamme-rouge" -> new FlammeRougeEncoding();
          case "leader-1" -> new Leader1Encoding();
          case "flaming-pyramids" -> new FlamingPyramidsEncoding();
          case "pace-wheel" -> new PaceWheelEncoding();
          case "tour-de-france" -> new TourDeFranceEncoding();
          default -> throw Refused.because("", "no-encoding", "game", game.about().id());
        };
    return (Encoding<A, V>) found;
  }
}
