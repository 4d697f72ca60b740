package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import musette.kernel.Refusal;
import musette.kernel.Seat;
import musette.table.CommandAnswers.Answer;
import musette.table.Decision;
import musette.table.Games;
import musette.table.MatchDecisions;
import musette.table.Table;
import musette.wire.table.Change;
import musette.wire.table.Clock;
import musette.wire.table.LoggedChange;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;
import musette.wire.table.ToServer;
import org.junit.jupiter.api.Test;

/** A command is never carried out twice, however long ago it was. */
final class CommandAnswersTest {
  private static final String TABLE = "k3v9";

  private final Table table = running();

  private static Table running() {
    var places =
        List.of(
            new Change.Place(SeatInfo.Kind.PERSON, "anna", "", ""),
            new Change.Place(SeatInfo.Kind.PERSON, "ben", "", ""));
    var created =
        new Change.Created(
            "flamme-rouge",
            1,
            Map.of("firstPlayer", "A"),
            places,
            TableInfo.Access.PUBLIC,
            true,
            false,
            false,
            new Clock.NoClock(),
            "anna",
            "%064x".formatted(7),
            "");
    Table table = Table.open(TABLE, new LoggedChange(0, 0, "anna", "", "", created), Games.all());
    table.apply(new LoggedChange(1, 0, "anna", "", "", new Change.Started()));
    return table;
  }

  /** As the server does it: what is carried out, or nothing if it is stale. */
  private List<Change> does(String player, ToServer.Command command) {
    return switch (new MatchDecisions(table).decide(player, command)) {
      case Decision.Stale() -> List.of();
      case Decision.Do(List<Change> changes) -> {
        changes.forEach(
            change ->
                table.apply(
                    new LoggedChange(table.seq() + 1, 0, player, command.id(), "", change)));
        yield changes;
      }
    };
  }

  private void refuseMany(String player) {
    for (int i = 0; i < 100; i++) {
      table.answers().refused(player, player + i, Refusal.of("", "notation"));
    }
  }

  @Test
  void theRefusalsOfOneDoNotPushOutTheAnswersOfAnother() {
    var early = Refusal.of("", "not-your-turn");
    table.answers().refused("ben", "early", early);
    refuseMany("anna");
    for (int i = 0; i < 100; i++) {
      refuseMany("stranger" + i);
    }
    assertThat(table.answers().of("ben", "early")).contains(new Answer.Refused(early));
    assertThat(table.answers().of("anna", "anna0")).as("their own have a bound").isEmpty();
    assertThat(table.answers().of("stranger1", "stranger199")).isEmpty();
    assertThat(table.answers().of("stranger99", "stranger9999")).isPresent();
  }

  @Test
  void aSeatIsHandedOverOnceForOneCommand() {
    does("anna", new ToServer.HandOver("hand", TABLE, Seat.A, "random"));
    int handed = table.seq();
    does("anna", new ToServer.Resume("back", TABLE, Seat.A));
    refuseMany("anna");
    assertThat(table.answers().of("anna", "hand")).contains(new Answer.Done(handed));
    assertThat(table.answers().of("anna", "back")).contains(new Answer.Done(handed + 1));
  }

  @Test
  void anOfferToEndThatWasDeclinedIsNotMadeAgainByItself() {
    int seen = table.seq();
    assertThat(does("anna", new ToServer.OfferEnd("end", TABLE, seen, Seat.A))).isNotEmpty();
    does("ben", new ToServer.Answer("no", TABLE, table.seq(), Seat.B, ToServer.Reply.NO));
    refuseMany("anna");
    assertThat(does("anna", new ToServer.OfferEnd("end", TABLE, seen, Seat.A))).isEmpty();
    int known = table.seq();
    assertThat(does("anna", new ToServer.OfferEnd("again", TABLE, known, Seat.A))).isNotEmpty();
  }

  @Test
  void takingBackOnceTakesBackOnce() {
    // Both choose a card at the same time: what nobody has seen yet may be taken back freely.
    while (table.turn().list().size() < 2) {
      play();
    }
    play();
    while (table.match().freeUndo(Seat.A).isEmpty()) {
      play();
    }
    var undo = new ToServer.Undo("undo", TABLE, table.seq(), Seat.A);
    assertThat(does("anna", undo)).hasOnlyElementsOfType(Change.TakenBack.class);
    refuseMany("anna");
    assertThat(does("anna", undo)).isEmpty();
  }

  private void play() {
    Seat seat = table.turn().first();
    String action = table.match().offers(seat).getFirst().text();
    does(
        table.place(seat).player(),
        new ToServer.Play("play" + table.seq(), TABLE, table.seq(), seat, action));
  }
}
