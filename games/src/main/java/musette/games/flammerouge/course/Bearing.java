package musette.games.flammerouge.course;

/**
 * Directions in 64ths of a full turn, clockwise from the right. Their sines come from square roots
 * alone, which every engine rounds in the same way.
 */
final class Bearing {
  static final int FULL = 64;

  private static final double[] SINES = sines();

  private Bearing() {}

  static int of(int degrees) {
    return degrees * 8 / 45;
  }

  static double sin(int bearing) {
    return SINES[Math.floorMod(bearing, FULL)];
  }

  static double cos(int bearing) {
    return sin(bearing + FULL / 4);
  }

  private static double[] sines() {
    // The cosine of 90 degrees, halved four times.
    double cos = 0;
    for (int i = 0; i < 4; i++) {
      cos = Math.sqrt((1 + cos) / 2);
    }
    double sin = Math.sqrt(1 - cos * cos);
    var sines = new double[FULL];
    double x = 1;
    double y = 0;
    for (int i = 0; i <= FULL / 4; i++) {
      sines[i] = i == FULL / 4 ? 1 : y;
      sines[FULL / 2 - i] = sines[i];
      sines[(FULL / 2 + i) % FULL] = -sines[i];
      sines[(FULL - i) % FULL] = -sines[i];
      double turned = x * cos - y * sin;
      y = x * sin + y * cos;
      x = turned;
    }
    sines[0] = 0;
    sines[FULL / 2] = 0;
    return sines;
  }
}
