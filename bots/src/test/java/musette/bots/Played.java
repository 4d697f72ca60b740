package musette.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import musette.bots.search.Guide;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Option;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Setup;
import musette.kernel.Turn;

/** Plays whole matches with policies and guides, for their tests. */
public final class Played {
  private Played() {}

  /** The default set-up, and one for every other value of every option, at 2 and 4 seats. */
  public static List<Setup> setups(Game<?, ?, ?> game) {
    var setups = new ArrayList<Setup>();
    for (int seats : new int[] {2, 4}) {
      setups.add(Setup.of(game.about(), seats));
      for (Option option : game.about().options()) {
        for (String value : values(option)) {
          try {
            Setup setup = Setup.of(game.about(), seats, Map.of(option.id(), value));
            game.check(setup);
            setups.add(setup);
          } catch (Refused _) {
            // The value needs other options or seats.
          }
        }
      }
    }
    return setups;
  }

  private static List<String> values(Option option) {
    return switch (option) {
      case Option.Choice choice -> choice.values();
      case Option.Flag _ -> List.of("on", "off");
      case Option.Range _, Option.PerSeat _, Option.Text _ -> List.of();
    };
  }

  /** Plays a match to the end and checks that every choice was offered. */
  public static <S, A, V> void whole(Game<S, A, V> game, Policy<A, V> policy, Setup setup) {
    Chance chance = Chance.quick(setup.hashCode());
    S state = game.start(setup, chance, Journal.NONE);
    while (game.turn(state) instanceof Turn.ToAct(Seats seats)) {
      Seat seat = seats.first();
      List<A> actions = game.actions(state, seat);
      A action = policy.choose(game.view(state, seat), actions, chance);
      assertThat(actions).contains(action);
      state = game.play(state, seat, action, chance, Journal.NONE);
    }
  }

  /**
   * The same for a guide; also checks that its orders keep all actions and its values add up to one
   * win.
   */
  public static <S, A, V> void whole(Game<S, A, V> game, Guide<S, A> shared, Setup setup) {
    // A guide may take notes: tests that run at the same time each need their own.
    Guide<S, A> guide = shared.fresh();
    Chance chance = Chance.quick(setup.hashCode());
    S state = game.start(setup, chance, Journal.NONE);
    while (game.turn(state) instanceof Turn.ToAct(Seats seats)) {
      Seat seat = seats.first();
      List<A> actions = game.actions(state, seat);
      assertThat(guide.order(state, seat, actions)).containsExactlyInAnyOrderElementsOf(actions);
      if (guide.judges(state, Integer.MAX_VALUE)) {
        S judged = state;
        assertThat(Seat.first(setup.seats()))
            .allSatisfy(any -> assertThat(guide.worth(judged, any)).isBetween(0.0, 1.0));
      }
      A action = guide.choose(state, seat, actions, chance);
      assertThat(actions).contains(action);
      state = game.play(state, seat, action, chance, Journal.NONE);
    }
  }

  /** How many of this many two-seat matches the policy wins against random play. */
  public static <S, A, V> double winsAgainstRandom(
      Game<S, A, V> game, Policy<A, V> policy, int matches) {
    Setup setup = Setup.of(game.about(), 2);
    double wins = 0;
    for (int i = 0; i < matches; i++) {
      Chance chance = Chance.quick(i);
      Seat own = Seat.of(i % 2);
      S state = game.start(setup, chance, Journal.NONE);
      while (game.turn(state) instanceof Turn.ToAct(Seats seats)) {
        Seat seat = seats.first();
        List<A> actions = game.actions(state, seat);
        Policy<A, V> playing = seat == own ? policy : Policy.random();
        A action = playing.choose(game.view(state, seat), actions, chance);
        state = game.play(state, seat, action, chance, Journal.NONE);
      }
      wins += ((Turn.Over) game.turn(state)).result().win(own);
    }
    return wins;
  }
}
