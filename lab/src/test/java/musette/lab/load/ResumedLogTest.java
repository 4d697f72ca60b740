package musette.lab.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A client that comes back must be told of everything that it has missed. */
final class ResumedLogTest {
  private static String state(int... numbers) {
    var log = new StringBuilder("{\"type\":\"State\",\"info\":{\"seq\":7},\"after\":3,\"log\":[");
    for (int number : numbers) {
      log.append("{\"type\":\"Played\",\"seq\":%d,\"ply\":1,\"events\":[]},".formatted(number));
    }
    return log.append("{}]}").toString();
  }

  @Test
  void everyNumberIsThereOnceAndInOrder() {
    assertThat(ResumedLog.isWhole(state(4, 5, 6, 7), 3, 7)).isTrue();
    assertThat(ResumedLog.isWhole(state(), 7, 7)).isTrue();
  }

  @Test
  void whatIsMissingIsNoticed() {
    assertThat(ResumedLog.isWhole(state(5, 6, 7), 3, 7)).as("the first").isFalse();
    assertThat(ResumedLog.isWhole(state(4, 6, 7), 3, 7)).as("one in between").isFalse();
    assertThat(ResumedLog.isWhole(state(4, 5, 6), 3, 7)).as("the last").isFalse();
    assertThat(ResumedLog.isWhole(state(4, 5, 5, 6, 7), 3, 7)).as("one twice").isFalse();
    assertThat(ResumedLog.isWhole(state(), 3, 7)).as("all").isFalse();
  }
}
