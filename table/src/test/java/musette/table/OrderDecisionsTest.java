package musette.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.wire.table.Change;
import musette.wire.table.Clock;
import musette.wire.table.LoggedChange;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;
import musette.wire.table.TableInfo.Status;
import musette.wire.table.ToClient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Orders for the next turn are carried out if nothing has changed for them, and only then. */
final class OrderDecisionsTest {
  private long now = 1_000;

  private Table table(String game, Clock clock) {
    var places = new ArrayList<Change.Place>();
    for (String player : List.of("ann", "bob", "cid")) {
      places.add(new Change.Place(SeatInfo.Kind.PERSON, player, "", ""));
    }
    Games games = Games.all();
    var created =
        new Change.Created(
            game,
            games.about(game).version(),
            Map.of(),
            places,
            TableInfo.Access.PUBLIC,
            true,
            false,
            false,
            clock,
            "ann",
            Seed.of(5).hex(),
            "");
    Table table = Table.open("t1", new LoggedChange(0, now, "ann", "", "", created), games);
    apply(table, "ann", new Change.Started());
    return table;
  }

  private void apply(Table table, String player, Change change) {
    now += 1_000;
    table.apply(new LoggedChange(table.seq() + 1, now, player, "", "", change));
  }

  private static String offer(Table table, Seat seat, SplittableRandom random) {
    var offers = table.match().offers(seat);
    return offers.get(random.nextInt(offers.size())).text();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tour-de-france", "flaming-pyramids"})
  void whatIsPreparedIsPlayedOnlyIfTheRulesSayTheSameAboutIt(String game) {
    Table table = table(game, new Clock.DaysClock(2));
    var random = new SplittableRandom(3);
    int played = 0;
    int dropped = 0;
    Seat mine = Seat.C;
    Optional<ToClient.OfferInfo> order = Optional.empty();
    String said = "";
    while (table.status() == Status.RUNNING && table.seq() < 2_000) {
      List<ToClient.OfferInfo> ahead = OrderDecisions.offers(table, mine);
      if (order.isEmpty() && !ahead.isEmpty()) {
        order = Optional.of(ahead.get(random.nextInt(ahead.size())));
        said = OrderDecisions.said(table, mine, order.get().text()).orElseThrow();
      }
      if (order.isPresent() && OrderDecisions.isDue(table, mine)) {
        Decision decision = OrderDecisions.play(table, mine, order.get().text(), said);
        boolean plays = !decision.equals(new Decision.Do(List.of()));
        played += plays ? 1 : 0;
        dropped += plays ? 0 : 1;
        order = Optional.empty();
      }
      Seat seat = table.turn().first();
      apply(table, "", new Change.Played(table.nextPly(), seat, offer(table, seat, random), ""));
    }
    assertThat(played).as("played").isPositive();
    assertThat(dropped).as("dropped").isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"flamme-rouge", "leader-1", "pace-wheel"})
  void gamesThatCannotKnowHowATurnBeginsHaveNone(String game) {
    Table table = table(game, new Clock.DaysClock(2));
    for (Seat seat : table.seats()) {
      assertThat(OrderDecisions.offers(table, seat)).isEmpty();
    }
  }

  @Test
  void liveMatchesHaveNoOrdersAndNoHolidays() {
    Table table = table("tour-de-france", new Clock.MoveClock(60));
    for (Seat seat : table.seats()) {
      assertThat(OrderDecisions.offers(table, seat)).isEmpty();
    }
    assertThat(Holiday.note(table, "ann", now + 5_000_000, now))
        .isEqualTo(new Decision.Do(List.of()));
  }

  @Test
  void aClockThatRestsKeepsItsTime() {
    Table table = table("tour-de-france", new Clock.DaysClock(1));
    while (table.turn().first() != Seat.A || table.nextPly() < 5) {
      Seat seat = table.turn().first();
      String action = table.match().offers(seat).getFirst().text();
      apply(table, "", new Change.Played(table.nextPly(), seat, action, ""));
    }
    long ends = table.clockEnds();
    long began = now;
    long until = now + 7_000_000;
    var away = (Decision.Do) Holiday.note(table, "ann", until, now);
    apply(table, "", away.changes().getFirst());
    assertThat(Holiday.note(table, "ann", until, now)).isEqualTo(new Decision.Do(List.of()));
    assertThat(table.clockEnds()).isEqualTo(ends + until - now);
    assertThat(Holiday.resting(table, now)).containsExactly(new Holiday.Resting(Seat.A, until));
    long atRest = now;
    now += 1_000_000;
    var back = (Decision.Do) Holiday.note(table, "ann", now, now + 1_000);
    apply(table, "", back.changes().getFirst());
    assertThat(table.clockEnds()).isEqualTo(ends + now - atRest);
    assertThat(table.clockEnds()).isGreaterThan(began);
  }
}
