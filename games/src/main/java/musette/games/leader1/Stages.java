package musette.games.leader1;

import java.util.ArrayList;
import java.util.List;
import musette.games.leader1.RaceEvent.Arrival;
import musette.kernel.Journal;
import musette.kernel.Result;

/** Finish, end of a race or stage, general classification (L1-154 to L1-160, L1-Q-91..104). */
final class Stages {
  private static final int CARRIED_ENERGY = 15;
  private static final int CARRIED_PURSUITS = 2;
  private static final int LATER_PURSUITS = 4;
  private static final int TURNS_A_HEXAGON = 20;

  private Stages() {}

  /** A rider is over the line and off the road (L1-39, L1-Q-51). */
  static void finish(Race race, int r, String rule, Journal journal) {
    race.place(r, Place.FINISHED);
    race.square(r, 0);
    race.stamp(r, 0);
    race.slipstream(r, 0);
    race.homePlace(r, ++race.home);
    race.homeTurn(r, race.turn);
    if (race.winnerTurn == 0) {
      race.winnerTurn = race.turn;
    }
    int place = race.home;
    Teller.tell(journal, r, (t, c) -> new RaceEvent.Finished(rule, t, c, place));
  }

  static boolean hasRiders(Race race, int team) {
    for (int i = 0; i < Speciality.COUNT; i++) {
      if (race.isOut(Riders.rider(team, i))) {
        return true;
      }
    }
    return false;
  }

  static boolean everybodyHome(Race race) {
    for (int r = 0; r < Riders.RIDERS; r++) {
      if (race.isOut(r)) {
        return false;
      }
    }
    return true;
  }

  /** No race takes more turns (L1-Q-93). */
  static int mostTurns(Race race) {
    return TURNS_A_HEXAGON * race.course.plan.route().size();
  }

  /** Whether the race or stage ends with this turn (L1-Q-91, L1-Q-92, L1-Q-93). */
  static boolean isClosed(Race race) {
    if (everybodyHome(race) || race.turn >= mostTurns(race)) {
      return true;
    }
    if (race.winnerTurn == 0) {
      return false;
    }
    boolean rideOn = race.course.isStage() || race.rules.rideOn;
    return !rideOn || race.turn >= race.winnerTurn + race.rules.delayLimit;
  }

  /** Writes the books; the next stage, or the same race as over. */
  static Race close(Race race, Journal journal) {
    Standings books = race.standings.copy();
    int[] order = Classification.order(race);
    for (int i = 0; i < order.length; i++) {
      write(race, books, order[i], i + 1, journal);
    }
    race.standings = books;
    if (race.course.isStage()) {
      eliminate(race, books, journal);
    }
    boolean last = race.stage + 1 == race.rules.stages.size();
    if (last || teamsLeft(race) < 2) {
      race.phase = Phase.OVER;
      return race;
    }
    return nextStage(race, journal);
  }

  /** One line of the books. */
  private static void write(Race race, Standings books, int r, int place, Journal journal) {
    boolean home = race.place(r) == Place.FINISHED;
    books.wins[r] += home && place == 1 ? 1 : 0;
    books.places[r] += place;
    books.lastPlace[r] = place;
    if (race.course.isStage()) {
      count(race, books, r, place, journal);
    } else {
      int delay = home ? race.homeTurn(r) - race.winnerTurn : 0;
      Arrival arrival = home ? Arrival.HOME : Arrival.OUT;
      Teller.tell(
          journal, r, (t, c) -> new RaceEvent.Placed("L1-Q-91", t, c, place, arrival, delay));
    }
  }

  /** What a stage adds to the general classification (L1-155, L1-156, L1-157, L1-Q-99). */
  private static void count(Race race, Standings books, int r, int place, Journal journal) {
    boolean home = race.place(r) == Place.FINISHED;
    int delay = home ? race.homeTurn(r) - race.winnerTurn : race.rules.delayLimit + 1;
    int won = !home ? 0 : place == 1 ? 2 : place == 2 ? 1 : 0;
    int bonus = race.bonuses(r) + won;
    books.total[r] += delay - bonus;
    int total = books.total[r];
    int gained = Math.max(0, -total);
    Teller.tell(
        journal,
        r,
        (t, c) -> new RaceEvent.Classified("L1-155", t, c, place, delay, bonus, total, gained));
  }

  /** Too far behind the leader of the general classification (L1-158, L1-Q-53). */
  private static void eliminate(Race race, Standings books, Journal journal) {
    int best = books.total[leader(race)];
    for (int r = 0; r < Riders.RIDERS; r++) {
      boolean rides = takesPart(race, r);
      if (rides && books.total[r] - best > race.rules.delayLimit) {
        books.eliminated[r] = race.stage + 1;
        Teller.tell(journal, r, (t, c) -> new RaceEvent.Eliminated("L1-158", t, c));
      }
    }
  }

  /** In the match and not eliminated. */
  static boolean takesPart(Race race, int r) {
    return race.place(r) != Place.ABSENT && race.standings.eliminated[r] == 0;
  }

  /** The best rider of the general classification. */
  static int leader(Race race) {
    int best = Race.NOBODY;
    for (int r = 0; r < Riders.RIDERS; r++) {
      boolean rides = takesPart(race, r);
      if (rides && (best == Race.NOBODY || race.standings.compare(r, best) < 0)) {
        best = r;
      }
    }
    return best;
  }

  /** The team of the best rider among teams that are not yet in the support order. */
  static int bestTeamWithoutToken(Race race) {
    int best = Race.NOBODY;
    for (int r = 0; r < Riders.RIDERS; r++) {
      boolean open = takesPart(race, r) && race.positionOf(Riders.team(r)) == Team.COUNT;
      if (open && (best == Race.NOBODY || race.standings.compare(r, best) < 0)) {
        best = r;
      }
    }
    return best == Race.NOBODY ? Race.NOBODY : Riders.team(best);
  }

  private static int teamsLeft(Race race) {
    int bits = 0;
    for (int r = 0; r < Riders.RIDERS; r++) {
      bits |= takesPart(race, r) ? 1 << Riders.team(r) : 0;
    }
    return Integer.bitCount(bits);
  }

  /** What carries over (L1-159, L1-160, L1-Q-102). */
  private static Race nextStage(Race race, Journal journal) {
    var next = new Race(race.rules, race.stage + 1, race.standings);
    Preparing.begin(next, journal);
    for (int r = 0; r < Riders.RIDERS; r++) {
      next.owner(r, race.owner(r));
      if (!takesPart(race, r)) {
        boolean absent = race.place(r) == Place.ABSENT;
        next.place(r, absent ? Place.ABSENT : Place.ELIMINATED);
        continue;
      }
      int left = race.energy(r) + Feeding.keptEnergy(race.tiles(r));
      int carried = Math.min(CARRIED_ENERGY, left);
      int energy = next.course.energy + carried;
      next.place(r, Place.BACK);
      next.energy(r, energy);
      next.startEnergy(r, energy);
      next.quality(r, race.rules.qualitiesEachStage ? Quality.NONE : race.quality(r));
      next.risks(r, race.rules.risksCarried ? race.risks(r) : 0);
      Teller.tell(
          journal, r, (t, c) -> new RaceEvent.EnergyCarried("L1-159", t, c, carried, energy));
    }
    for (int team = 0; team < race.rules.teams; team++) {
      int carried = Math.min(CARRIED_PURSUITS, race.pursuitsOf(team));
      next.pursuitsOf(team, LATER_PURSUITS + carried);
      if (Teller.listens(journal)) {
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

  /** All riders of the match, best first, by the general classification or the one race. */
  static List<Integer> ranking(Race race) {
    var riders = new ArrayList<Integer>();
    for (int r = 0; r < Riders.RIDERS; r++) {
      if (race.place(r) != Place.ABSENT) {
        riders.add(r);
      }
    }
    riders.sort(race.standings::compare);
    return riders;
  }

  /** Seats rank by their best rider; by option by the sum of all places (L1-Q-104). */
  static Result result(Race race) {
    List<Integer> ranking = ranking(race);
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
