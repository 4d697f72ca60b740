package musette.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.teavm.classlib.impl.text.DoubleAnalyzer;
import org.teavm.classlib.impl.text.DoubleSynthesizer;
import org.teavm.classlib.java.lang.TStrictMath;
import org.teavm.classlib.java.security.TMessageDigest;
import org.teavm.classlib.java.security.TNoSuchAlgorithmException;
import org.teavm.classlib.java.util.THexFormat;

/** What stands in for classes of the JDK in the browser gives what the JDK gives. */
final class SubstitutesTest {
  private static final double[] SPECIAL = {
    0,
    -0.0,
    1,
    -1,
    2,
    0.5,
    Math.E,
    709.78,
    709.79,
    -708,
    -720,
    -745.1,
    -745.2,
    1e-300,
    1e-9,
    Double.MIN_VALUE,
    Double.MAX_VALUE,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY
  };

  private final Random random = new Random(1);

  @Test
  void hashesAreThoseOfTheJdk() throws Exception {
    var ours = TMessageDigest.getInstance("SHA-256");
    var theirs = MessageDigest.getInstance("SHA-256");
    for (int length = 0; length < 300; length++) {
      byte[] bytes = new byte[length];
      random.nextBytes(bytes);
      ours.update(bytes);
      ours.update((byte) length);
      theirs.update(bytes);
      theirs.update((byte) length);
      assertThat(ours.digest(bytes)).isEqualTo(theirs.digest(bytes));
    }
  }

  @Test
  void resettingForgetsWhatWasAdded() throws Exception {
    var ours = TMessageDigest.getInstance("SHA-256");
    byte[] nothing = ours.digest();
    ours.update((byte) 1);
    ours.reset();
    assertThat(ours.digest()).isEqualTo(nothing);
  }

  @Test
  void otherHashesAreUnknown() {
    assertThatThrownBy(() -> TMessageDigest.getInstance("MD5"))
        .isInstanceOf(TNoSuchAlgorithmException.class);
  }

  @Test
  void hexadecimalDigitsAreThoseOfTheJdk() {
    for (int i = 0; i < 1000; i++) {
      long number = random.nextLong() >>> random.nextInt(64);
      byte[] bytes = new byte[random.nextInt(40)];
      random.nextBytes(bytes);
      assertThat(THexFormat.of().toHexDigits(number)).isEqualTo(HexFormat.of().toHexDigits(number));
      assertThat(THexFormat.of().formatHex(bytes)).isEqualTo(HexFormat.of().formatHex(bytes));
    }
  }

  @Test
  void powersOfEAreThoseOfTheJdk() {
    agree(TStrictMath::exp, StrictMath::exp);
  }

  @Test
  void logarithmsAreThoseOfTheJdk() {
    agree(TStrictMath::log, StrictMath::log);
  }

  @Test
  void numbersOfUpTo15DigitsArePrintedAndReadAsByTheJdk() {
    var digits = new DoubleAnalyzer.Result();
    for (int i = 0; i < 200_000; i++) {
      int decimals = random.nextInt(10);
      long whole = random.nextLong(1L << random.nextInt(1, 50)) % 1_000_000_000_000_000L;
      double number = new BigDecimal(BigInteger.valueOf(whole), decimals).doubleValue();
      DoubleAnalyzer.analyze(-number, digits);
      var read = new BigDecimal(BigInteger.valueOf(digits.mantissa), 17 - digits.exponent);
      assertThat(read).isEqualByComparingTo(BigDecimal.valueOf(number));
      assertThat(digits.sign).isTrue();
      assertThat(
              DoubleSynthesizer.synthesizeDouble(digits.mantissa, digits.exponent + 1, digits.sign))
          .isEqualTo(-number);
    }
  }

  private void agree(DoubleUnaryOperator ours, DoubleUnaryOperator theirs) {
    for (double x : SPECIAL) {
      agree(x, ours, theirs);
    }
    for (int i = 0; i < 200_000; i++) {
      agree(i / 16.0, ours, theirs);
      agree(random.nextGaussian(), ours, theirs);
      agree(1 + random.nextGaussian() / (1L << random.nextInt(60)), ours, theirs);
      agree((random.nextDouble() - 0.5) * 1500, ours, theirs);
      agree(Double.longBitsToDouble(random.nextLong()), ours, theirs);
    }
  }

  private static void agree(double x, DoubleUnaryOperator ours, DoubleUnaryOperator theirs) {
    double one = ours.applyAsDouble(x);
    double other = theirs.applyAsDouble(x);
    if (Double.doubleToLongBits(one) != Double.doubleToLongBits(other)) {
      assertThat(one).as("of " + x).isEqualTo(other);
    }
  }
}
