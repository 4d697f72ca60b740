package musette.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class MatchTest {
  private static final Nim NIM = new Nim();

  private static Match<Nim.Heap, String, Nim.Heap> match(int seats) {
    return Match.start(NIM, Setup.of(NIM.about(), seats), Seed.of(1));
  }

  @Test
  void aRefusedActionChangesNothing() {
    var match = match(2);
    match.play(Seat.A, "one");
    for (String wrong : List.of("three", "", "!!", "ONE")) {
      assertThatThrownBy(() -> match.play(Seat.B, wrong)).isInstanceOf(Refused.class);
    }
    assertThatThrownBy(() -> match.play(Seat.A, "one")).hasMessageContaining("not-your-turn");
    assertThatThrownBy(() -> match.play(Seat.F, "one")).hasMessageContaining("not-your-turn");
    assertThat(match.log()).hasSize(1);
    assertThat(match.state().total()).isEqualTo(1);
  }

  @Test
  void aQuietPlyIsTakenBackFreelyEvenUnderALaterOne() {
    var match = match(3);
    match.play(Seat.A, "one");
    match.play(Seat.B, "two");
    assertThat(match.freeUndo(Seat.A)).containsExactly(1);
    match.takeBack(match.freeUndo(Seat.A));
    assertThat(match.state().total()).isEqualTo(2);
    assertThat(match.turn().seats()).containsExactly(Seat.A, Seat.C);
    assertThat(match.play(Seat.A, "one").ply()).as("numbers are never used twice").isEqualTo(3);
  }

  @Test
  void aPlyThatUsedDiceOrRevealedIsNotFree() {
    var match = match(2);
    match.play(Seat.A, "roll");
    assertThat(match.freeUndo(Seat.A)).isEmpty();
    match.play(Seat.B, "one");
    assertThat(match.freeUndo(Seat.B)).as("it revealed").isEmpty();
    assertThat(match.undoByConsent(Seat.A)).containsExactly(1, 2);
    match.takeBack(match.undoByConsent(Seat.A));
    assertThat(match.state().total()).isZero();
  }

  @Test
  void aPlyIsNotFreeOnceTheRoundIsRevealed() {
    var match = match(2);
    match.play(Seat.A, "one");
    match.play(Seat.B, "one");
    assertThat(match.freeUndo(Seat.A)).isEmpty();
  }

  @Test
  void whatWasNotPlayedCannotBeTakenBack() {
    var match = match(2);
    assertThat(match.freeUndo(Seat.A)).isEmpty();
    assertThatThrownBy(() -> match.takeBack(List.of())).hasMessageContaining("nothing-to-undo");
    assertThatThrownBy(() -> match.takeBack(List.of(5))).hasMessageContaining("nothing-to-undo");
  }

  @Test
  void aTakenBackPlyHasNewDiceWhenItIsPlayedAgain() {
    var match = match(2);
    match.play(Seat.A, "roll");
    match.takeBack(List.of(1));
    match.play(Seat.A, "roll");
    assertThat(match.log())
        .containsExactly(
            new Entry.Played(1, Seat.A, "roll"),
            new Entry.TakenBack(List.of(1)),
            new Entry.Played(2, Seat.A, "roll"));
    int expected = Chance.of(Seed.of(1), 2).die(6);
    assertThat(match.state().total()).isEqualTo(expected);
  }

  /** The number of a ply is the key of its dice: leaving one out would choose other dice. */
  @Test
  void noNumberIsLeftOut() {
    for (int ply : List.of(0, 1, 3, 9)) {
      var match = match(2);
      match.play(Seat.A, "one");
      assertThatThrownBy(() -> match.apply(new Entry.Played(ply, Seat.B, "roll")))
          .hasMessageContaining("ply-order");
      match.apply(new Entry.Played(2, Seat.B, "roll"));
    }
  }

  @Test
  void whatStandsKeepsItsDiceWhenAnotherPlyIsTakenBack() {
    for (int face = 1; face <= 6; face++) {
      var match = match(3);
      match.play(Seat.B, "one");
      match.play(Seat.A, "roll", Chance.scripted(face));
      match.takeBack(List.of(1));
      assertThat(match.state().total()).isEqualTo(face);
    }
  }

  /** However far back and however often: the log alone leads to the same position. */
  @Test
  void takingBackLeadsWhereTheLogLeads() {
    for (int seed = 0; seed < 300; seed++) {
      var chance = Chance.quick(seed);
      Setup setup = Setup.of(NIM.about(), 4, Map.of("heap", "9"));
      var match = Match.start(NIM, setup, Seed.of(seed));
      for (int i = 0; i < 60 && !match.turn().isOver(); i++) {
        var seats = match.turn().seats().list();
        Seat seat = seats.get(chance.below(seats.size()));
        match.play(seat, match.actions(seat).get(chance.below(match.actions(seat).size())));
        Seat sorry = Seat.of(chance.below(4));
        List<Integer> free = match.freeUndo(sorry);
        List<Integer> plies = free.isEmpty() ? match.undoByConsent(sorry) : free;
        if (chance.below(5) == 0 && !plies.isEmpty()) {
          match.takeBack(plies);
        }
      }
      var again = Match.replay(NIM, match.setup(), Seed.of(seed), match.log());
      assertThat(again.state()).isEqualTo(match.state());
      assertThat(again.steps()).isEqualTo(match.steps());
    }
  }

  @Test
  void aMatchReplaysFromItsRecordWithTakenBackPlies() {
    var match = match(2);
    match.play(Seat.A, "roll");
    match.takeBack(List.of(1));
    for (int i = 0; i < 3; i++) {
      match.play(Seat.A, "roll");
      match.play(Seat.B, "two");
    }
    assertThat(match.turn().isOver()).isTrue();
    assertThatThrownBy(() -> match.play(Seat.A, "one")).hasMessageContaining("match-over");
    var record =
        new GameRecord(
            "nim",
            1,
            match.setup(),
            List.of("Ann", "Bob  B."),
            new GameRecord.Secret.Shown(Seed.of(1)),
            Map.of(),
            match.log(),
            List.of(1, 1));
    GameRecord read = RecordText.parse(RecordText.print(record), id -> NIM.about());
    assertThat(read.players()).containsExactly("Ann", "Bob B.");
    assertThat(read.replay(NIM).state()).isEqualTo(match.state());
  }
}
