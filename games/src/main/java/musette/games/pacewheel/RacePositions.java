package musette.games.pacewheel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RacePosition;
import musette.games.pacewheel.api.Skill;
import musette.games.pacewheel.course.Terrain;
import musette.kernel.Positions;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** States as positions and back. */
final class RacePositions implements Positions<RaceState, RacePosition> {

  @Override
  public RacePosition write(RaceState race) {
    return positionOf(race);
  }

  static RacePosition positionOf(RaceState race) {
    int groups = groupNumbers(race);
    var paces = new ArrayList<Pace>();
    var terrains = new ArrayList<Terrain>();
    for (int group = 0; group < groups; group++) {
      paces.add(race.pace(group));
      terrains.add(race.storedTerrain(group));
    }
    Map<String, RacePosition.Rider> racers = new LinkedHashMap<>();
    for (int i = 0; i < race.count(); i++) {
      racers.put(Racer.name(i), rider(race, i, groups));
    }
    return new RacePosition(
        race.stage + 1,
        race.turn,
        Seat.of(race.starter),
        Seat.of(race.onTurn),
        race.phase,
        name(race.subject),
        racers,
        paces,
        terrains,
        attack(race),
        numbers(race.shifted),
        names(race.settled),
        race.cursor,
        arrivals(race),
        race.turnsBefore);
  }

  private static RacePosition.Attack attack(RaceState race) {
    return new RacePosition.Attack(
        name(race.attacker),
        race.roll,
        race.result,
        race.counterRoll,
        race.origin,
        names(race.escaped),
        names(race.attempted));
  }

  /** How many group numbers have to be written down. */
  private static int groupNumbers(RaceState race) {
    if (race.phase == Phase.PLACE) {
      return 0;
    }
    int most = (64 - Long.numberOfLeadingZeros(race.groups) + 3) / 4;
    for (int i = 0; i < race.count(); i++) {
      if (race.square(i) != Racer.NOT_PLACED && race.square(i) != Racer.ARRIVED) {
        most = Math.max(most, race.group(i) + 1);
      }
    }
    return most;
  }

  private static RacePosition.Rider rider(RaceState race, int racer, int groups) {
    long bits = race.racers[racer];
    long tally = race.tally.length == 0 ? 0 : race.tally[racer];
    boolean placed = Racer.square(bits) != Racer.NOT_PLACED && groups > 0;
    return new RacePosition.Rider(
        Racer.square(bits),
        race.points(racer, Skill.SPRINT),
        race.points(racer, Skill.ENDURANCE),
        race.points(racer, Skill.CLIMBING),
        race.startPoints(racer, Skill.SPRINT),
        race.startPoints(racer, Skill.ENDURANCE),
        race.startPoints(racer, Skill.CLIMBING),
        placed ? Racer.group(bits) + 1 : 0,
        Racer.hasIncident(bits),
        Racer.owed(bits),
        numbers(Racer.fed(bits)),
        Racer.summits(bits),
        Standings.general(tally),
        Standings.climb(tally),
        Standings.wins(tally),
        Standings.summitWins(tally),
        Standings.lastRank(tally));
  }

  private static List<RacePosition.Arrival> arrivals(RaceState race) {
    var list = new ArrayList<RacePosition.Arrival>();
    for (int arrival : race.arrivals) {
      list.add(
          new RacePosition.Arrival(
              Racer.name(Finish.arrivedRacer(arrival)),
              Finish.firstRank(arrival),
              Finish.arrivalTurn(arrival)));
    }
    return list;
  }

  private static String name(int racer) {
    return racer == RaceState.NOBODY ? "" : Racer.name(racer);
  }

  private static List<String> names(int bits) {
    var list = new ArrayList<String>();
    for (int i = 0; i < Racer.MOST; i++) {
      if ((bits >> i & 1) != 0) {
        list.add(Racer.name(i));
      }
    }
    return list;
  }

  private static List<Integer> numbers(int bits) {
    var list = new ArrayList<Integer>();
    for (int i = 0; i < RaceState.MOST_GROUPS; i++) {
      if ((bits >> i & 1) != 0) {
        list.add(i + 1);
      }
    }
    return list;
  }

  @Override
  public RaceState read(Setup setup, RacePosition position) {
    RaceState race = read(Rules.of(setup), position);
    new PositionChecks(race, position).check();
    return race;
  }

  /** Of a view, which play has made. */
  static RaceState read(Rules rules, RacePosition position) {
    return new PositionReader(rules, position).read();
  }
}
