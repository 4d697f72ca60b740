package musette.lab.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Turn;

/** Plays the matches of a tournament, one at a time. */
public final class MatchPlayer {
  private final Game<?, ?, ?> game;
  private final Setup setup;
  private final Map<String, Entrant> entrants;
  private final long seed;

  public MatchPlayer(Game<?, ?, ?> game, Setup setup, Map<String, Entrant> entrants, long seed) {
    this.game = game;
    this.setup = setup;
    this.entrants = entrants;
    this.seed = seed;
  }

  public PlayedMatch play(Pairing pairing) {
    return play(game, pairing);
  }

  private <S, A, V> PlayedMatch play(Game<S, A, V> rules, Pairing pairing) {
    var sitting = new ArrayList<Entrant.Sitting<A, V>>();
    try {
      for (int i = 0; i < pairing.seats(); i++) {
        String name = pairing.lineup().get(i);
        Entrant entrant = entrants.get(name);
        if (entrant == null) {
          throw new IllegalArgumentException("no bot " + name);
        }
        sitting.add(entrant.sitDown(rules, setup, Seat.of(i)));
      }
      return playOut(rules, pairing, sitting);
    } finally {
      sitting.forEach(Entrant.Sitting::close);
    }
  }

  private <S, A, V> PlayedMatch playOut(
      Game<S, A, V> rules, Pairing pairing, List<Entrant.Sitting<A, V>> sitting) {
    long deal = seed * 0x9E3779B97F4A7C15L + pairing.deal();
    Chance dice = Chance.quick(deal);
    Chance thoughts = Chance.quick(~deal + pairing.seatOfOne());
    S state = rules.start(setup, dice, Journal.NONE);
    int plies = 0;
    while (rules.turn(state) instanceof Turn.ToAct(var seats)) {
      Seat seat = seats.first();
      List<A> actions = rules.actions(state, seat);
      A action =
          actions.size() == 1
              ? actions.getFirst()
              : sitting.get(seat.index()).choose(rules.view(state, seat), actions, thoughts);
      state = rules.play(state, seat, action, dice, Journal.NONE);
      plies++;
    }
    Result result = ((Turn.Over) rules.turn(state)).result();
    return new PlayedMatch(pairing, result.places(), plies);
  }
}
