package musette.games.leader1;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.OpenRoad;

/**
 * The state of a match: an immutable value for everybody but the {@link Draft} that becomes it. Its
 * fields are written through a draft alone.
 */
public abstract class RaceState extends Riders {
  static final long[] NO_MOVES = {};

  final Rules rules;
  final Course course;
  final int stage;

  /** The general classification before this stage; shared, replaced at the end of a stage. */
  Standings standings;

  Phase phase;
  int turn;

  /** How far a phase that asks one after another has come. */
  int cursor;

  /** Riders still to move in this phase, four bits each, the next one lowest. */
  long queue;

  int queued;

  /** The head of the peloton among the dotted squares. */
  int head;

  /** Team in first, second … position of the support order, four bits each (L1-31). */
  int order;

  /** How many tokens are in that order: the teams that still have riders in the match. */
  int tokens;

  /** Pursuits left, four bits a team. */
  int pursuits;

  /** Turns in a row in which each team accelerated, four bits a team (L1-81). */
  int inRow;

  /** The team that accelerated this turn, or {@link #NOBODY}. */
  int pursuer = NOBODY;

  /** The peloton's move of this turn and what must be remembered of it until it is paid. */
  int moved;

  boolean movedFromMountain;
  boolean red;

  /** Riders who need not pay for this move, as bits (L1-Q-24). */
  int spared;

  /** Arrival stamps: later arrivals count up, dropped riders count down (L1-Q-67). */
  int lastStamp;

  int lowestStamp;
  int home;
  int winnerTurn;

  /** Bonus lines that are taken, as bits. */
  int bonusTaken;

  /** Tiles laid down after use: four bits for each value, four values a colour. */
  long used;

  /** Weather tokens, eight bits each: hexagon, and from bit 5 what it shows, 0 while face down. */
  long weather;

  /** Tiles to be drawn by hand that their owners are asked for, two bits a rider (L1-Q-48). */
  int due;

  /** Tiles left lying: they can be drawn until the next cyclist has moved (L1-64). */
  int left;

  /** Who suffers from the heat and must choose, and how many tiles he still has to show. */
  int heated = NOBODY;

  int heatTiles;

  /** The moves of whoever is asked to ride; found once, follows from all the rest. */
  long[] moves = NO_MOVES;

  RaceState(Rules rules, int stage, Standings standings) {
    this.rules = rules;
    this.stage = stage;
    this.course = rules.stages.get(stage);
    this.standings = standings;
    this.phase = Phase.CYCLISTS;
  }

  RaceState(RaceState from) {
    super(from);
    rules = from.rules;
    course = from.course;
    stage = from.stage;
    standings = from.standings;
    phase = from.phase;
    turn = from.turn;
    cursor = from.cursor;
    queue = from.queue;
    queued = from.queued;
    head = from.head;
    order = from.order;
    tokens = from.tokens;
    pursuits = from.pursuits;
    inRow = from.inRow;
    pursuer = from.pursuer;
    moved = from.moved;
    movedFromMountain = from.movedFromMountain;
    red = from.red;
    spared = from.spared;
    lastStamp = from.lastStamp;
    lowestStamp = from.lowestStamp;
    home = from.home;
    winnerTurn = from.winnerTurn;
    bonusTaken = from.bonusTaken;
    used = from.used;
    weather = from.weather;
    due = from.due;
    left = from.left;
    heated = from.heated;
    heatTiles = from.heatTiles;
  }

  /** Moves on this road with nobody in the way. */
  OpenRoad openRoad() {
    return rules.openRoads.get(stage);
  }

  int headSquare() {
    return course.dot(head);
  }

  int headFront() {
    return course.front(course.dot(head));
  }

  boolean pelotonHome() {
    return headFront() > course.finish();
  }

  /** The team in this position of the support order, 0 being the first. */
  int teamAt(int position) {
    return (order >> (4 * position)) & 15;
  }

  int positionOf(int team) {
    for (int i = 0; i < tokens; i++) {
      if (teamAt(i) == team) {
        return i;
      }
    }
    return Team.COUNT;
  }

  /** The teams in support order, first to last. */
  List<Team> supportOrder() {
    var teams = new ArrayList<Team>();
    for (int i = 0; i < tokens; i++) {
      teams.add(Team.of(teamAt(i)));
    }
    return teams;
  }

  /** Whether a team has a cyclist in the race who is not yet home. */
  boolean hasRiders(int team) {
    for (int i = 0; i < Speciality.COUNT; i++) {
      if (isOut(rider(team, i))) {
        return true;
      }
    }
    return false;
  }

  boolean everybodyHome() {
    for (int r = 0; r < RIDERS; r++) {
      if (isOut(r)) {
        return false;
      }
    }
    return true;
  }

  /** The cyclist at this point of an action in support order, then team order (L1-36). */
  int riderAt(int point) {
    return rider(teamAt(point / Speciality.COUNT), point % Speciality.COUNT);
  }

  /** The number of points of an action in support order. */
  int points() {
    return tokens * Speciality.COUNT;
  }

  int pursuitsOf(int team) {
    return (pursuits >> (4 * team)) & 15;
  }

  int inRowOf(int team) {
    return (inRow >> (4 * team)) & 15;
  }

  int next() {
    return (int) (queue & 15);
  }

  int queuedAt(int index) {
    return (int) (queue >> (4 * index)) & 15;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RaceState race
        && sameRiders(race)
        && rules.setup.equals(race.rules.setup)
        && standings.equals(race.standings)
        && phase == race.phase
        && Arrays.equals(numbers(), race.numbers());
  }

  @Override
  public int hashCode() {
    return ridersHash() * 31 + Arrays.hashCode(numbers());
  }

  @Override
  public String toString() {
    return "stage " + (stage + 1) + " turn " + turn + " " + phase;
  }

  private long[] numbers() {
    return new long[] {
      stage,
      turn,
      cursor,
      queue,
      queued,
      head,
      order,
      tokens,
      pursuits,
      inRow,
      pursuer,
      moved,
      movedFromMountain ? 1 : 0,
      red ? 1 : 0,
      spared,
      lastStamp,
      lowestStamp,
      home,
      winnerTurn,
      bonusTaken,
      used,
      weather,
      due,
      left,
      heated,
      heatTiles
    };
  }
}
