package musette.table;

import java.util.List;
import java.util.Optional;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Seat;
import musette.table.json.JsonText;
import musette.wire.table.Change;
import musette.wire.table.Clock;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo.Status;
import musette.wire.table.ToClient;

/**
 * Prepared moves (orders), in matches by turns and in games that know what a turn will begin with
 * ({@link Game#ahead}). An order is carried out only if it is still offered, and if the rules say
 * the same about it as when it was given.
 */
public final class OrderDecisions {
  private OrderDecisions() {}

  /** What the seat could do if it were its turn now; empty if that cannot be known. */
  public static List<ToClient.OfferInfo> offers(Table table, Seat seat) {
    boolean slow =
        table.created().clock() instanceof Clock.DaysClock
            || table.created().clock() instanceof Clock.NoClock;
    return table.status() == Status.RUNNING
            && slow
            && table.place(seat).kind() == SeatInfo.Kind.PERSON
            && !table.turn().contains(seat)
        ? ahead(table.match(), seat)
        : List.of();
  }

  private static <S, A, V> List<ToClient.OfferInfo> ahead(Match<S, A, V> match, Seat seat) {
    Game<S, A, V> game = match.game();
    return game.ahead(match.state(), seat)
        .map(state -> ViewSnapshot.offers(game, game.view(state, seat), game.actions(state, seat)))
        .orElse(List.of());
  }

  /** What the rules say about an order that is prepared now; none if it is not offered. */
  public static Optional<String> said(Table table, Seat seat, String action) {
    return said(offers(table, seat), action);
  }

  private static Optional<String> said(List<ToClient.OfferInfo> offers, String action) {
    return offers.stream()
        .filter(offer -> offer.text().equals(action))
        .map(offer -> JsonText.of(offer.remarks()))
        .findFirst();
  }

  /** Whether it is the turn of a person who has prepared something. */
  public static boolean isDue(Table table, Seat seat) {
    return table.turn().contains(seat) && table.place(seat).kind() == SeatInfo.Kind.PERSON;
  }

  /** Carries out an order if nothing has changed for it; otherwise decides nothing. */
  public static Decision play(Table table, Seat seat, String action, String said) {
    boolean same =
        isDue(table, seat) && said(now(table.match(), seat), action).equals(Optional.of(said));
    return same
        ? Decision.just(new Change.Played(table.nextPly(), seat, action, ""))
        : new Decision.Do(List.of());
  }

  private static <S, A, V> List<ToClient.OfferInfo> now(Match<S, A, V> match, Seat seat) {
    return ViewSnapshot.offers(match.game(), match.view(seat), match.actions(seat));
  }
}
