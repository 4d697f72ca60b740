package musette.lab.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import musette.kernel.Game;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Statement;
import musette.wire.table.Clock;
import musette.wire.table.Part;
import musette.wire.table.Person;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;
import musette.wire.table.ToClient;

/**
 * The message that asks a program for a decision; it is the one a server sends to the player to
 * act.
 */
final class Question {
  static final String TABLE = "arena";
  private static final long NO_CLOCK = -1;

  private Question() {}

  static <A, V> ToClient.State of(
      Game<?, A, V> game, Setup setup, Seat seat, int seq, V view, List<A> actions) {
    var offers = new ArrayList<ToClient.OfferInfo>();
    for (A action : actions) {
      offers.add(
          new ToClient.OfferInfo(
              game.notation().print(action),
              new Part(action),
              statements(game.outlook(view, action).remarks())));
    }
    return new ToClient.State(
        info(game, setup, seat, seq),
        0,
        seat,
        Seat.NONE,
        new Part(view),
        new Part(game.ask(view)),
        statements(game.describe(view)),
        offers,
        ToClient.UndoKind.NONE,
        List.of(),
        seq - 1,
        List.of());
  }

  private static List<Part> statements(List<? extends Statement> statements) {
    return statements.stream().map(Part::new).toList();
  }

  private static TableInfo info(Game<?, ?, ?> game, Setup setup, Seat seat, int seq) {
    var seats = new ArrayList<SeatInfo>();
    for (Seat each : Seat.first(setup.seats())) {
      var who = new Person(each.name(), each.name(), Person.Kind.BOT);
      seats.add(new SeatInfo(each, SeatInfo.Kind.BOT, who, "", "", true, NO_CLOCK, false));
    }
    return new TableInfo(
        TABLE,
        seq,
        game.about().id(),
        game.about().version(),
        setup.options(),
        TableInfo.Status.RUNNING,
        TableInfo.Access.PRIVATE,
        false,
        true,
        false,
        new Clock.NoClock(),
        Person.NOBODY,
        seats,
        List.of(seat),
        List.of(seat),
        List.of(),
        "",
        "",
        Map.of(),
        "",
        0,
        0,
        "",
        0);
  }
}
