package musette.games.flammerouge;

import musette.kernel.Journal;

/** The end phase: cards are removed, packs slipstream, riders in the wind tire (FR-30 to FR-34). */
final class EndPhase {
  private EndPhase() {}

  static void end(Race race, Journal journal) {
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.CardsSpent(cardsPlayed(race)));
    }
    slipstream(race, journal);
    exhaust(race, journal);
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
  private static void slipstream(Race race, Journal journal) {
    Track track = race.course().track();
    int drawnUp = 0;
    int back = Spots.nextOccupied(race.spots(), 1);
    while (back < Track.SQUARES) {
      int front = back;
      while (Spots.isOccupied(race.spots(), front + 1)) {
        front++;
      }
      int ahead = Spots.nextOccupied(race.spots(), front + 1);
      if (ahead != front + 2) {
        back = ahead;
      } else if (!track.slipstreams(ahead)) {
        tellBroken(race, ahead, journal);
        back = ahead;
      } else {
        int stayed = front;
        while (stayed >= back && track.slipstreams(stayed)) {
          drawnUp = drawUp(race, stayed, drawnUp, journal);
          stayed--;
        }
        if (stayed >= back) {
          tellBroken(race, stayed, journal);
        }
        // Who moved now stands one square further on and belongs to the pack ahead.
        back = stayed == front ? ahead : stayed + 2;
      }
    }
  }

  /** Moves the riders of one square; the bits tell who was drawn up before in this round. */
  private static int drawUp(Race race, int square, int drawnUp, Journal journal) {
    int bits = drawnUp;
    for (int spot = 2 * square + 1; spot >= 2 * square; spot--) {
      int rider = Spots.riderAt(race.spots(), spot);
      if (rider >= 0) {
        int landing = Spots.landing(race.spots(), square + 1);
        race.put(rider, landing);
        if (journal != Journal.NONE) {
          String rule = (bits >> rider & 1) == 0 ? "FR-31" : "FR-32";
          Rider who = race.course().rider(rider);
          Lane lane = Spots.lane(landing);
          journal.tell(new RaceEvent.Slipstreamed(who, square, square + 1, lane, rule));
        }
        bits |= 1 << rider;
      }
    }
    return bits;
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
  private static void exhaust(Race race, Journal journal) {
    long windy = race.spots();
    for (int rider = 0; rider < race.course().riders(); rider++) {
      if (!ridesInWind(race, rider)) {
        windy = Spots.with(windy, rider, Spots.OFF);
      }
    }
    while (windy != 0) {
      int rider = Spots.front(windy);
      windy = Spots.with(windy, rider, Spots.OFF);
      tire(race, rider, journal);
    }
  }

  private static boolean ridesInWind(Race race, int rider) {
    int square = race.square(rider);
    return !Spots.isOccupied(race.spots(), square + 1)
        && !race.course().isDummy(rider)
        && !race.course().track().isPastFinish(square);
  }

  private static void tire(Race race, int rider, Journal journal) {
    Rider who = race.course().rider(rider);
    if (race.supply(rider) == 0) {
      if (journal != Journal.NONE) {
        journal.tell(new RaceEvent.SupplyEmpty(who));
      }
      return;
    }
    long recycled = race.recycled(rider) + Pile.one(Card.EXHAUSTION);
    race.setPiles(rider, race.deck(rider), recycled);
    race.setTaken(rider, race.taken(rider) + 1, race.fresh(rider) + 1);
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.Exhausted(who, race.supply(rider)));
    }
  }
}
