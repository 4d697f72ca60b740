package musette.games.leader1;

import musette.games.leader1.api.Area;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Quality;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.Slot;
import musette.games.leader1.api.Speciality;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;

/** Who is asked next and when a phase ends: from one question to the next (L1-40). */
final class Turns {
  private Turns() {}

  /** Whoever is asked acts, and the match goes on to the next question. */
  static Draft play(RaceState race, Seat seat, RaceAction action, Chance chance, Journal journal) {
    var draft = new Draft(race);
    if (race.heated != RaceState.NOBODY) {
      Feeding.chooseHeat(draft, ((RaceAction.Eat) action).value(), journal);
    } else if (action instanceof RaceAction.Eat(Speciality cyclist, int value)) {
      int r = Riders.rider(race.rules.teamOf(seat.index()), cyclist.ordinal());
      Feeding.eat(draft, r, value, journal);
    } else if (race.due != 0) {
      Feeding.answer(draft, action, chance, journal);
    } else if (action instanceof RaceAction.Draw) {
      Feeding.drawLeft(draft, seat.index(), chance, journal);
    } else {
      decide(draft, race, action, chance, journal);
    }
    return settle(draft, chance, journal);
  }

  private static void decide(
      Draft draft, RaceState before, RaceAction action, Chance chance, Journal journal) {
    switch (action) {
      // The frequent ones first: the cases are tried in this order.
      case RaceAction.Ride _ ->
          Riding.ride(draft, Moves.resolve(before, Offers.move(before, action)), chance, journal);
      case RaceAction.Take(Area area) -> {
        if (draft.phase == Phase.AREAS) {
          Preparing.takeArea(draft, area, journal);
        } else {
          Peloton.shift(draft, action, journal);
        }
      }
      case RaceAction.Drop _ -> {
        if (draft.phase == Phase.PAYMENT) {
          Payment.refuse(draft);
        } else {
          Peloton.shift(draft, action, journal);
        }
      }
      case RaceAction.Attack _ ->
          BreakingAway.attack(
              draft, Moves.resolve(before, Offers.move(before, action)), chance, journal);
      case RaceAction.Accelerate _ -> Peloton.accelerate(draft, journal);
      case RaceAction.Pass _ -> {
        if (draft.phase == Phase.PURSUIT) {
          Peloton.pass(draft, journal);
        } else {
          draft.cursor++;
        }
      }
      case RaceAction.Pick pick -> Preparing.pick(draft, pick, journal);
      case RaceAction.Give(Quality quality) -> Preparing.give(draft, quality, journal);
      case RaceAction.Eat _, RaceAction.Draw _ ->
          throw new IllegalArgumentException("not asked: " + action);
    }
  }

  /** Goes on until somebody is asked or the match is over; a new stage has a draft of its own. */
  static Draft settle(Draft begun, Chance chance, Journal journal) {
    Draft draft = begun;
    while (draft.phase != Phase.OVER && !asks(draft, journal)) {
      draft = advance(draft, chance, journal);
    }
    return draft;
  }

  private static boolean asks(Draft draft, Journal journal) {
    draft.moves = RaceState.NO_MOVES;
    if (draft.heated != RaceState.NOBODY || draft.due != 0) {
      return true;
    }
    return switch (draft.phase) {
      case CYCLISTS -> Preparing.asksCyclists(draft);
      case QUALITIES -> Preparing.asksQuality(draft);
      case AREAS -> Preparing.asksArea(draft);
      case BREAKAWAY_RIDERS, DROPPED_RIDERS -> Riding.asks(draft, journal);
      case BREAKING_AWAY -> BreakingAway.asks(draft);
      case INSIDE_PELOTON -> Peloton.asksInside(draft);
      case PURSUIT -> Peloton.asksPursuit(draft);
      case PAYMENT -> Payment.asks(draft, journal);
      case OVER -> true;
    };
  }

  /** Nobody is asked any more in this phase: what comes next. */
  private static Draft advance(Draft draft, Chance chance, Journal journal) {
    draft.cursor = 0;
    switch (draft.phase) {
      case CYCLISTS -> draft.phase = Phase.QUALITIES;
      case QUALITIES -> Preparing.placeTokens(draft, chance, journal);
      case AREAS -> beginTurn(draft, journal);
      case BREAKAWAY_RIDERS -> {
        if (draft.pelotonHome() || draft.everybodyHome()) {
          dropped(draft);
        } else {
          draft.phase = Phase.BREAKING_AWAY;
        }
      }
      case BREAKING_AWAY -> draft.phase = Phase.INSIDE_PELOTON;
      case INSIDE_PELOTON -> {
        if (draft.everybodyHome()) {
          dropped(draft);
        } else {
          draft.phase = Phase.PURSUIT;
        }
      }
      case PURSUIT -> {
        Peloton.move(draft, chance, journal);
        draft.phase = Phase.PAYMENT;
      }
      case PAYMENT -> {
        Payment.close(draft, chance, journal);
        dropped(draft);
      }
      case DROPPED_RIDERS -> {
        if (Stages.isClosed(draft)) {
          return Stages.close(draft, journal);
        }
        beginTurn(draft, journal);
      }
      case OVER -> throw new IllegalStateException("the match is over");
    }
    return draft;
  }

  static void beginTurn(Draft draft, Journal journal) {
    draft.turn++;
    if (Events.listens(journal)) {
      journal.tell(new RaceEvent.TurnBegan("L1-40", draft.turn));
    }
    Riding.slots(draft, journal);
    draft.phase = Phase.BREAKAWAY_RIDERS;
    Classification.enqueue(draft, Slot.AHEAD);
  }

  static void dropped(Draft draft) {
    draft.phase = Phase.DROPPED_RIDERS;
    Riding.enqueueDropped(draft);
  }

  /** The seat that is asked. */
  static int asked(RaceState race) {
    if (race.heated != RaceState.NOBODY) {
      return race.owner(race.heated);
    }
    if (race.due != 0) {
      return race.owner(Feeding.nextDue(race));
    }
    return switch (race.phase) {
      case CYCLISTS -> race.cursor;
      case QUALITIES -> race.cursor / Speciality.COUNT;
      case AREAS, INSIDE_PELOTON, PAYMENT -> race.owner(race.riderAt(race.cursor));
      case BREAKAWAY_RIDERS, DROPPED_RIDERS -> race.owner(race.next());
      case BREAKING_AWAY -> BreakingAway.player(race);
      case PURSUIT -> Peloton.decider(race, race.teamAt(race.cursor));
      case OVER -> throw new IllegalStateException("the match is over");
    };
  }

  /** The one cyclist that is asked about, or nobody if the question is about several or none. */
  static int askedRider(RaceState race) {
    if (race.heated != RaceState.NOBODY) {
      return race.heated;
    }
    if (race.due != 0) {
      return Feeding.nextDue(race);
    }
    return switch (race.phase) {
      case QUALITIES -> Preparing.qualityRider(race);
      case AREAS, INSIDE_PELOTON, PAYMENT -> race.riderAt(race.cursor);
      case BREAKAWAY_RIDERS, DROPPED_RIDERS -> race.next();
      case CYCLISTS, BREAKING_AWAY, PURSUIT, OVER -> RaceState.NOBODY;
    };
  }
}
