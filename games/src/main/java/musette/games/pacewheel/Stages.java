package musette.games.pacewheel;

import java.util.List;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.api.Skill;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Result;
import musette.kernel.Seat;

/** The end of a stage, recovery, the next stage and the result (PW-54 to PW-61). */
final class Stages {
  static final int RECOVERY = 6;

  private Stages() {}

  /** Nobody is left on the road. */
  static Step end(Draft race, Journal journal) {
    if (!race.rules.isStageRace()) {
      return Step.END_RACE;
    }
    score(race, journal);
    if (race.stage + 1 == race.rules.stages().size()) {
      return Step.END_RACE;
    }
    race.cursor = 0;
    return Step.RECOVER;
  }

  private static void score(Draft race, Journal journal) {
    long[] tally = race.tally.clone();
    for (int i = 0; i < race.arrivals.length; i++) {
      int racer = Finish.arrivedRacer(race.arrivals[i]);
      int points = points(race, i);
      tally[racer] = Standings.finished(tally[racer], points, i + 1);
      if (journal != Journal.NONE) {
        int total = Standings.general(tally[racer]);
        String name = Racer.name(racer);
        journal.tell(new RaceEvent.StageScored("PW-58", name, i + 1, points, total));
      }
    }
    race.tally = tally;
  }

  /** Rank of the first who arrived together, less one, and the turns after the winner. */
  static int points(RaceState race, int place) {
    if (place == 0) {
      return 0;
    }
    int arrival = race.arrivals[place];
    int rank = Math.max(2, Finish.firstRank(arrival)) - 1;
    int turns = extraTurns(race, Finish.arrivalTurn(arrival));
    return switch (race.rules.stagePoints()) {
      case BOTH -> rank + turns;
      case RANK_ONLY -> rank;
      case TURNS_ONLY -> turns;
    };
  }

  private static int extraTurns(RaceState race, int turn) {
    int won = Finish.arrivalTurn(race.arrivals[0]);
    return switch (race.rules.stageTurn()) {
      case PLAYER_TURN -> turn - won;
      case ROUND -> (turn - 1) / race.seats - (won - 1) / race.seats;
    };
  }

  // Recovery; the cursor counts the racers who have been served

  /** Clockwise from the starter, racer by racer (PW-Q-66). */
  static Step recover(Draft race, Chance chance, Journal journal) {
    while (race.cursor < race.count()) {
      int racer = (race.starter * Racer.TEAM + race.cursor) % race.count();
      race.subject = racer;
      race.onTurn = race.seatOf(racer);
      List<RaceAction> choices = choices(race);
      if (choices.size() > 1) {
        race.ask(Phase.RECOVER, race.onTurn);
        return Step.ASK;
      }
      give(race, (RaceAction.Recover) choices.getFirst(), journal);
    }
    return nextStage(race, chance, journal);
  }

  static Step choose(Draft race, RaceAction.Recover points, Journal journal) {
    give(race, points, journal);
    return Step.RECOVER;
  }

  private static void give(Draft race, RaceAction.Recover points, Journal journal) {
    int racer = race.subject;
    race.add(racer, Skill.SPRINT, points.sprint());
    race.add(racer, Skill.ENDURANCE, points.endurance());
    race.add(racer, Skill.CLIMBING, points.climbing());
    race.cursor++;
    if (journal != Journal.NONE) {
      journal.tell(
          new RaceEvent.Recovered(
              "PW-54", Racer.name(racer), points.sprint(), points.endurance(), points.climbing()));
    }
  }

  /** What is missing to the beginning of the race (PW-55). */
  static int room(RaceState race, int racer, Skill skill) {
    return Math.max(0, race.startPoints(racer, skill) - race.points(racer, skill));
  }

  /** How many points the racer must take in all. */
  static int share(RaceState race, int racer) {
    int room = 0;
    for (Skill skill : Racer.SKILLS) {
      room += room(race, racer, skill);
    }
    return Math.min(RECOVERY, room);
  }

  static List<RaceAction> choices(RaceState race) {
    int racer = race.subject;
    int share = share(race, racer);
    var list = new ActionList();
    for (int sprint = Math.min(share, room(race, racer, Skill.SPRINT)); sprint >= 0; sprint--) {
      int rest = share - sprint;
      int most = Math.min(rest, room(race, racer, Skill.ENDURANCE));
      for (int endurance = most; endurance >= 0; endurance--) {
        if (rest - endurance <= room(race, racer, Skill.CLIMBING)) {
          list.put(new RaceAction.Recover(sprint, endurance, rest - endurance));
        }
      }
    }
    return list;
  }

  /** As the first: a roll for the starter, the strip, one group, steady (PW-Q-68). */
  private static Step nextStage(Draft race, Chance chance, Journal journal) {
    race.turnsBefore += Finish.arrivalTurn(race.arrivals[0]);
    race.arrivals = RaceState.NO_ARRIVALS;
    race.subject = RaceState.NOBODY;
    race.cursor = 0;
    race.groups = 0;
    for (int i = 0; i < race.count(); i++) {
      race.set(i, Racer.fresh(race.racers[i]));
    }
    race.enter(race.stage + 1);
    race.findFronts();
    SettingUp.rollForStarter(race, chance, journal);
    SettingUp.openStage(race, journal);
    return Step.ASK;
  }

  // The result

  static Step endRace(Draft race, Journal journal) {
    race.ask(Phase.OVER, race.onTurn);
    race.forgetAttack();
    race.attempted = 0;
    race.shifted = 0;
    race.settled = 0;
    race.cursor = 0;
    if (journal != Journal.NONE) {
      int winner = order(race)[0];
      Seat seat = Seat.of(race.seatOf(winner));
      String rule = race.seats == 1 ? "PW-Q-71" : race.rules.isStageRace() ? "PW-61" : "PW-46";
      journal.tell(new RaceEvent.RaceEnded(rule, seat, Racer.name(winner), turns(race)));
    }
    return Step.ASK;
  }

  /** Player-turns until the first racer was over, in all stages so far (PW-Q-71). */
  static int turns(RaceState race) {
    return race.turnsBefore
        + (race.arrivals.length == 0 ? 0 : Finish.arrivalTurn(race.arrivals[0]));
  }

  /** All racers, the best first. */
  static int[] order(RaceState race) {
    return race.rules.isStageRace() ? Standings.generalOrder(race.tally) : Finish.finalOrder(race);
  }

  /** A player ranks by their best racer (PW-Q-61, PW-Q-67). */
  static Result result(RaceState race) {
    var places = new Integer[race.seats];
    int place = 0;
    int ranked = 0;
    for (int racer : order(race)) {
      int seat = race.seatOf(racer);
      if ((ranked >> seat & 1) == 0) {
        ranked |= 1 << seat;
        places[seat] = ++place;
      }
    }
    return new Result(List.of(places));
  }
}
