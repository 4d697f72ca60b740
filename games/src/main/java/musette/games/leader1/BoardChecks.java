package musette.games.leader1;

import java.util.HashSet;
import java.util.List;
import musette.games.leader1.api.Board;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.games.leader1.api.Weather;

/** Refuses what no play can bring about on the table, but for the cyclists. */
final class BoardChecks {
  /** The peloton moves 3 to 5 squares, and one more for a pursuit and for being empty. */
  private static final int LEAST_MOVE = 3;

  private static final int MOST_MOVE = 7;
  private static final int MOST_PURSUITS = 6;
  private static final int LATER_PURSUITS = 4;
  private static final int MOST_IN_ROW = 2;

  private final RaceState race;
  private final Board board;

  private BoardChecks(RaceState race, Board board) {
    this.race = race;
    this.board = board;
  }

  static void check(RaceState race, Board board) {
    var checks = new BoardChecks(race, board);
    checks.progress();
    checks.queue();
    checks.teams();
    checks.move();
    checks.weather();
    checks.feeding();
    checks.lines();
  }

  /** Whether cyclists, qualities or areas are still being chosen. */
  static boolean isEarly(Phase phase) {
    return phase.ordinal() <= Phase.AREAS.ordinal();
  }

  private static void require(boolean holds, String rule, String field, Object value, String why) {
    if (!holds) {
      throw Names.bad(rule, "board." + field, value, why);
    }
  }

  private void progress() {
    boolean early = isEarly(race.phase);
    int most = early ? 0 : Stages.mostTurns(race);
    boolean inTime = race.turn >= (early ? 0 : 1) && race.turn <= most;
    require(inTime, "L1-40", "turn", race.turn, "turn");
    require(race.cursor < points(), "L1-40", "cursor", race.cursor, "cursor");
    boolean placed =
        early ? race.head == race.course.startDot() : race.head >= race.course.startDot();
    require(placed, "L1-Q-61", "head", board.head(), "head-start");
    boolean inside = false;
    for (int r = 0; r < Riders.RIDERS; r++) {
      inside |= race.isInPeloton(r);
    }
    boolean over = race.pelotonHome() && inside && race.phase != Phase.PAYMENT;
    require(!over, "L1-Q-50", "head", board.head(), "head-home");
  }

  /** How many points the present phase has that asks one after another. */
  private int points() {
    return switch (race.phase) {
      case CYCLISTS -> race.rules.seats;
      case QUALITIES -> race.rules.seats * Speciality.COUNT;
      case AREAS, BREAKING_AWAY, INSIDE_PELOTON, PAYMENT -> race.points();
      case PURSUIT -> race.tokens;
      case BREAKAWAY_RIDERS, DROPPED_RIDERS, OVER -> 1;
    };
  }

  private void queue() {
    boolean rides = race.phase == Phase.BREAKAWAY_RIDERS || race.phase == Phase.DROPPED_RIDERS;
    require(rides || race.queued == 0, "L1-40", "queue", board.queue(), "queue-phase");
    var seen = new HashSet<String>();
    for (String name : board.queue()) {
      require(seen.add(name), "L1-Q-66", "queue", name, "named-twice");
      boolean there = race.isOnRoad(Names.rider(name, "board.queue"));
      require(there, "L1-Q-66", "queue", name, "not-on-road");
    }
  }

  private void teams() {
    int tokens = 0;
    for (Team team : board.order()) {
      int bit = 1 << team.ordinal();
      require((tokens & bit) == 0, "L1-31", "order", team, "named-twice");
      tokens |= bit;
    }
    for (int team = 0; team < race.rules.teams; team++) {
      boolean rides = race.stage == 0 || rides(team);
      boolean there = (tokens >> team & 1) != 0;
      require(there || !rides, "L1-31", "order", Team.of(team), "team-missing");
      boolean free = rides || race.phase == Phase.QUALITIES;
      require(!there || free, "L1-Q-101", "order", Team.of(team), "team-out");
    }
    pursuits();
    require(board.pursuer().isEmpty(), "L1-83", "pursuer", board.pursuer(), "pursuer");
  }

  /** One team a turn accelerates at most (L1-83), so that only one can have done so in a row. */
  private void pursuits() {
    int first = race.stage == 0 ? MOST_PURSUITS : LATER_PURSUITS;
    int used = 0;
    int teamsInRow = 0;
    for (int team = 0; team < race.rules.teams; team++) {
      int left = race.pursuitsOf(team);
      require(left <= MOST_PURSUITS, "L1-26", "pursuits", left, "pursuits");
      used += Math.max(0, first - left);
      int inRow = race.inRowOf(team);
      boolean possible = inRow <= MOST_IN_ROW && inRow <= race.turn;
      require(possible, "L1-81", "inRow", inRow, "in-row");
      require(inRow <= MOST_PURSUITS - left, "L1-81", "inRow", inRow, "in-row-used");
      teamsInRow += inRow > 0 ? 1 : 0;
    }
    require(used <= race.turn, "L1-83", "pursuits", board.pursuits(), "pursuits-used");
    require(teamsInRow <= 1, "L1-83", "inRow", board.inRow(), "in-row-teams");
  }

  /** Whether a team has a cyclist in this stage. */
  private boolean rides(int team) {
    for (int i = 0; i < Speciality.COUNT; i++) {
      Place place = race.place(Riders.rider(team, i));
      if (place != Place.ABSENT && place != Place.ELIMINATED) {
        return true;
      }
    }
    return false;
  }

  /** What is remembered of the peloton's move while it is being paid, and only then. */
  private void move() {
    boolean paid = race.phase == Phase.PAYMENT;
    int least = paid ? LEAST_MOVE : 0;
    int most = paid ? MOST_MOVE : 0;
    boolean right = race.moved >= least && race.moved <= most;
    require(right, "L1-84", "moved", race.moved, paid ? "moved" : "moved-phase");
    require(paid || !race.red, "L1-134", "red", true, "moved-phase");
    boolean mountain = race.movedFromMountain;
    require(paid || !mountain, "L1-91", "movedFromMountain", true, "moved-phase");
    for (String name : board.spared()) {
      int r = Names.rider(name, "board.spared");
      boolean possible = paid && !race.rules.absorbedPay && race.isInPeloton(r);
      require(possible, "L1-Q-24", "spared", name, "spared");
    }
  }

  private void weather() {
    int agreed = race.phase.ordinal() < Phase.AREAS.ordinal() ? 0 : race.rules.weatherTokens;
    int count = board.weather().size();
    require(count <= agreed, "L1-145", "weather", count, "weather-agreed");
    var hexagons = new HashSet<Integer>();
    var shown = new HashSet<Weather>();
    for (Board.Token token : board.weather()) {
      int hexagon = token.hexagon();
      require(hexagons.add(hexagon), "L1-145", "weather", hexagon, "weather-twice");
      require(token.shown().size() <= 1, "L1-145", "weather", token.shown(), "weather-faces");
      for (Weather face : token.shown()) {
        boolean fresh = shown.add(face) || race.rules.weatherRepeats;
        require(fresh, "L1-Q-46", "weather", face, "weather-box");
      }
    }
  }

  private void feeding() {
    lying("due", board.due());
    lying("left", board.left());
    boolean hot = WeatherTokens.isHot(race);
    if (race.heated == RaceState.NOBODY) {
      require(race.heatTiles == 0, "L1-150", "heatTiles", race.heatTiles, "heat");
    } else {
      int kept = Feeding.keptCount(race.tiles(race.heated));
      boolean chooses = hot && race.heatTiles > 0 && kept > race.heatTiles;
      require(chooses, "L1-Q-109", "heated", board.heated(), "heat");
    }
  }

  private void lying(String field, List<String> names) {
    require(names.isEmpty() || race.rules.drawByHand, "L1-Q-48", field, names, "feed-auto");
    for (String name : names) {
      int r = Names.rider(name, "board." + field);
      Place place = race.place(r);
      boolean rides = place != Place.ABSENT && place != Place.ELIMINATED;
      int tiles = Feeding.lying(race.due, r) + Feeding.lying(race.left, r);
      boolean few = tiles <= Integer.bitCount(race.feeds(r));
      require(rides && few, "L1-60", field, name, "too-many-tiles");
    }
  }

  private void lines() {
    int won = 0;
    for (int r = 0; r < Riders.RIDERS; r++) {
      won += race.bonuses(r);
    }
    for (int line : board.bonusTaken()) {
      boolean there = line <= race.course.bonusCount();
      require(there, "L1-157", "bonusTaken", line, "bonus-line");
    }
    boolean each = won == Integer.bitCount(race.bonusTaken);
    require(each, "L1-157", "bonusTaken", board.bonusTaken(), "bonus-won");
  }
}
