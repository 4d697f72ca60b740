package musette.games.tourdefrance;

import musette.games.tourdefrance.api.Binding;

/** A rider as one number: where they are, what their card says, and what keeps them. */
final class Rider {
  static final int MAX_POINTS = 31;
  static final int MAX_THROWS = 1023;
  static final int MAX_ORANGE = 254;
  static final int MAX_COUNT = 7;

  /** −1 on the next throw. */
  static final long MINUS = 1L << 46;

  /** The next throw moves 1. */
  static final long CRUNCH = 1L << 47;

  /** Misses the next go. */
  static final long MISS = 1L << 48;

  /** Past the blue line on lap 2. */
  static final long PAST_BLUE = 1L << 49;

  /** On or past 1 OR 2 MAX on lap 2. */
  static final long PAST_MAX2 = 1L << 50;

  private static final int LAP = 7;
  private static final int THROWS = 9;
  private static final int DIE = 19;
  private static final int ORANGE = 32;
  private static final int POINTS = 40;
  private static final int BINDING = 51;
  private static final int COUNT = 54;
  private static final int FINISH = 57;
  private static final int WAYS = 60;
  private static final Binding[] BINDINGS = Binding.values();

  /** All that is written on the card but for the bank points, and the place at the line. */
  static final long RECORD = 7L << FINISH | 255L << ORANGE | 8191L << DIE | 1023L << THROWS;

  private Rider() {}

  static long at(int square, int lap) {
    return square | (long) lap << LAP;
  }

  static int square(long rider) {
    return (int) rider & 127;
  }

  static int lap(long rider) {
    return (int) (rider >>> LAP) & 3;
  }

  /** How often they have thrown. */
  static int throwsMade(long rider) {
    return (int) (rider >>> THROWS) & 1023;
  }

  static int die(long rider) {
    return (int) (rider >>> DIE) & 8191;
  }

  static int orange(long rider) {
    return (int) (rider >>> ORANGE) & 255;
  }

  /** Bank points. */
  static int points(long rider) {
    return (int) (rider >>> POINTS) & 63;
  }

  static boolean has(long rider, long flag) {
    return (rider & flag) != 0;
  }

  static Binding binding(long rider) {
    return BINDINGS[(int) (rider >>> BINDING) & 7];
  }

  /** The tries or the sum of the binding; at a camera, how many were level or past on landing. */
  static int count(long rider) {
    return (int) (rider >>> COUNT) & 7;
  }

  /** 0 while riding, then 1 for the first over the line and so on. */
  static int finish(long rider) {
    return (int) (rider >>> FINISH) & 7;
  }

  /** The ways out of the forks that they have named before the start, in one number. */
  static int ways(long rider) {
    return (int) (rider >>> WAYS);
  }

  static long withSquare(long rider, int square) {
    return (rider & ~127L) | square;
  }

  static long withLap(long rider, int lap) {
    return (rider & ~(3L << LAP)) | (long) lap << LAP;
  }

  static long withThrow(long rider) {
    return throwsMade(rider) == MAX_THROWS ? rider : rider + (1L << THROWS);
  }

  static long withThrows(long rider, int number) {
    return (rider & ~(1023L << THROWS)) | (long) number << THROWS;
  }

  static long withDie(long rider, int total) {
    return (rider & ~(8191L << DIE)) | (long) Math.min(total, 6 * MAX_THROWS) << DIE;
  }

  static long withOrange(long rider, int orange) {
    return (rider & ~(255L << ORANGE)) | (long) Math.min(orange, MAX_ORANGE) << ORANGE;
  }

  static long withPoints(long rider, int points) {
    return (rider & ~(63L << POINTS)) | (long) Math.min(points, MAX_POINTS) << POINTS;
  }

  static long bound(long rider, Binding binding, int count) {
    return (rider & ~(7L << BINDING | 7L << COUNT))
        | (long) binding.ordinal() << BINDING
        | (long) Math.min(count, MAX_COUNT) << COUNT;
  }

  static long freed(long rider) {
    return rider & ~(7L << BINDING | 7L << COUNT);
  }

  static long withWays(long rider, int ways) {
    return (rider & ~(15L << WAYS)) | (long) ways << WAYS;
  }

  static long withFinish(long rider, int finish) {
    return rider | (long) finish << FINISH;
  }
}
