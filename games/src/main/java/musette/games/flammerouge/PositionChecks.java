package musette.games.flammerouge;

import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.Phase;
import musette.games.flammerouge.course.Lane;
import musette.kernel.Journal;
import musette.kernel.Positions;

/**
 * Whether play can reach a position that can be written: by the number of cards, by the order in
 * which riders are placed, and by their order at the end. Cards that are missing have left the
 * game, so that a short scenario need not name them all.
 */
final class PositionChecks {
  private static final int HAND = 4;

  /** Exhaustion that a rider can take in a round: to ride on, and at its end (FR-15, FR-33). */
  private static final int TAKEN_A_ROUND = 2;

  private final RaceState race;
  private final Rules rules;

  PositionChecks(RaceState race) {
    this.race = race;
    this.rules = race.rules();
  }

  /** Refuses by field and reason what cannot be. */
  void check() {
    for (int rider = 0; rider < rules.riders(); rider++) {
      if (!rules.isDummy(rider)) {
        taken(rider);
        hand(rider);
      }
      if (race.phase() == Phase.PLACING) {
        untouched(rider);
      } else if (race.phase() == Phase.ENERGY && race.isOnTrack(rider)) {
        left(rider);
      }
    }
    if (race.phase() == Phase.PLACING) {
      dummies();
      placingOrder();
    } else if (race.phase() == Phase.OVER) {
      ranking();
    }
  }

  private String field(int rider, String name) {
    return "riders." + rules.rider(rider) + "." + name;
  }

  private long whole(int rider) {
    return rules.deck(rider) + Pile.of(Card.EXHAUSTION, race.taken(rider));
  }

  private void taken(int rider) {
    int least = rules.handicap(rider);
    int most = least + TAKEN_A_ROUND * race.round();
    boolean fits = race.taken(rider) >= least && race.taken(rider) <= most;
    Positions.require(fits, field(rider, "exhaustionTaken"), "taken_by_now");
  }

  /** Four cards are drawn as long as there are four; without any, one of the supply is used. */
  private void hand(int rider) {
    int hand = Pile.size(race.handFor(rider));
    int others = Pile.size(race.deck(rider)) + Pile.size(race.recycled(rider));
    Positions.require(hand == 0 || hand == HAND || others == 0, field(rider, "hand"), "short_hand");
    int card = race.faceDown(rider);
    boolean placing = race.phase() == Phase.PLACING;
    Positions.require(hand == 0 || race.isOnTrack(rider), field(rider, "hand"), "off_track");
    Positions.require(card < 0 || race.isOnTrack(rider), field(rider, "card"), "off_track");
    Positions.require(!placing || (hand == 0 && card < 0), field(rider, "hand"), "placing");
    if (card == Card.NONE.ordinal()) {
      Positions.require(others == 0 && race.supply(rider) == 0, field(rider, "card"), "cards_left");
    }
  }

  /** A card leaves the game in every round. */
  private void left(int rider) {
    long piles = race.deck(rider) + race.recycled(rider) + race.handFor(rider);
    int card = rules.isDummy(rider) ? -1 : race.faceDown(rider);
    boolean lies = card >= 0 && card != Card.NONE.ordinal();
    int left = Pile.size(piles) + (lies ? 1 : 0);
    int most = Math.max(0, Pile.size(whole(rider)) - (race.round() - 1));
    Positions.require(left <= most, field(rider, "deck"), "too_many_by_now");
  }

  /** Before the first round nobody has drawn. */
  private void untouched(int rider) {
    Positions.require(race.deck(rider) == whole(rider), field(rider, "deck"), "placing");
  }

  /** Dummy teams are placed first, without any choice (FR-61). */
  private void dummies() {
    Draft fresh = new Draft(rules);
    Placing.placeDummies(fresh, Journal.NONE);
    for (int rider = 2 * rules.seats(); rider < rules.riders(); rider++) {
      Positions.require(
          race.spot(rider) == fresh.spot(rider), field(rider, "square"), "dummy_place");
    }
  }

  /** Clockwise from the first player, both riders of a player (FR-07); the right lane first. */
  private void placingOrder() {
    boolean waits = false;
    for (int i = 0; i < rules.seats(); i++) {
      int seat = (race.first() + i) % rules.seats();
      int placed = (race.isOnTrack(2 * seat) ? 1 : 0) + (race.isOnTrack(2 * seat + 1) ? 1 : 0);
      Positions.require(!waits || placed == 0, field(2 * seat, "square"), "turn_order");
      waits |= placed < 2;
    }
    for (int rider = 0; rider < rules.riders(); rider++) {
      int spot = race.spot(rider);
      boolean alone =
          spot != Spots.OFF
              && Spots.lane(spot) == Lane.LEFT
              && Spots.riderAt(race.spots(), Spots.spot(Spots.square(spot), Lane.RIGHT)) < 0;
      Positions.require(!alone, field(rider, "lane"), "right_first");
    }
  }

  /**
   * The last round leaves everybody where they are ranked, or nobody on the track (FR-43, FR-Q6).
   */
  private void ranking() {
    int order = Spots.order(race.spots());
    if (rules.raceToTheEnd()) {
      Positions.require(order == 0, "riders", "arrived");
      return;
    }
    boolean crossed =
        order != 0 && rules.track().isPastFinish(race.square(Math.max(0, Spots.first(order))));
    Positions.require(crossed, "riders", "nobody_past");
    int place = 0;
    for (int next = order; next != 0; next = Spots.rest(next)) {
      Positions.require(race.arrived(place++) == Spots.first(next), "arrived", "ranking");
    }
    Positions.require(place == rules.riders(), "riders", "not_placed");
  }
}
