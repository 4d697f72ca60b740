package musette.kernel;

import java.nio.charset.StandardCharsets;

/**
 * The dice of one transition. In a match they are derived from the seed and the number of the ply,
 * in playouts they are fast, in tests they are scripted. The class is final so that calls in the
 * innermost loop of a search stay direct.
 *
 * <p>Drawing changes this object, so use it for one transition and in one thread.
 */
public final class Chance {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;
  private static final byte[] NO_KEY = {};
  private static final int[] NO_SCRIPT = {};

  private final byte[] key;
  private final int[] script;
  private final boolean scripted;
  private final boolean quick;
  private long state;
  private int drawn;
  private long block;

  private Chance(byte[] key, int[] script, boolean scripted, long state) {
    this.key = key;
    this.script = script;
    this.scripted = scripted;
    this.quick = !scripted && key.length == 0;
    this.state = state;
  }

  /** The dice of one ply of a match: SHA-256 of seed, ply and counter (docs/fair-play.md). */
  public static Chance of(Seed seed, int ply) {
    byte[] key = (seed.hex() + ":" + ply + ":").getBytes(StandardCharsets.UTF_8);
    return new Chance(key, NO_SCRIPT, false, 0);
  }

  /**
   * Fast dice for playouts and simulations: the same seed gives the same numbers. Not for matches
   * between people, because the rest can be computed from a few draws.
   */
  public static Chance quick(long seed) {
    return new Chance(NO_KEY, NO_SCRIPT, false, seed);
  }

  /**
   * Dice that show exactly these values: faces for {@link #die}, indexes for {@link #below}.
   * Drawing throws {@link Refused} if the values run out or are out of range.
   */
  public static Chance scripted(int... values) {
    return new Chance(NO_KEY, values.clone(), true, 0);
  }

  /**
   * Dice that show these values first, as far as they are possible, and then those of a ply: for a
   * study, in which other choices draw other dice.
   */
  public static Chance of(Seed seed, int ply, int... values) {
    return new Chance(of(seed, ply).key, values.clone(), true, 0);
  }

  /** The same dice as they were before anything was drawn. */
  Chance again() {
    return new Chance(key, script, scripted, quick ? state - drawn * GOLDEN : 0);
  }

  /**
   * A number from 0 to {@code bound - 1}, all equally likely.
   *
   * @param bound at least 1
   * @throws Refused if scripted dice have run out or show an impossible value
   */
  public int below(int bound) {
    drawn++;
    if (quick) {
      long mixed = state += GOLDEN;
      mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
      mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
      // The bias of the multiplication is below bound / 2^32: far under what a playout can notice.
      return (int) (((mixed >>> 32) * bound) >>> 32);
    }
    return scripted ? fromScript(0, bound - 1) : keyed(bound);
  }

  /**
   * A die: a number from 1 to {@code sides}, all equally likely.
   *
   * @param sides at least 1
   * @throws Refused if scripted dice have run out or show an impossible value
   */
  public int die(int sides) {
    if (scripted) {
      drawn++;
      return fromScript(1, sides);
    }
    return 1 + below(sides);
  }

  /** Whether anything was drawn; if so, the ply can be taken back only by consent. */
  public boolean used() {
    return drawn > 0;
  }

  /** The number of scripted values that have not been drawn; 0 if the dice are not scripted. */
  public int unused() {
    return Math.max(0, script.length - drawn);
  }

  private int fromScript(int min, int max) {
    boolean missing = drawn > script.length;
    if (key.length > 0 && (missing || script[drawn - 1] < min || script[drawn - 1] > max)) {
      return min + keyed(max - min + 1);
    }
    if (missing) {
      throw Refused.because("", "chance-missing", "asked", drawn, "min", min, "max", max);
    }
    int value = script[drawn - 1];
    if (value < min || value > max) {
      throw Refused.because("", "chance-range", "value", value, "min", min, "max", max);
    }
    return value;
  }

  /** Draws 32 bits and rejects the few that would favour some values. */
  private int keyed(int bound) {
    long limit = (1L << 32) - (1L << 32) % bound;
    long bits = next32();
    while (bits >= limit) {
      bits = next32();
    }
    return (int) (bits % bound);
  }

  private long next32() {
    if ((state & 1) == 0) {
      var digest = Seed.digest();
      digest.update(key);
      digest.update(Long.toString(state >> 1).getBytes(StandardCharsets.UTF_8));
      block = first(digest.digest());
    }
    long bits = (state & 1) == 0 ? block >>> 32 : block & 0xFFFFFFFFL;
    state++;
    return bits;
  }

  /** The first eight bytes as a number. */
  private static long first(byte[] bytes) {
    long number = 0;
    for (int i = 0; i < Long.BYTES; i++) {
      number = (number << Byte.SIZE) | Byte.toUnsignedLong(bytes[i]);
    }
    return number;
  }
}
