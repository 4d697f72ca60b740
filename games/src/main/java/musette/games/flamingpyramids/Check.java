package musette.games.flamingpyramids;

import musette.kernel.Chance;
import musette.kernel.Seat;
import musette.kernel.Seats;

/** Watchful play: who checks the pyramid, and what a call leads to (FP-81 to FP-88). */
final class Check {
  private Check() {}

  /** Who has yet to say what he finds, a bit for each seat. */
  static int pending(BuildState state) {
    return pending(state.rules, state.stage, state.active) & ~(state.well | state.chaos);
  }

  /** Who is asked at a stage in which somebody is active (FP-82, FP-83). */
  static int pending(Rules rules, Stage stage, int active) {
    int everybody = Seats.first(rules.seats()).bits();
    return switch (stage) {
      case BUILD -> 0;
      case CHECK ->
          rules.checking() == Checking.STRATEGY ? 1 << (active + 1) % rules.seats() : everybody;
      case OBJECT -> everybody & ~(1 << active);
    };
  }

  /** One more player has said what he finds; when all have, it is shown and has its consequence. */
  static void say(Resolution now, Seat seat, Finding finding, Chance chance) {
    switch (finding) {
      case WELL -> now.well |= 1 << seat.index();
      case CHAOS -> now.chaos |= 1 << seat.index();
    }
    int answered = now.well | now.chaos;
    if ((pending(now.rules, now.stage, now.active) & ~answered) != 0) {
      if (now.told) {
        now.journal.tell(
            new BuildEvent.Said(now.stage == Stage.CHECK ? "FP-82" : "FP-83", seat, finding));
      }
      return;
    }
    Seats callers = Seats.ofBits(now.chaos);
    now.well = 0;
    now.chaos = 0;
    if (!callers.isEmpty()) {
      call(now, callers, chance);
    } else if (now.stage == Stage.CHECK && now.rules.checking() == Checking.STRATEGY) {
      takeOver(now, seat);
    } else {
      if (now.told) {
        now.journal.tell(
            now.stage == Stage.CHECK
                ? new BuildEvent.AllSaidWell("FP-82")
                : new BuildEvent.NobodyObjected("FP-83"));
      }
      EndOfTurn.finish(now, chance);
    }
  }

  /** The neighbour who finds all well is the active player from now on (FP-83). */
  private static void takeOver(Resolution now, Seat neighbour) {
    now.stage = Stage.OBJECT;
    now.active = neighbour.index();
    now.resolver = now.active;
    if (now.told) {
      now.journal.tell(new BuildEvent.TookOver("FP-83", neighbour));
    }
  }

  /** The referee resolves whatever chaos there is; a wrong call costs nothing (FP-84). */
  private static void call(Resolution now, Seats callers, Chance chance) {
    if (now.told) {
      now.journal.tell(
          now.stage == Stage.CHECK
              ? new BuildEvent.ChaosCalled(
                  now.rules.checking() == Checking.FAMILY ? "FP-82" : "FP-83", callers.list())
              : new BuildEvent.Objected("FP-85", callers.list(), Seat.of(now.active)));
    }
    if (now.rules.checking() == Checking.FAMILY) {
      now.calledOn = now.pyramid.copy();
    }
    if (Chaos.resolve(now, chance) == Chaos.Stop.QUIET) {
      if (now.told && !now.stirred) {
        now.journal.tell(new BuildEvent.FoundSound("FP-84"));
      }
      EndOfTurn.finish(now, chance);
    }
  }

  /** Whether a call would find nothing. */
  static boolean isSound(BuildState state) {
    Pyramid pyramid = state.pyramid;
    Rules rules = state.rules;
    return Collapse.firstUnstable(pyramid) == Pyramid.NOWHERE
        && Explosion.first(pyramid) == Pyramid.NOWHERE
        && (rules.fireDie() ? !isRollDue(state) : Fire.first(pyramid) == Pyramid.NOWHERE)
        && (!rules.curse() || Curse.first(pyramid) == Pyramid.NOWHERE);
  }

  private static boolean isRollDue(BuildState state) {
    if (!state.unrolled || (state.pyramid.tiles() >>> state.laid & 1) == 0) {
      return false;
    }
    Tile laid = Tile.of(state.laid);
    for (Tile roller : FireDie.rollers(state.pyramid, laid)) {
      if (FireDie.inContact(state.pyramid, laid, roller)) {
        return true;
      }
    }
    return false;
  }
}
