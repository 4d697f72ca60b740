package musette.lab.job;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LengthsTest {
  @Test
  void quantilesAreTheShortestLengthThatSoManyDidNotExceed() {
    var lengths = new Lengths();
    for (int i = 1; i <= 100; i++) {
      lengths.add(i);
    }
    assertThat(lengths.quantile(0)).isEqualTo(1);
    assertThat(lengths.quantile(0.25)).isEqualTo(25);
    assertThat(lengths.quantile(0.5)).isEqualTo(50);
    assertThat(lengths.quantile(1)).isEqualTo(100);
    assertThat(lengths.mean()).isEqualTo(50.5);
  }

  @Test
  void thereIsRoomForAnyLength() {
    var one = new Lengths();
    one.add(3);
    one.add(5000);
    assertThat(one.map()).isEqualTo(java.util.Map.of(3, 1L, 5000, 1L));
    assertThat(one.total()).isEqualTo(5003);
    assertThat(one.quantile(1)).isEqualTo(5000);
    assertThat(one.quantile(0)).isEqualTo(3);
  }
}
