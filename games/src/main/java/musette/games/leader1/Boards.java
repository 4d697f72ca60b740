package musette.games.leader1;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import musette.kernel.Seat;

/** Between states and the records that show what is open to all. */
final class Boards {
  private Boards() {}

  static Board board(Race race) {
    var queue = new ArrayList<String>();
    for (int i = 0; i < race.queued; i++) {
      queue.add(Names.rider(race.queuedAt(i)));
    }
    var bonus = new ArrayList<Integer>();
    for (int i = 0; i < race.course.bonuses.length; i++) {
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
        Teller.order(race),
        IntStream.range(0, race.rules.teams).mapToObj(race::pursuitsOf).toList(),
        IntStream.range(0, race.rules.teams).mapToObj(race::inRowOf).toList(),
        race.pursuer == Race.NOBODY ? List.of() : List.of(Team.of(race.pursuer)),
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

  private static List<List<Integer>> used(Race race) {
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

  private static List<Board.Token> weather(Race race) {
    var tokens = new ArrayList<Board.Token>();
    for (int i = 0; i < Weather.COUNT; i++) {
      if (Sky.hexagon(race, i) != 0) {
        int shown = Sky.shown(race, i);
        List<Weather> face = shown == 0 ? List.of() : List.of(Weather.of(shown - 1));
        tokens.add(new Board.Token(Sky.hexagon(race, i), face));
      }
    }
    return tokens;
  }

  static Map<String, Cyclist> cyclists(Race race) {
    var cyclists = new LinkedHashMap<String, Cyclist>();
    for (int r = 0; r < race.rules.teams * Speciality.COUNT; r++) {
      cyclists.put(Names.rider(r), cyclist(race, r));
    }
    return Collections.unmodifiableMap(cyclists);
  }

  private static Cyclist cyclist(Race race, int r) {
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

  /** A state from what is open to all; tiles are not in it yet. */
  static Race race(Rules rules, Board board, Map<String, Cyclist> cyclists) {
    Checks.range("board.stage", board.stage(), 1, rules.stages.size());
    var race = new Race(rules, board.stage() - 1, new Standings());
    read(race, board);
    for (Map.Entry<String, Cyclist> entry : cyclists.entrySet()) {
      int r = Names.rider(entry.getKey(), "cyclists");
      Checks.range("cyclists", Riders.team(r), 0, rules.teams - 1);
      read(race, r, entry.getValue(), "cyclists." + entry.getKey());
    }
    return race;
  }

  private static void read(Race race, Board board) {
    race.turn = Checks.range("board.turn", board.turn(), 0, 500);
    race.phase = board.phase();
    race.cursor = Checks.range("board.cursor", board.cursor(), 0, 3 * Seat.MAX);
    for (String name : board.queue()) {
      race.append(Names.rider(name, "board.queue"));
    }
    int head = Names.square(race.course, board.head());
    if (head == Course.NONE || race.course.dotOf[head] < 1) {
      throw Names.bad("board.head", board.head());
    }
    race.head = race.course.dotOf[head];
    for (Team team : board.order()) {
      Checks.range("board.order", team.ordinal(), 0, race.rules.teams - 1);
      race.order |= team.ordinal() << (4 * race.tokens++);
    }
    Checks.teams("board.pursuits", board.pursuits(), race.rules.teams);
    Checks.teams("board.inRow", board.inRow(), race.rules.teams);
    for (int team = 0; team < race.rules.teams; team++) {
      race.pursuitsOf(team, board.pursuits().get(team));
      race.inRowOf(team, board.inRow().get(team));
    }
    race.pursuer = board.pursuer().isEmpty() ? Race.NOBODY : board.pursuer().getFirst().ordinal();
    race.moved = board.moved();
    race.movedFromMountain = board.movedFromMountain();
    race.red = board.red();
    race.spared = Names.toBits(board.spared(), "board.spared");
    race.lastStamp = Checks.range("board.lastStamp", board.lastStamp(), 0, 32_000);
    race.lowestStamp = Checks.range("board.lowestStamp", board.lowestStamp(), -32_000, 0);
    race.home = Checks.range("board.home", board.home(), 0, Riders.RIDERS);
    race.winnerTurn = board.winnerTurn();
    for (int line : board.bonusTaken()) {
      int taken = Checks.range("board.bonusTaken", line, 1, Course.MOST_BONUSES);
      race.bonusTaken |= 1 << (taken - 1);
    }
    readTokens(race, board);
    race.due = Names.toCounts(board.due(), "board.due");
    race.left = Names.toCounts(board.left(), "board.left");
    race.heated =
        board.heated().isEmpty() ? Race.NOBODY : Names.rider(board.heated(), "board.heated");
    race.heatTiles = board.heatTiles();
  }

  private static void readTokens(Race race, Board board) {
    Checks.range("board.used", board.used().size(), Speciality.COUNT, Speciality.COUNT);
    for (int colour = 0; colour < Speciality.COUNT; colour++) {
      List<Integer> row = board.used().get(colour);
      Checks.range("board.used", row.size(), Feeding.VALUES, Feeding.VALUES);
      for (int i = 0; i < Feeding.VALUES; i++) {
        int count = Checks.range("board.used", row.get(i), 0, race.rules.tiles[i]);
        Feeding.used(race, colour, Feeding.LEAST + i, count);
      }
    }
    Checks.range("board.weather", board.weather().size(), 0, Weather.COUNT);
    for (int i = 0; i < board.weather().size(); i++) {
      Board.Token token = board.weather().get(i);
      int hexagons = race.course.plan.route().size();
      int shown = token.shown().isEmpty() ? 0 : 1 + token.shown().getFirst().ordinal();
      Sky.lay(race, i, Checks.range("board.weather", token.hexagon(), 1, hexagons), shown);
    }
  }

  private static void read(Race race, int r, Cyclist cyclist, String field) {
    Checks.range(field + ".owner", cyclist.owner().index(), 0, race.rules.seats - 1);
    race.owner(r, cyclist.owner().index());
    race.place(r, cyclist.place());
    if (cyclist.place() == Place.ROAD) {
      int square = Names.square(race.course, cyclist.square());
      if (square == Course.NONE) {
        throw Names.bad(field + ".square", cyclist.square());
      }
      race.square(r, square);
    }
    race.energy(r, Checks.range(field + ".energy", cyclist.energy(), 0, 4000));
    race.startEnergy(r, Checks.range(field + ".startEnergy", cyclist.startEnergy(), 0, 4000));
    race.risks(r, Checks.range(field + ".risks", cyclist.risks(), 0, 3));
    race.quality(r, cyclist.quality());
    race.slot(r, cyclist.slot());
    race.stamp(r, Checks.range(field + ".stamp", cyclist.stamp(), -32_000, 32_000));
    race.fallTurn(r, Checks.range(field + ".fallTurn", cyclist.fallTurn(), 0, 500));
    race.punctureTurn(r, Checks.range(field + ".punctureTurn", cyclist.punctureTurn(), 0, 500));
    race.slipstream(r, cyclist.slipstream() ? 1 : 0);
    race.feeds(r, Checks.range(field + ".feeds", cyclist.feeds(), 0, 3));
    race.bonuses(r, Checks.range(field + ".bonuses", cyclist.bonuses(), 0, 7));
    race.homePlace(r, Checks.range(field + ".homePlace", cyclist.homePlace(), 0, 12));
    race.homeTurn(r, Checks.range(field + ".homeTurn", cyclist.homeTurn(), 0, 500));
    race.putBehind(r, cyclist.putBehind() ? 1 : 0);
    race.follows(r, Names.toBits(cyclist.follows(), field + ".follows"));
    race.standings.total[r] = cyclist.total();
    race.standings.wins[r] = cyclist.wins();
    race.standings.places[r] = cyclist.places();
    race.standings.lastPlace[r] = cyclist.lastPlace();
    race.standings.eliminated[r] = cyclist.eliminated();
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
