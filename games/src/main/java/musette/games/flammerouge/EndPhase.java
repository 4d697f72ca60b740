package musette.games.flammerouge;

import musette.kernel.Journal;

/** The end phase: cards are removed, packs slipstream, riders in the wind tire (FR-30 to FR-34). */
final class EndPhase {
  private EndPhase() {}

  static void end(Race race, Journal journal) {
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.CardsSpent(cardsPlayed(race)));
    }
    // Slipstream closes gaps but overtakes nobody: the order stands.
    int order = Spots.order(race.spots());
    slipstream(race, order, journal);
    exhaust(race, order, journal);
  }

  private static int cardsPlayed(Race race) {
    int cards = 0;
    for (int rider = 0; rider < 2 * race.course().seats(); rider++) {
      int card = race.faceDown(rider);
      cards += card < 0 || card == Card.NONE.ordinal() ? 0 : 1;
    }
    return cards;
  }

  /** Packs are checked from the backmost forward (FR-31, FR-32, FR-52, FR-53). */
  private static void slipstream(Race race, int order, Journal journal) {
    long before = race.spots();
    int back = 0;
    int front = Integer.MIN_VALUE;
    for (int next = Spots.fromBehind(order); next != 0; next = Spots.rest(next)) {
      int square = race.square(Spots.first(next));
      if (square > front + 2) {
        back = square;
      } else if (square == front + 2) {
        back = closeGap(race, back, front, before, journal);
      }
      front = square;
    }
  }

  /**
   * Moves the pack from {@code back} to {@code front} up to the one that is two squares ahead, as
   * far as the road allows it. Gives the back of the pack that is now there.
   */
  private static int closeGap(Race race, int back, int front, long before, Journal journal) {
    Track track = race.course().track();
    int ahead = front + 2;
    if (!track.slipstreams(ahead)) {
      tellBroken(race, ahead, journal);
      return ahead;
    }
    int stayed = front;
    while (stayed >= back && track.slipstreams(stayed)) {
      drawUp(race, stayed, before, journal);
      stayed--;
    }
    if (stayed >= back) {
      tellBroken(race, stayed, journal);
    }
    return stayed == front ? ahead : stayed + 2;
  }

  /** Moves the riders of one square; where they were before tells who is drawn up again. */
  private static void drawUp(Race race, int square, long before, Journal journal) {
    for (int spot = 2 * square + 1; spot >= 2 * square; spot--) {
      int rider = Spots.riderAt(race.spots(), spot);
      if (rider >= 0) {
        int landing = Spots.landing(race.spots(), square + 1);
        race.put(rider, landing);
        if (journal != Journal.NONE) {
          boolean again = Spots.square(Spots.of(before, rider)) != square;
          Rider who = race.course().rider(rider);
          Lane lane = Spots.lane(landing);
          journal.tell(
              new RaceEvent.Slipstreamed(who, square, square + 1, lane, again ? "FR-32" : "FR-31"));
        }
      }
    }
  }

  private static void tellBroken(Race race, int square, Journal journal) {
    if (journal != Journal.NONE) {
      int right = Spots.riderAt(race.spots(), 2 * square + 1);
      int rider = right >= 0 ? right : Spots.riderAt(race.spots(), 2 * square);
      Terrain terrain = race.course().track().terrain(square);
      String rule = terrain == Terrain.FINISH ? "FR-53" : "FR-52";
      journal.tell(
          new RaceEvent.SlipstreamBroken(race.course().rider(rider), square, terrain, rule));
    }
  }

  /** Front riders first, which matters when the supply runs out (FR-33, FR-Q7). */
  private static void exhaust(Race race, int order, Journal journal) {
    Course course = race.course();
    int here = Track.SQUARES;
    int ahead = here;
    for (int next = order; next != 0; next = Spots.rest(next)) {
      int rider = Spots.first(next);
      int square = race.square(rider);
      ahead = square == here ? ahead : here;
      here = square;
      boolean windy = ahead != square + 1 && !course.track().isPastFinish(square);
      if (windy && !course.isDummy(rider)) {
        tire(race, rider, journal);
      }
    }
  }

  private static void tire(Race race, int rider, Journal journal) {
    if (race.supply(rider) == 0) {
      if (journal != Journal.NONE) {
        journal.tell(new RaceEvent.SupplyEmpty(race.course().rider(rider)));
      }
      return;
    }
    long recycled = race.recycled(rider) + Pile.one(Card.EXHAUSTION);
    race.setPiles(rider, race.deck(rider), recycled);
    race.setTaken(rider, race.taken(rider) + 1, race.fresh(rider) + 1);
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.Exhausted(race.course().rider(rider), race.supply(rider)));
    }
  }
}
