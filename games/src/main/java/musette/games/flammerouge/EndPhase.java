package musette.games.flammerouge;

import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.RaceEvent;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.course.Lane;
import musette.games.flammerouge.course.Terrain;
import musette.games.flammerouge.course.Track;
import musette.kernel.Journal;

/** The end phase: cards are removed, packs slipstream, riders in the wind tire (FR-30 to FR-34). */
final class EndPhase {
  private EndPhase() {}

  static void end(Draft draft, Journal journal) {
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.CardsSpent(cardsPlayed(draft)));
    }
    // Slipstream closes gaps but overtakes nobody: the order stands.
    int order = Spots.order(draft.spots());
    slipstream(draft, order, journal);
    exhaust(draft, order, journal);
  }

  private static int cardsPlayed(RaceState race) {
    int cards = 0;
    for (int rider = 0; rider < 2 * race.rules().seats(); rider++) {
      int card = race.faceDown(rider);
      cards += card < 0 || card == Card.NONE.ordinal() ? 0 : 1;
    }
    return cards;
  }

  /** Packs are checked from the backmost forward (FR-31, FR-32, FR-52, FR-53). */
  private static void slipstream(Draft draft, int order, Journal journal) {
    long before = draft.spots();
    int back = 0;
    int front = Integer.MIN_VALUE;
    for (int next = Spots.fromBehind(order); next != 0; next = Spots.rest(next)) {
      int square = draft.square(Spots.first(next));
      if (square > front + 2) {
        back = square;
      } else if (square == front + 2) {
        back = closeGap(draft, back, front, before, journal);
      }
      front = square;
    }
  }

  /**
   * Moves the pack from {@code back} to {@code front} up to the one that is two squares ahead, as
   * far as the road allows it. Gives the back of the pack that is now there.
   */
  private static int closeGap(Draft draft, int back, int front, long before, Journal journal) {
    Track track = draft.rules().track();
    int ahead = front + 2;
    if (!track.slipstreams(ahead)) {
      tellBroken(draft, ahead, journal);
      return ahead;
    }
    int stayed = front;
    while (stayed >= back && track.slipstreams(stayed)) {
      drawUp(draft, stayed, before, journal);
      stayed--;
    }
    if (stayed >= back) {
      tellBroken(draft, stayed, journal);
    }
    return stayed == front ? ahead : stayed + 2;
  }

  /** Moves the riders of one square; where they were before tells who is drawn up again. */
  private static void drawUp(Draft draft, int square, long before, Journal journal) {
    for (int spot = 2 * square + 1; spot >= 2 * square; spot--) {
      int rider = Spots.riderAt(draft.spots(), spot);
      if (rider >= 0) {
        int landing = Spots.landing(draft.spots(), square + 1);
        draft.put(rider, landing);
        if (journal != Journal.NONE) {
          boolean again = Spots.square(Spots.of(before, rider)) != square;
          Rider who = draft.rules().rider(rider);
          Lane lane = Spots.lane(landing);
          journal.tell(
              new RaceEvent.Slipstreamed(who, square, square + 1, lane, again ? "FR-32" : "FR-31"));
        }
      }
    }
  }

  private static void tellBroken(RaceState race, int square, Journal journal) {
    if (journal != Journal.NONE) {
      int right = Spots.riderAt(race.spots(), 2 * square + 1);
      int rider = right >= 0 ? right : Spots.riderAt(race.spots(), 2 * square);
      Terrain terrain = race.rules().track().terrain(square);
      String rule = terrain == Terrain.FINISH ? "FR-53" : "FR-52";
      journal.tell(
          new RaceEvent.SlipstreamBroken(race.rules().rider(rider), square, terrain, rule));
    }
  }

  /** Front riders first, which matters when the supply runs out (FR-33, FR-Q7). */
  private static void exhaust(Draft draft, int order, Journal journal) {
    Rules rules = draft.rules();
    int here = Track.SQUARES;
    int ahead = here;
    for (int next = order; next != 0; next = Spots.rest(next)) {
      int rider = Spots.first(next);
      int square = draft.square(rider);
      ahead = square == here ? ahead : here;
      here = square;
      boolean windy = ahead != square + 1 && !rules.track().isPastFinish(square);
      if (windy && !rules.isDummy(rider)) {
        tire(draft, rider, journal);
      }
    }
  }

  private static void tire(Draft draft, int rider, Journal journal) {
    if (draft.supply(rider) == 0) {
      if (journal != Journal.NONE) {
        journal.tell(new RaceEvent.SupplyEmpty(draft.rules().rider(rider)));
      }
      return;
    }
    long recycled = draft.recycled(rider) + Pile.one(Card.EXHAUSTION);
    draft.setPiles(rider, draft.deck(rider), recycled);
    draft.setTaken(rider, draft.taken(rider) + 1, draft.fresh(rider) + 1);
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.Exhausted(draft.rules().rider(rider), draft.supply(rider)));
    }
  }
}
