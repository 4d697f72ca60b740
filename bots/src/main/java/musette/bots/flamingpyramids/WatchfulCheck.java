package musette.bots.flamingpyramids;

import musette.games.flamingpyramids.BuildState;
import musette.games.flamingpyramids.FlamingPyramids;
import musette.games.flamingpyramids.Queries;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.Finding;
import musette.games.flamingpyramids.api.Phase;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;

/**
 * Watchful play: a close look at an imagined pyramid, whose tiles are the ones that everybody sees.
 * It calls chaos unless it would pay for it more than for keeping silent.
 */
final class WatchfulCheck {
  /** How many slides of a fall are looked at; after that it counts as it stands. */
  private static final int DEPTH = 3;

  /** More than any number of tiles. */
  private static final double WON = 1000;

  private static final FlamingPyramids RULES = new FlamingPyramids();
  private static final BuildAction WELL = new BuildAction.Say(Finding.WELL);
  private static final BuildAction CHAOS = new BuildAction.Say(Finding.CHAOS);

  private WatchfulCheck() {}

  static boolean isOn(Phase phase) {
    return phase == Phase.CHECK || phase == Phase.OBJECT;
  }

  /** What to say of the pyramid, whatever others may have said in secret. */
  static BuildAction choose(BuildState asked, Seat seat, Chance chance) {
    if (Queries.isSound(asked)) {
      return WELL;
    }
    BuildState state = Queries.unsaid(asked);
    double call = worth(others(say(state, seat, CHAOS, chance), WELL, chance), seat, chance);
    BuildState passed = say(state, seat, WELL, chance);
    double well = worth(others(passed, WELL, chance), seat, chance);
    if (state.phase() == Phase.CHECK && passed.phase() == Phase.OBJECT) {
      // Whoever gains from it will object.
      well = Math.min(well, worth(others(passed, CHAOS, chance), seat, chance));
    }
    boolean mine = state.active() == seat;
    return call > well || (call == well && !mine) ? CHAOS : WELL;
  }

  /** After a tile was laid: everybody looks closely, and a wrong call costs nothing. */
  static BuildState called(BuildState state, Chance chance) {
    return others(state, CHAOS, chance);
  }

  private static BuildState say(BuildState state, Seat seat, BuildAction finding, Chance chance) {
    return RULES.play(state, seat, finding, chance, Journal.NONE);
  }

  /** Everybody who is still asked says the same. */
  private static BuildState others(BuildState state, BuildAction finding, Chance chance) {
    BuildState now = state;
    while (isOn(now.phase())) {
      now = say(now, RULES.turn(now).seats().first(), finding, chance);
    }
    return now;
  }

  /** What a state is worth for a seat when the tiles that fall have slid. */
  private static double worth(BuildState state, Seat seat, Chance chance) {
    BuildState last = settled(state, chance, DEPTH);
    if (last.phase() == Phase.OVER && last.tilesLeft(last.active()) == 0) {
      return last.active() == seat ? WON : -WON;
    }
    return lead(last, seat);
  }

  /** Whoever bears the chaos slides so that it costs least. */
  private static BuildState settled(BuildState state, Chance chance, int depth) {
    if (depth == 0 || state.phase() != Phase.SLIDE) {
      return state;
    }
    Seat bearer = RULES.turn(state).seats().first();
    BuildState best = state;
    int least = Integer.MAX_VALUE;
    for (BuildAction slide : BuildAction.SLIDES) {
      BuildState next =
          settled(RULES.play(state, bearer, slide, chance, Journal.NONE), chance, depth - 1);
      if (next.tilesLeft(bearer) < least) {
        least = next.tilesLeft(bearer);
        best = next;
      }
    }
    return best;
  }

  /** How many tiles fewer than the others on average. */
  static double lead(BuildState state, Seat seat) {
    double others = 0;
    for (Seat other : Seat.first(state.seats())) {
      others += other == seat ? 0 : state.tilesLeft(other);
    }
    return others / (state.seats() - 1) - state.tilesLeft(seat);
  }
}
