package musette.games.leader1;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import musette.games.leader1.api.Board;
import musette.games.leader1.api.Cyclist;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.games.leader1.api.Weather;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.Plan;
import musette.kernel.Seat;

/** Between states and the records that show what is open to all. */
final class Boards {
  private Boards() {}

  static Board board(RaceState race) {
    var queue = new ArrayList<String>();
    for (int i = 0; i < race.queued; i++) {
      queue.add(Names.rider(race.queuedAt(i)));
    }
    var bonus = new ArrayList<Integer>();
    for (int i = 0; i < race.course.bonusCount(); i++) {
      if ((race.bonusTaken >> i & 1) != 0) {
        bonus.add(i + 1);
      }
    }
    return new Board(
        race.stage + 1,
        race.turn,
        race.phase,
        race.cursor,
        queue,
        race.course.name(race.headSquare()),
        race.supportOrder(),
        IntStream.range(0, race.rules.teams).mapToObj(race::pursuitsOf).toList(),
        IntStream.range(0, race.rules.teams).mapToObj(race::inRowOf).toList(),
        race.pursuer == RaceState.NOBODY ? List.of() : List.of(Team.of(race.pursuer)),
        race.moved,
        race.movedFromMountain,
        race.red,
        Names.ofBits(race.spared),
        race.lastStamp,
        race.lowestStamp,
        race.home,
        race.winnerTurn,
        bonus,
        used(race),
        weather(race),
        Names.ofCounts(race.due),
        Names.ofCounts(race.left),
        Names.rider(race.heated),
        race.heatTiles);
  }

  private static List<List<Integer>> used(RaceState race) {
    var used = new ArrayList<List<Integer>>();
    for (int colour = 0; colour < Speciality.COUNT; colour++) {
      var row = new ArrayList<Integer>();
      for (int i = 0; i < Feeding.VALUES; i++) {
        row.add(Feeding.used(race, colour, Feeding.LEAST + i));
      }
      used.add(row);
    }
    return used;
  }

  private static List<Board.Token> weather(RaceState race) {
    var tokens = new ArrayList<Board.Token>();
    for (int i = 0; i < Weather.COUNT; i++) {
      if (WeatherTokens.hexagon(race, i) != 0) {
        int shown = WeatherTokens.shown(race, i);
        List<Weather> face = shown == 0 ? List.of() : List.of(Weather.of(shown - 1));
        tokens.add(new Board.Token(WeatherTokens.hexagon(race, i), face));
      }
    }
    return tokens;
  }

  static Map<String, Cyclist> cyclists(RaceState race) {
    var cyclists = new LinkedHashMap<String, Cyclist>();
    for (int r = 0; r < race.rules.teams * Speciality.COUNT; r++) {
      cyclists.put(Names.rider(r), cyclist(race, r));
    }
    return Collections.unmodifiableMap(cyclists);
  }

  private static Cyclist cyclist(RaceState race, int r) {
    Standings books = race.standings;
    return new Cyclist(
        Seat.of(race.owner(r)),
        race.place(r),
        race.isOnRoad(r) ? race.course.name(race.square(r)) : "",
        race.energy(r),
        race.startEnergy(r),
        race.risks(r),
        race.quality(r),
        race.slot(r),
        race.stamp(r),
        race.fallTurn(r),
        race.punctureTurn(r),
        race.isPutBehind(r),
        race.slipstream(r) != 0,
        race.feeds(r),
        race.bonuses(r),
        race.homePlace(r),
        race.homeTurn(r),
        Names.ofBits(race.follows(r)),
        books.total[r],
        books.wins[r],
        books.places[r],
        books.lastPlace[r],
        books.eliminated[r]);
  }

  /** Kept tiles from their values. */
  static int tiles(List<Integer> values, String field) {
    int tiles = 0;
    for (int value : values) {
      if (value < Feeding.LEAST
          || value >= Feeding.LEAST + Feeding.VALUES
          || Feeding.kept(tiles, value) == 3) {
        throw Names.bad(field, value);
      }
      tiles = Feeding.plus(tiles, value);
    }
    return tiles;
  }

  /** A state from what is open to all; tiles are not in it yet. */
  static Draft draft(Rules rules, Board board, Map<String, Cyclist> cyclists) {
    Checks.range("board.stage", board.stage(), 1, rules.stages.size());
    var draft = new Draft(rules, board.stage() - 1, new Standings());
    read(draft, board);
    for (Map.Entry<String, Cyclist> entry : cyclists.entrySet()) {
      int r = Names.rider(entry.getKey(), "cyclists");
      Checks.range("cyclists", Riders.team(r), 0, rules.teams - 1);
      read(draft, r, entry.getValue(), "cyclists." + entry.getKey());
    }
    return draft;
  }

  private static void read(Draft draft, Board board) {
    draft.turn = Checks.range("board.turn", board.turn(), 0, 500);
    draft.phase = board.phase();
    draft.cursor = Checks.range("board.cursor", board.cursor(), 0, 3 * Seat.MAX);
    for (String name : board.queue()) {
      draft.append(Names.rider(name, "board.queue"));
    }
    int head = draft.course.square(board.head());
    if (head == Course.NONE || draft.course.dotOf(head) < 1) {
      throw Names.bad("board.head", board.head());
    }
    draft.head = draft.course.dotOf(head);
    for (Team team : board.order()) {
      Checks.range("board.order", team.ordinal(), 0, draft.rules.teams - 1);
      draft.order |= team.ordinal() << (4 * draft.tokens++);
    }
    Checks.teams("board.pursuits", board.pursuits(), draft.rules.teams);
    Checks.teams("board.inRow", board.inRow(), draft.rules.teams);
    for (int team = 0; team < draft.rules.teams; team++) {
      draft.pursuitsOf(team, board.pursuits().get(team));
      draft.inRowOf(team, board.inRow().get(team));
    }
    draft.pursuer =
        board.pursuer().isEmpty() ? RaceState.NOBODY : board.pursuer().getFirst().ordinal();
    draft.moved = board.moved();
    draft.movedFromMountain = board.movedFromMountain();
    draft.red = board.red();
    draft.spared = Names.toBits(board.spared(), "board.spared");
    draft.lastStamp = Checks.range("board.lastStamp", board.lastStamp(), 0, 32_000);
    draft.lowestStamp = Checks.range("board.lowestStamp", board.lowestStamp(), -32_000, 0);
    draft.home = Checks.range("board.home", board.home(), 0, Riders.RIDERS);
    draft.winnerTurn = board.winnerTurn();
    for (int line : board.bonusTaken()) {
      int taken = Checks.range("board.bonusTaken", line, 1, Plan.MOST_BONUSES);
      draft.bonusTaken |= 1 << (taken - 1);
    }
    readTokens(draft, board);
    draft.due = Names.toCounts(board.due(), "board.due");
    draft.left = Names.toCounts(board.left(), "board.left");
    draft.heated =
        board.heated().isEmpty() ? RaceState.NOBODY : Names.rider(board.heated(), "board.heated");
    draft.heatTiles = board.heatTiles();
  }

  private static void readTokens(Draft draft, Board board) {
    Checks.range("board.used", board.used().size(), Speciality.COUNT, Speciality.COUNT);
    for (int colour = 0; colour < Speciality.COUNT; colour++) {
      List<Integer> row = board.used().get(colour);
      Checks.range("board.used", row.size(), Feeding.VALUES, Feeding.VALUES);
      for (int i = 0; i < Feeding.VALUES; i++) {
        int count = Checks.range("board.used", row.get(i), 0, draft.rules.tiles[i]);
        Feeding.used(draft, colour, Feeding.LEAST + i, count);
      }
    }
    Checks.range("board.weather", board.weather().size(), 0, Weather.COUNT);
    for (int i = 0; i < board.weather().size(); i++) {
      Board.Token token = board.weather().get(i);
      int hexagons = draft.course.plan().route().size();
      int shown = token.shown().isEmpty() ? 0 : 1 + token.shown().getFirst().ordinal();
      WeatherTokens.lay(
          draft, i, Checks.range("board.weather", token.hexagon(), 1, hexagons), shown);
    }
  }

  private static void read(Draft draft, int r, Cyclist cyclist, String field) {
    Checks.range(field + ".owner", cyclist.owner().index(), 0, draft.rules.seats - 1);
    draft.owner(r, cyclist.owner().index());
    draft.place(r, cyclist.place());
    if (cyclist.place() == Place.ROAD) {
      int square = draft.course.square(cyclist.square());
      if (square == Course.NONE) {
        throw Names.bad(field + ".square", cyclist.square());
      }
      draft.square(r, square);
    }
    draft.energy(r, Checks.range(field + ".energy", cyclist.energy(), 0, 4000));
    int start = Checks.range(field + ".startEnergy", cyclist.startEnergy(), 0, 4000);
    boolean leftOut = start == 0 && draft.stage == 0 && cyclist.place() != Place.ABSENT;
    draft.startEnergy(r, leftOut ? draft.course.energy() : start);
    draft.risks(r, Checks.range(field + ".risks", cyclist.risks(), 0, 3));
    draft.quality(r, cyclist.quality());
    draft.slot(r, cyclist.slot());
    draft.stamp(r, Checks.range(field + ".stamp", cyclist.stamp(), -32_000, 32_000));
    draft.fallTurn(r, Checks.range(field + ".fallTurn", cyclist.fallTurn(), 0, 500));
    draft.punctureTurn(r, Checks.range(field + ".punctureTurn", cyclist.punctureTurn(), 0, 500));
    draft.slipstream(r, cyclist.slipstream() ? 1 : 0);
    draft.feeds(r, Checks.range(field + ".feeds", cyclist.feeds(), 0, 3));
    draft.bonuses(r, Checks.range(field + ".bonuses", cyclist.bonuses(), 0, 7));
    draft.homePlace(r, Checks.range(field + ".homePlace", cyclist.homePlace(), 0, 12));
    draft.homeTurn(r, Checks.range(field + ".homeTurn", cyclist.homeTurn(), 0, 500));
    draft.putBehind(r, cyclist.putBehind() ? 1 : 0);
    draft.follows(r, Names.toBits(cyclist.follows(), field + ".follows"));
    draft.standings.total[r] = cyclist.total();
    draft.standings.wins[r] = cyclist.wins();
    draft.standings.places[r] = cyclist.places();
    draft.standings.lastPlace[r] = cyclist.lastPlace();
    draft.standings.eliminated[r] = cyclist.eliminated();
  }

  /** Refuses values that no state can hold. */
  private static final class Checks {
    static int range(String field, int value, int min, int max) {
      if (value < min || value > max) {
        throw Names.bad(field, value);
      }
      return value;
    }

    static void teams(String field, List<Integer> values, int teams) {
      range(field, values.size(), teams, teams);
      values.forEach(value -> range(field, value, 0, 15));
    }
  }
}
