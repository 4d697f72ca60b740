package musette.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RecordTextTest {
  private static final Nim NIM = new Nim();
  private static final String WHOLE =
      """
      musette-record 1
      game nim
      rules 1
      seats 2
      option heap 1
      seed-hash %s
      seed %s
      ply 1 A one
      ply 2 B two
      result 1 1
      """
          .formatted(Seed.of(1).hash(), Seed.of(1).hex());

  private static GameRecord parse(String text) {
    return RecordText.parse(text, id -> NIM.about());
  }

  @Test
  void aRecordIsReadAndReplayed() {
    assertThat(parse(WHOLE).replay(NIM).turn().isOver()).isTrue();
    assertThat(parse(WHOLE.replace("\n", "\r\n"))).isEqualTo(parse(WHOLE));
  }

  @ParameterizedTest
  @CsvSource({"a\\nb", "a\\r\\nb", "a\\nb\\n"})
  void aTextOfSeveralLinesIsKeptOnOne(String given) {
    String lines = given.replace("\\n", "\n").replace("\\r", "\r");
    Setup setup = Setup.of(NIM.about(), 2, Map.of("motto", lines));
    assertThat(setup.value("motto")).isEqualTo("a;b");
    GameRecord record = parse(WHOLE.replace("option heap 1", "option heap 1\noption motto a;b"));
    assertThat(parse(RecordText.print(record)).setup().value("motto")).isEqualTo("a;b");
  }

  @ParameterizedTest
  @CsvSource({
    "musette-record 1, musette-record 2, newer_format, 1",
    "musette-record 1, hello, no_header, 1",
    "musette-record 1, musette-record x, number, 1",
    "game nim, gaem nim, unknown_line, 2",
    "rules 1, rules -1, number, 3",
    "seats 2, seats two, number, 4",
    "ply 1 A one, ply 1 A, ply_form, 8",
    "ply 1 A one, ply x A one, number, 8",
    "ply 1 A one, hint 1, hint_form, 8",
    "ply 1 A one, hint x A, number, 8",
    "ply 1 A one, hint 1 Z, seat, 8",
    "ply 1 A one, ply 1 Z one, seat, 8",
    "ply 2 B two, undo x, number, 9",
    "ply 2 B two, undo 1 1, undone, 9",
    "ply 2 B two, undo 1\\nundo 1, undone, 10",
    "result 1 1, seats 2, twice, 10",
    "option heap 1, option heap 1\\noption heap 2, twice, 6",
    "result 1 1, result first, number, 10",
    "seed-hash , seed-hash 0, seed_hash, 7",
    "rules 1, # none, missing, 10"
  })
  void aBrokenRecordIsRefusedWithLineAndProblem(String good, String bad, String problem, int line) {
    String text = WHOLE.replace(good, bad.replace("\\n", "\n"));
    assertThat(text).isNotEqualTo(WHOLE);
    assertThatThrownBy(() -> parse(text))
        .isInstanceOfSatisfying(
            Refused.class,
            refused ->
                assertThat(refused.refusal().about())
                    .containsEntry("problem", problem)
                    .containsEntry("line", line));
  }

  @Test
  void aSeedThatDoesNotFitItsHashIsRefused() {
    assertThatThrownBy(() -> parse(WHOLE.replace(Seed.of(1).hex(), Seed.of(2).hex())))
        .hasMessageContaining("seed_hash");
  }

  @Test
  void aRecordThatLiesOrBreaksARuleIsRefused() {
    assertThatThrownBy(() -> parse(WHOLE.replace("result 1 1", "result 1 2")).replay(NIM))
        .hasMessageContaining("record-result");
    assertThatThrownBy(() -> parse(WHOLE.replace("B two", "B nine")).replay(NIM))
        .hasMessageContaining("not-offered");
    assertThatThrownBy(() -> parse(WHOLE.replace("ply 2", "ply 1")).replay(NIM))
        .hasMessageContaining("ply-order");
    assertThatThrownBy(() -> parse(WHOLE.replace("rules 1", "rules 2")).replay(NIM))
        .hasMessageContaining("record-version");
    assertThatThrownBy(
            () -> parse(WHOLE.replace("seed " + Seed.of(1).hex() + "\n", "")).replay(NIM))
        .hasMessageContaining("seed-not-shown");
  }

  @Test
  void aHugeTextIsRefusedAtOnce() {
    assertThatThrownBy(() -> parse("x".repeat(RecordText.MAX_LENGTH + 1)))
        .hasMessageContaining("too_long");
  }

  @ParameterizedTest
  @CsvSource({
    "heap, 0, option-value",
    "heap, 10, option-value",
    "heap, x, option-value",
    "heap, 99999999999, option-value",
    "fast, yes, option-value",
    "colour, green, option-value",
    "bonus, '1,2,3', option-value",
    "bonus, '1,9', option-value",
    "bonus, '1,', option-value",
    "motto, toolong, option-value",
    "size, 1, unknown-option"
  })
  void optionsOutOfRangeAreRefused(String option, String value, String reason) {
    assertThatThrownBy(() -> Setup.of(NIM.about(), 2, Map.of(option, value)))
        .isInstanceOfSatisfying(
            Refused.class, refused -> assertThat(refused.refusal().reason()).isEqualTo(reason));
  }

  @Test
  void optionsHaveDefaultsAndValuesPerSeat() {
    Setup setup = Setup.of(NIM.about(), 2, Map.of("bonus", "1,2", "fast", "on"));
    assertThat(setup.get(Nim.HEAP)).isEqualTo(3);
    assertThat(setup.get(Nim.FAST)).isTrue();
    assertThat(setup.get(Nim.BONUS, Seat.B)).isEqualTo(2);
    assertThat(Setup.of(NIM.about(), 2, Map.of("bonus", "3")).get(Nim.BONUS, Seat.B)).isEqualTo(3);
    assertThatThrownBy(() -> Setup.of(NIM.about(), 5)).hasMessageContaining("seats");
    assertThatThrownBy(() -> Setup.of(NIM.about(), 1)).hasMessageContaining("seats");
  }

  @ParameterizedTest
  @ValueSource(strings = {"game", "rules", "seats", "player A", "word A", "seed-hash", "ply 1 A"})
  void aLineHasALength(String begin) {
    String line = begin + " " + "x".repeat(900_000);
    assertThatThrownBy(() -> parse(WHOLE.replace("seats 2\n", line + "\nseats 2\n")))
        .isInstanceOfSatisfying(
            Refused.class,
            e ->
                assertThat(e.refusal().about())
                    .containsEntry("problem", "long_line")
                    .containsEntry("line", 4));
  }

  @Test
  void hintsAreKeptAndOldRecordsHaveNone() {
    assertThat(parse(WHOLE).hints()).isEmpty();
    String hinted = WHOLE.replace("result 1 1", "hint 1 A\nhint 2 B\nresult 1 1");
    GameRecord record = parse(hinted);
    assertThat(record.hints())
        .containsExactly(new GameRecord.Hint(1, Seat.A), new GameRecord.Hint(2, Seat.B));
    assertThat(parse(RecordText.print(record))).isEqualTo(record);
    assertThat(RecordText.print(record)).contains("hint 1 A\nhint 2 B\nresult 1 1\n");
    assertThat(record.replay(NIM).turn().isOver()).isTrue();
  }

  @Test
  void whatABotPlayedForSomebodyIsKept() {
    assertThat(parse(WHOLE).standIns()).isEmpty();
    GameRecord record = parse(WHOLE.replace("result 1 1", "stand-in 2 B\nresult 1 1"));
    assertThat(record.standIns()).containsExactly(new GameRecord.StandIn(2, Seat.B));
    assertThat(parse(RecordText.print(record))).isEqualTo(record);
    assertThatThrownBy(() -> parse(WHOLE.replace("result 1 1", "stand-in 2\nresult 1 1")))
        .isInstanceOf(Refused.class);
  }

  @Test
  void aNameThatIsTooLongIsCutWhenItIsWritten() {
    GameRecord record = parse(WHOLE.replace("seats 2\n", "seats 2\nplayer A Ann\n"));
    var longName =
        new GameRecord(
            record.game(),
            record.version(),
            record.setup(),
            List.of("n".repeat(5_000), "B"),
            record.secret(),
            record.words(),
            record.log(),
            record.places());
    assertThat(parse(RecordText.print(longName)).players().getFirst()).hasSize(200);
  }

  @Test
  void anOptionIsAsLongAsTheGameSaysAndARefusalRepeatsLittleOfIt() {
    assertThatThrownBy(
            () -> parse(WHOLE.replace("option heap 1", "option heap " + "1".repeat(900_000))))
        .isInstanceOfSatisfying(
            Refused.class,
            e -> {
              assertThat(e.refusal().reason()).isEqualTo("option-value");
              assertThat(e.refusal().about()).containsEntry("value", "1".repeat(200) + "…");
              assertThat(e.getMessage()).hasSizeLessThan(300);
            });
  }

  @Test
  void whatIsRepeatedIsNeverHalfACharacter() {
    Refusal refusal = Refusal.of("", "notation", "text", "a" + "🚴".repeat(200));
    assertThat(refusal.about()).containsEntry("text", "a" + "🚴".repeat(99) + "…");
  }
}
