package musette.games.leader1;

import java.util.ArrayList;
import java.util.List;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.Quality;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.RaceEvent.Arrival;
import musette.games.leader1.api.Team;
import musette.kernel.Journal;
import musette.kernel.Result;

/** Finish, end of a race or stage, general classification (L1-154 to L1-160, L1-Q-91..104). */
final class Stages {
  private static final int CARRIED_ENERGY = 15;
  private static final int CARRIED_PURSUITS = 2;
  private static final int LATER_PURSUITS = 4;
  private static final int TURNS_A_HEXAGON = 20;

  private Stages() {}

  /** No race takes more turns (L1-Q-93). */
  static int mostTurns(RaceState race) {
    return TURNS_A_HEXAGON * race.course.plan().route().size();
  }

  /** Whether the race or stage ends with this turn (L1-Q-91, L1-Q-92, L1-Q-93). */
  static boolean isClosed(RaceState race) {
    if (race.everybodyHome() || race.turn >= mostTurns(race)) {
      return true;
    }
    if (race.winnerTurn == 0) {
      return false;
    }
    boolean rideOn = race.course.isStage() || race.rules.rideOn;
    return !rideOn || race.turn >= race.winnerTurn + race.rules.delayLimit;
  }

  /** Writes the books; the next stage, or the same race as over. */
  static Draft close(Draft draft, Journal journal) {
    Standings books = draft.standings.copy();
    int[] order = Classification.order(draft);
    for (int i = 0; i < order.length; i++) {
      write(draft, books, order[i], i + 1, journal);
    }
    draft.standings = books;
    if (draft.course.isStage()) {
      eliminate(draft, books, journal);
    }
    if (isLast(draft)) {
      draft.phase = Phase.OVER;
      return draft;
    }
    return nextStage(draft, journal);
  }

  /** Whether no stage follows this one, whose books are written. */
  static boolean isLast(RaceState race) {
    return race.stage + 1 == race.rules.stages.size() || teamsLeft(race) < 2;
  }

  /** 1 for the winner of the stage, who must be home. */
  static int won(RaceState race, int r, int place) {
    return race.place(r) == Place.FINISHED && place == 1 ? 1 : 0;
  }

  /** Turns behind the winner of the stage (L1-155, L1-Q-92). */
  static int delay(RaceState race, int r) {
    boolean home = race.place(r) == Place.FINISHED;
    return home ? race.homeTurn(r) - race.winnerTurn : race.rules.delayLimit + 1;
  }

  /** Turns that a place in the stage and its bonus lines take off (L1-156, L1-157). */
  static int bonus(RaceState race, int r, int place) {
    boolean home = race.place(r) == Place.FINISHED;
    return race.bonuses(r) + (!home ? 0 : place == 1 ? 2 : place == 2 ? 1 : 0);
  }

  /** One line of the books. */
  private static void write(RaceState race, Standings books, int r, int place, Journal journal) {
    boolean home = race.place(r) == Place.FINISHED;
    books.wins[r] += won(race, r, place);
    books.places[r] += place;
    books.lastPlace[r] = place;
    if (race.course.isStage()) {
      count(race, books, r, place, journal);
    } else {
      int delay = home ? race.homeTurn(r) - race.winnerTurn : 0;
      Arrival arrival = home ? Arrival.HOME : Arrival.OUT;
      Events.tell(
          journal, r, (t, c) -> new RaceEvent.Placed("L1-Q-91", t, c, place, arrival, delay));
    }
  }

  /** What a stage adds to the general classification (L1-155, L1-156, L1-157, L1-Q-99). */
  private static void count(RaceState race, Standings books, int r, int place, Journal journal) {
    int delay = delay(race, r);
    int bonus = bonus(race, r, place);
    books.total[r] += delay - bonus;
    int total = books.total[r];
    int gained = Math.max(0, -total);
    Events.tell(
        journal,
        r,
        (t, c) -> new RaceEvent.Classified("L1-155", t, c, place, delay, bonus, total, gained));
  }

  /** Too far behind the leader of the general classification (L1-158, L1-Q-53). */
  private static void eliminate(RaceState race, Standings books, Journal journal) {
    int best = books.total[Classification.leader(race)];
    for (int r = 0; r < Riders.RIDERS; r++) {
      boolean rides = Classification.takesPart(race, r);
      if (rides && books.total[r] - best > race.rules.delayLimit) {
        books.eliminated[r] = race.stage + 1;
        Events.tell(journal, r, (t, c) -> new RaceEvent.Eliminated("L1-158", t, c));
      }
    }
  }

  private static int teamsLeft(RaceState race) {
    int bits = 0;
    for (int r = 0; r < Riders.RIDERS; r++) {
      bits |= Classification.takesPart(race, r) ? 1 << Riders.team(r) : 0;
    }
    return Integer.bitCount(bits);
  }

  /** What carries over (L1-159, L1-160, L1-Q-102). */
  private static Draft nextStage(RaceState race, Journal journal) {
    var next = new Draft(race.rules, race.stage + 1, race.standings);
    Preparing.begin(next, journal);
    for (int r = 0; r < Riders.RIDERS; r++) {
      next.owner(r, race.owner(r));
      if (!Classification.takesPart(race, r)) {
        boolean absent = race.place(r) == Place.ABSENT;
        next.place(r, absent ? Place.ABSENT : Place.ELIMINATED);
        continue;
      }
      int left = race.energy(r) + Feeding.keptEnergy(race.tiles(r));
      int carried = Math.min(CARRIED_ENERGY, left);
      int energy = next.course.energy() + carried;
      next.place(r, Place.BACK);
      next.energy(r, energy);
      next.startEnergy(r, energy);
      next.quality(r, race.rules.qualitiesEachStage ? Quality.NONE : race.quality(r));
      next.risks(r, race.rules.risksCarried ? race.risks(r) : 0);
      Events.tell(
          journal, r, (t, c) -> new RaceEvent.EnergyCarried("L1-159", t, c, carried, energy));
    }
    for (int team = 0; team < race.rules.teams; team++) {
      int carried = Math.min(CARRIED_PURSUITS, race.pursuitsOf(team));
      next.pursuitsOf(team, LATER_PURSUITS + carried);
      if (Events.listens(journal)) {
        journal.tell(
            new RaceEvent.PursuitsCarried(
                "L1-160", Team.of(team), carried, LATER_PURSUITS + carried));
      }
    }
    next.order = race.order;
    next.tokens = race.tokens;
    next.phase = Phase.QUALITIES;
    return next;
  }

  /** Seats rank by their best rider; by option by the sum of all places (L1-Q-104). */
  static Result result(RaceState race) {
    List<Integer> ranking = Classification.ranking(race);
    int[] score = new int[race.rules.seats];
    for (int i = ranking.size() - 1; i >= 0; i--) {
      int owner = race.owner(ranking.get(i));
      score[owner] = race.rules.sumOfPlaces ? score[owner] + i + 1 : i + 1;
    }
    var places = new ArrayList<Integer>();
    for (int mine : score) {
      int place = 1;
      for (int other : score) {
        place += other < mine ? 1 : 0;
      }
      places.add(place);
    }
    return new Result(places);
  }
}
