package musette.games.pacewheel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RacePosition;
import musette.games.pacewheel.api.Skill;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Journal;
import musette.kernel.Refused;
import musette.kernel.Remark;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Turn;

/**
 * A race in the middle, for tests: racers stand where they are put, with 5 points of each skill;
 * the others ride far behind on squares 3 and less. Then it is played with scripted dice.
 */
final class Scene {
  static final PaceWheel GAME = new PaceWheel();

  private final Setup setup;
  private final Map<String, Integer> squares = new LinkedHashMap<>();
  private final Map<String, int[]> points = new LinkedHashMap<>();
  private final Map<String, Integer> owed = new LinkedHashMap<>();
  private final List<RacePosition.Arrival> arrivals = new ArrayList<>();
  private List<Pace> paces = List.of();
  private int[] start = {5, 5, 5};
  private int turn = 5;
  private int cursor;
  private int turnsBefore;
  private RaceState race;
  private List<Event> events = List.of();

  private Scene(Setup setup) {
    this.setup = setup;
    this.race = GAME.start(setup, Chance.quick(1), Journal.NONE);
  }

  /** Options as {@code id value | id value}; a flat road of 60 squares if no course is named. */
  static Scene of(int seats, String options) {
    String course = options.contains("ourse ") ? "" : "ownCourse profile _60 | ";
    String all = course + options;
    String clean = all.endsWith(" | ") ? all.substring(0, all.length() - 3) : all;
    return new Scene(PaceWheelContractTest.setup(seats, clean));
  }

  /** Puts racers, named with spaces between, on a square. */
  Scene at(int square, String names) {
    for (String name : names.split(" ", -1)) {
      squares.put(name, square);
    }
    return this;
  }

  Scene over(String name, int firstRank, int arrivedIn) {
    squares.put(name, Racer.ARRIVED);
    arrivals.add(new RacePosition.Arrival(name, firstRank, arrivedIn));
    return this;
  }

  Scene points(String names, int sprint, int endurance, int climbing) {
    for (String name : names.split(" ", -1)) {
      points.put(name, new int[] {sprint, endurance, climbing});
    }
    return this;
  }

  Scene owed(String name, int number) {
    owed.put(name, number);
    return this;
  }

  Scene began(int sprint, int endurance, int climbing) {
    start = new int[] {sprint, endurance, climbing};
    return this;
  }

  /** The paces of the groups from the front; steady if not named. */
  Scene paces(Pace... fromFront) {
    paces = List.of(fromFront);
    return this;
  }

  Scene turn(int number) {
    turn = number;
    return this;
  }

  /** Player-turns that earlier stages took. */
  Scene turnsBefore(int number) {
    turnsBefore = number;
    return this;
  }

  Scene asks(Phase phase, Seat onTurn) {
    cursor = 0;
    return build(phase, onTurn);
  }

  /** The player sets the pace of the group on this square. */
  Scene asksPace(int square, Seat onTurn) {
    cursor = square;
    return build(Phase.PACE, onTurn);
  }

  private Scene build(Phase phase, Seat onTurn) {
    Map<String, RacePosition.Rider> racers = new LinkedHashMap<>();
    int rest = 0;
    for (int i = 0; i < setup.seats() * Racer.TEAM; i++) {
      String name = Racer.name(i);
      Integer square = squares.get(name);
      int where = square != null ? square : 3 - rest++ / 4;
      racers.put(name, rider(name, where));
    }
    RacePosition fresh = RacePositions.positionOf(race);
    race =
        RacePositions.read(
            Rules.of(setup),
            new RacePosition(
                1,
                turn,
                onTurn,
                onTurn,
                phase,
                "",
                racers,
                paces,
                List.of(),
                fresh.attack(),
                List.of(),
                List.of(),
                cursor,
                arrivals,
                turnsBefore));
    return this;
  }

  private RacePosition.Rider rider(String name, int square) {
    int[] has = points.getOrDefault(name, new int[] {5, 5, 5});
    int owes = owed.getOrDefault(name, 0);
    return new RacePosition.Rider(
        square, has[0], has[1], has[2], start[0], start[1], start[2], 0, false, owes, List.of(), 0,
        0, 0, 0, 0, 0);
  }

  /** Plays for whoever is asked; all dice must be used. */
  Scene play(String action, int... dice) {
    Chance chance = Chance.scripted(dice);
    play(action, chance);
    if (chance.unused() > 0) {
      throw new AssertionError(chance.unused() + " dice left over");
    }
    return this;
  }

  private void play(String action, Chance chance) {
    RaceAction parsed = GAME.notation().parse(action);
    Seat seat = asked();
    if (!GAME.actions(race, seat).contains(parsed)) {
      throw GAME.refuse(race, seat, parsed).asException();
    }
    Journal.Kept journal = Journal.kept();
    race = GAME.play(race, seat, parsed, chance, journal);
    events = journal.events();
  }

  /** Keeps the pace of all groups, until the next player-turn has begun or somebody eats. */
  Scene ride() {
    int before = race.turn;
    play("keep");
    while (race.turn == before && race.phase == Phase.PACE) {
      play("keep");
    }
    return this;
  }

  /** Goes on with the least until a phase or the end comes. */
  Scene until(Phase phase) {
    while (race.phase != phase && race.phase != Phase.OVER) {
      play(offers().getFirst(), Chance.quick(race.turn));
    }
    return this;
  }

  /** The rule that refuses an action. */
  String refusal(String action) {
    try {
      play(action);
    } catch (Refused refused) {
      return refused.refusal().rule();
    }
    throw new AssertionError(action + " was allowed");
  }

  /** What is said of an action before it is taken, by type. */
  <R extends Remark> List<R> remarks(String action, Class<R> type) {
    RaceAction parsed = GAME.notation().parse(action);
    return GAME.outlook(GAME.view(race, asked()), parsed).remarks().stream()
        .filter(type::isInstance)
        .map(type::cast)
        .toList();
  }

  List<String> offers() {
    return GAME.actions(race, asked()).stream().map(GAME.notation()::print).toList();
  }

  Seat asked() {
    return Seat.of(race.asked);
  }

  Phase phase() {
    return race.phase;
  }

  RaceState race() {
    return race;
  }

  int square(String name) {
    return race.square(Racer.index(name));
  }

  int points(String name, Skill skill) {
    return race.points(Racer.index(name), skill);
  }

  int group(String name) {
    return race.group(Racer.index(name));
  }

  Pace pace(String name) {
    return race.pace(group(name));
  }

  long tally(String name) {
    return race.tally[Racer.index(name)];
  }

  /** Who has arrived, in order. */
  List<String> arrived() {
    return RacePositions.positionOf(race).arrivals().stream()
        .map(RacePosition.Arrival::racer)
        .toList();
  }

  Result result() {
    return ((Turn.Over) GAME.turn(race)).result();
  }

  /** The events of the last play that are of a type. */
  <E extends Event> List<E> told(Class<E> type) {
    return events.stream().filter(type::isInstance).map(type::cast).toList();
  }
}
