package musette.games.leader1;

import java.util.List;
import musette.games.leader1.api.Cyclist;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.Quality;
import musette.games.leader1.api.RacePosition;
import musette.games.leader1.api.Slot;
import musette.games.leader1.course.Plan;
import musette.kernel.Seat;

/** Refuses cyclists whom no play can bring where they are said to be. */
final class RiderChecks {
  private static final int CARRIED = 15;

  /** The most that a stage can win: two for the first place, one for each bonus line. */
  private static final int MOST_WON = 2 + Plan.MOST_BONUSES;

  private final RaceState race;
  private final Cyclist cyclist;
  private final int r;
  private final String name;

  private RiderChecks(RaceState race, Cyclist cyclist, int r) {
    this.race = race;
    this.cyclist = cyclist;
    this.r = r;
    name = Names.rider(r);
  }

  static void check(RaceState race, RacePosition position) {
    position
        .cyclists()
        .forEach(
            (name, cyclist) ->
                new RiderChecks(race, cyclist, Names.rider(name, "cyclists")).check());
    seats(race);
    home(race);
    Books.check(race);
  }

  private void require(boolean holds, String rule, String field, Object value, String why) {
    if (!holds) {
      throw Names.bad(rule, "cyclists." + name + "." + field, value, why);
    }
  }

  private void check() {
    place();
    square();
    onRoad();
    books();
    boolean own = race.rules.teamOf(cyclist.owner().index()) == Riders.team(r);
    require(own, "L1-16", "owner", cyclist.owner(), "other-team");
    boolean rides = cyclist.place() != Place.ABSENT && cyclist.place() != Place.ELIMINATED;
    if (rides) {
      rider();
    } else {
      require(cyclist.energy() == 0, "L1-25", "energy", cyclist.energy(), "not-riding");
      require(cyclist.risks() == 0, "L1-28", "risks", cyclist.risks(), "not-riding");
      boolean plain = cyclist.quality() == Quality.NONE;
      require(plain, "L1-18", "quality", cyclist.quality(), "not-riding");
      require(cyclist.bonuses() == 0, "L1-157", "bonuses", cyclist.bonuses(), "not-riding");
      require(race.tiles(r) == 0, "L1-60", "tiles", List.of(), "not-riding");
    }
    if (cyclist.place() == Place.ABSENT) {
      absent();
    }
  }

  /** Who does not take part has nothing, and nothing is in the books. */
  private void absent() {
    int start = cyclist.startEnergy();
    require(start == 0, "L1-25", "startEnergy", start, "not-riding");
    require(cyclist.feeds() == 0, "L1-60", "feeds", cyclist.feeds(), "not-riding");
    books("wins", cyclist.wins(), 0, 0);
    books("places", cyclist.places(), 0, 0);
    books("lastPlace", cyclist.lastPlace(), 0, 0);
    books("total", cyclist.total(), 0, 0);
    books("eliminated", cyclist.eliminated(), 0, 0);
  }

  private void place() {
    boolean possible =
        switch (cyclist.place()) {
          case ABSENT, BACK -> true;
          case FRONT -> race.phase.ordinal() >= Phase.AREAS.ordinal();
          case ROAD, FINISHED -> !BoardChecks.isEarly(race.phase);
          case LEAVING ->
              race.phase == Phase.INSIDE_PELOTON
                  || race.phase == Phase.PURSUIT
                  || race.phase == Phase.PAYMENT;
          case UNABLE -> race.phase == Phase.PAYMENT;
          case ELIMINATED -> race.stage > 0;
        };
    require(possible, "L1-40", "place", cyclist.place(), "place-phase");
  }

  private void square() {
    if (cyclist.place() != Place.ROAD) {
      require(cyclist.square().isEmpty(), "L1-44", "square", cyclist.square(), "not-on-road");
      return;
    }
    int square = race.square(r);
    boolean before = race.course.front(square) <= race.course.finish();
    require(before, "L1-39", "square", cyclist.square(), "beyond-finish");
    for (int left = race.road(); left != 0; left &= left - 1) {
      int other = Integer.numberOfTrailingZeros(left);
      boolean both = other != r && !race.isFallen(other) && !race.isFallen(r);
      boolean alone = !both || race.square(other) != square;
      require(alone, "L1-41", "square", cyclist.square(), "square-taken");
    }
  }

  /** What only a rider on the road can have. */
  private void onRoad() {
    boolean road = cyclist.place() == Place.ROAD;
    require(road || cyclist.slot() == Slot.NONE, "L1-Q-66", "slot", cyclist.slot(), "not-on-road");
    boolean sheltered = cyclist.slipstream();
    require(road || !sheltered, "L1-100", "slipstream", true, "not-on-road");
    turn("fallTurn", "L1-129", cyclist.fallTurn());
    turn("punctureTurn", "L1-138", cyclist.punctureTurn());
    boolean inTurn = race.rules.pelotonPuncture == Rules.InPeloton.CROSSED_FREE;
    boolean behind = !cyclist.putBehind() || (inTurn && cyclist.punctureTurn() > 0);
    require(behind, "L1-Q-85", "putBehind", true, "put-behind");
    int ahead = Slipstream.ahead(race, r);
    boolean follows = (race.follows(r) & ~ahead) == 0;
    require(follows, "L1-Q-12", "follows", cyclist.follows(), "follows");
    boolean stamped = cyclist.stamp() >= race.lowestStamp && cyclist.stamp() <= race.lastStamp;
    require(road ? stamped : cyclist.stamp() == 0, "L1-56", "stamp", cyclist.stamp(), "stamp");
  }

  private void turn(String field, String rule, int turn) {
    boolean possible = cyclist.place() == Place.ROAD ? turn <= race.turn : turn == 0;
    require(possible, rule, field, turn, "turn-to-come");
  }

  /** The general classification knows only stages that are over. */
  private void books() {
    int done = race.phase == Phase.OVER ? race.stage + 1 : race.stage;
    books("wins", cyclist.wins(), 0, done);
    books("places", cyclist.places(), 0, done * Riders.RIDERS);
    books("lastPlace", cyclist.lastPlace(), 0, done == 0 ? 0 : Riders.RIDERS);
    books("total", cyclist.total(), -done * MOST_WON, done * (race.rules.delayLimit + 1));
    books("eliminated", cyclist.eliminated(), 0, done);
    boolean out = cyclist.place() == Place.ELIMINATED;
    int since = cyclist.eliminated();
    boolean told = out ? since > 0 && since <= race.stage : since == 0 || race.phase == Phase.OVER;
    require(told, "L1-158", "eliminated", since, "eliminated");
  }

  private void books(String field, int value, int least, int most) {
    require(value >= least && value <= most, "L1-Q-99", field, value, "books");
  }

  private void rider() {
    int most = race.course.energy() + (race.stage == 0 ? 0 : CARRIED);
    int start = race.startEnergy(r);
    int least = race.stage == 0 ? race.course.energy() : 0;
    require(start >= least && start <= most, "L1-25", "startEnergy", start, "start-energy");
    Quality quality = cyclist.quality();
    boolean single = quality == Quality.NONE || !Preparing.taken(race, r, quality);
    require(single, "L1-20", "quality", quality, "quality-twice");
    int zones = race.course.feedCount();
    boolean passed = cyclist.feeds() < 1 << zones;
    require(passed, "L1-60", "feeds", cyclist.feeds(), "feed-zones");
    int form = race.course.isStage() || race.phase.ordinal() < Phase.AREAS.ordinal() ? 0 : 1;
    List<Integer> tiles = Feeding.values(race.tiles(r));
    boolean few = tiles.size() <= form + zones && (form > 0 || race.turn > 0 || tiles.isEmpty());
    require(few, "L1-60", "tiles", tiles, "too-many-tiles");
  }

  /** Every player leads as many cyclists as were agreed (L1-17). */
  private static void seats(RaceState race) {
    int[] count = new int[race.rules.seats];
    for (int r = 0; r < Riders.RIDERS; r++) {
      if (race.place(r) != Place.ABSENT) {
        count[race.owner(r)]++;
      }
    }
    boolean picks = race.phase == Phase.CYCLISTS && Preparing.asksCyclists(race);
    for (int seat = 0; seat < count.length; seat++) {
      int agreed = picks && seat >= race.cursor ? 0 : race.rules.cyclists;
      if (count[seat] != agreed) {
        throw Names.bad("L1-17", "cyclists", Seat.of(seat) + ": " + count[seat], "cyclist-count");
      }
    }
  }

  /** Places at the finish follow each other, and so do their turns. */
  private static void home(RaceState race) {
    int[] turns = new int[Riders.RIDERS + 2];
    int finished = 0;
    for (int r = 0; r < Riders.RIDERS; r++) {
      int place = race.homePlace(r);
      int turn = race.homeTurn(r);
      String field = "cyclists." + Names.rider(r) + ".homePlace";
      if (race.place(r) != Place.FINISHED) {
        bad(place == 0 && turn == 0, field, place, "not-home");
        continue;
      }
      finished++;
      bad(place > 0 && turns[place] == 0, field, place, "home-place");
      bad(turn > 0 && turn <= race.turn, field.replace("Place", "Turn"), turn, "turn-to-come");
      turns[place] = turn;
    }
    bad(race.home == finished, "board.home", race.home, "home-count");
    bad(race.winnerTurn == turns[1], "board.winnerTurn", race.winnerTurn, "winner-turn");
    for (int place = 1; place <= finished; place++) {
      boolean next = turns[place] > 0 && turns[place] >= turns[place - 1];
      bad(next, "board.home", race.home, "home-place");
    }
  }

  private static void bad(boolean holds, String field, Object value, String why) {
    if (!holds) {
      throw Names.bad("L1-Q-51", field, value, why);
    }
  }

  /**
   * Refuses an end of a match whose books do not say what the finish says (L1-Q-99 to L1-Q-101).
   */
  private static final class Books {
    private final RaceState race;
    private final Standings books;

    private Books(RaceState race) {
      this.race = race;
      books = race.standings;
    }

    static void check(RaceState race) {
      if (race.phase == Phase.OVER) {
        new Books(race).check();
      }
    }

    private void check() {
      boolean over = Stages.isClosed(race) && Stages.isLast(race);
      if (!over) {
        throw Names.bad("L1-Q-91", "board.phase", race.phase, "not-over");
      }
      int[] order = Classification.order(race);
      int best = Integer.MAX_VALUE;
      for (int i = 0; i < order.length; i++) {
        line(order[i], i + 1);
        best = Math.min(best, books.total[order[i]]);
      }
      for (int r : order) {
        boolean late = race.course.isStage() && books.total[r] - best > race.rules.delayLimit;
        int out = late ? race.stage + 1 : 0;
        require(r, "eliminated", books.eliminated[r], out, out);
      }
    }

    /** What the last stage has added is known; what was there before, within limits. */
    private void line(int r, int place) {
      int before = race.stage;
      require(r, "lastPlace", books.lastPlace[r], place, place);
      int won = Stages.won(race, r, place);
      require(r, "wins", books.wins[r], won, won + before);
      require(r, "places", books.places[r], place + before, place + before * Riders.RIDERS);
      int added = race.course.isStage() ? Stages.delay(race, r) - Stages.bonus(race, r, place) : 0;
      int least = added - before * MOST_WON;
      int most = added + before * (race.rules.delayLimit + 1);
      require(r, "total", books.total[r], least, most);
    }

    private static void require(int r, String field, int value, int least, int most) {
      if (value < least || value > most) {
        throw Names.bad("L1-Q-99", "cyclists." + Names.rider(r) + "." + field, value, "books");
      }
    }
  }
}
