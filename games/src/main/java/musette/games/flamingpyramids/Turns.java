package musette.games.flamingpyramids;

import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.api.Direction;
import musette.games.flamingpyramids.api.Finding;
import musette.games.flamingpyramids.api.Stage;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Turn;

/** Who is asked, what an action sets going, and when a turn ends (FP-18 to FP-21, A-35). */
final class Turns {
  /** After so many turns the match stops without a winner. */
  static final int MAX_TURNS = 5_000;

  private Turns() {}

  static Turn of(BuildState state) {
    return state.over
        ? new Turn.Over(YourTurn.result(state))
        : Turn.of(Seats.ofBits(state.asked()));
  }

  static BuildState play(
      BuildState state, Seat seat, BuildAction action, Chance chance, Journal journal) {
    return switch (action) {
      case BuildAction.Place place -> {
        Draft draft = YourTurn.place(state, place, journal);
        if (draft.rules.checking().isWatchful()) {
          draft.stage = Stage.CHECK; // FP-81
        } else {
          resolve(draft, chance);
        }
        yield draft.close();
      }
      case BuildAction.Slide(Direction direction) -> {
        Draft draft = Collapse.slide(state, direction, journal);
        resolve(draft, chance);
        yield draft.close();
      }
      case BuildAction.Say(Finding finding) -> {
        Draft draft = Draft.of(state, journal);
        say(draft, seat, finding, chance);
        yield draft.close();
      }
    };
  }

  /** Resolves the chaos up to the next slide; without one the turn ends. */
  private static void resolve(Draft draft, Chance chance) {
    if (Chaos.resolve(draft, chance) == Chaos.Stop.QUIET) {
      end(draft, chance);
    }
  }

  private static void say(Draft draft, Seat seat, Finding finding, Chance chance) {
    switch (Check.say(draft, seat, finding)) {
      case OPEN -> {}
      case PASSED -> end(draft, chance);
      case CALLED -> {
        if (Chaos.resolve(draft, chance) == Chaos.Stop.QUIET) {
          Check.tellIfSound(draft);
          end(draft, chance);
        }
      }
    }
  }

  /** Whoever laid the tile fills up, and has won or gives up the turn (FP-88). */
  private static void end(Draft draft, Chance chance) {
    draft.active = draft.layer();
    draft.resolver = draft.active;
    draft.stage = Stage.BUILD;
    draft.laid = 0;
    draft.unrolled = false;
    YourTurn.refill(draft, chance);
    if (draft.hands[draft.active] == 0) {
      endMatch(draft, new BuildEvent.Won(Seat.of(draft.active)));
    } else if (draft.turn == MAX_TURNS) {
      endMatch(draft, new BuildEvent.Stopped(MAX_TURNS));
    } else {
      pass(draft);
    }
  }

  /** When all is over, the referee tells what nobody noticed. */
  private static void endMatch(Draft draft, BuildEvent how) {
    draft.over = true;
    if (draft.told()) {
      draft.journal.tell(how);
      if (draft.rules.checking().isWatchful()) {
        for (Incident incident : Incident.all(draft.pyramid, draft.rules)) {
          draft.journal.tell(
              new BuildEvent.Unnoticed(incident.kind(), incident.tiles().getFirst().tile()));
        }
      }
    }
  }

  /** The next seat is the one on the left (FP-20, A-16). */
  private static void pass(Draft draft) {
    draft.active = (draft.active + 1) % draft.rules.seats();
    draft.resolver = draft.active;
    draft.turn++;
    if (draft.told()) {
      draft.journal.tell(new BuildEvent.TurnBegan("FP-20", Seat.of(draft.active), draft.turn));
    }
  }
}
