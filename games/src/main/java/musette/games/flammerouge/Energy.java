package musette.games.flammerouge;

import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.RaceAction;
import musette.games.flammerouge.api.RaceEvent;
import musette.games.flammerouge.api.Rider;
import musette.kernel.Chance;
import musette.kernel.Journal;

/** The energy phase: hands are drawn and cards played face down (FR-10 to FR-15). */
final class Energy {
  private static final int HAND = 4;

  private Energy() {}

  /** One bit for each rider of the seat who rides on and has no card yet. */
  static int waiting(RaceState race, int seat) {
    return bit(race, 2 * seat) | bit(race, 2 * seat + 1) << 1;
  }

  private static int bit(RaceState race, int rider) {
    return race.isOnTrack(rider) && race.faceDown(rider) < 0 ? 1 : 0;
  }

  /** Draws a hand for one of the seat's riders (FR-10). */
  static void draw(
      Draft draft, int seat, RaceAction.DrawFor action, Chance chance, Journal journal) {
    drawFor(draft, 2 * seat + action.rider().ordinal(), chance, journal);
  }

  /** Plays a card face down and recycles the rest of the hand (FR-10, FR-11). */
  static void play(
      Draft draft, int seat, RaceAction.PlayCard action, Chance chance, Journal journal) {
    int rider = draft.handOf(seat);
    long rest = draft.hand(seat) - Pile.one(action.card());
    draft.setPiles(rider, draft.deck(rider), draft.recycled(rider) + rest);
    draft.closeHand(seat);
    draft.putFaceDown(rider, action.card());
    if (journal != Journal.NONE) {
      Rider who = draft.rules().rider(rider);
      journal.tell(new RaceEvent.Chose(who, action.card()));
      journal.tell(new RaceEvent.PlayedFaceDown(who, Pile.size(rest)));
    }
    goOn(draft, seat, chance, journal);
  }

  /** After a card the other rider's hand is drawn at once: there is nothing to choose (FR-11). */
  private static void goOn(Draft draft, int seat, Chance chance, Journal journal) {
    int waiting = waiting(draft, seat);
    if (waiting == 0) {
      draft.donePicking(seat);
    } else {
      drawFor(draft, 2 * seat + ((waiting & 1) ^ 1), chance, journal);
    }
  }

  private static void drawFor(Draft draft, int rider, Chance chance, Journal journal) {
    long deck = draft.deck(rider);
    long recycled = draft.recycled(rider);
    long hand = Pile.draw(deck, HAND, chance);
    deck -= hand;
    int missing = deck == 0 ? HAND - Pile.size(hand) : 0;
    if (missing > 0 && recycled != 0) {
      tellReshuffle(draft, rider, recycled, journal);
      long more = Pile.draw(recycled, missing, chance);
      deck = recycled - more;
      recycled = 0;
      hand += more;
      draft.clearFresh(rider);
    }
    draft.setPiles(rider, deck, recycled);
    if (hand == 0) {
      rideEmpty(draft, rider, journal);
      goOn(draft, rider >> 1, chance, journal);
    } else {
      draft.openHand(rider, hand);
      tellHand(draft, rider, hand, journal);
    }
  }

  /** No cards at all: an exhaustion card of the supply, if there is one (FR-15, FR-Q7). */
  private static void rideEmpty(Draft draft, int rider, Journal journal) {
    Card card = draft.supply(rider) > 0 ? Card.EXHAUSTION : Card.NONE;
    if (card == Card.EXHAUSTION) {
      draft.setTaken(rider, draft.taken(rider) + 1, draft.fresh(rider));
    }
    draft.putFaceDown(rider, card);
    if (journal != Journal.NONE) {
      String rule = card == Card.NONE ? "FR-Q7" : "FR-15";
      journal.tell(
          new RaceEvent.RanOut(draft.rules().rider(rider), card, draft.supply(rider), rule));
    }
  }

  private static void tellReshuffle(RaceState race, int rider, long pile, Journal journal) {
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.Reshuffled(race.rules().rider(rider), Pile.size(pile)));
    }
  }

  private static void tellHand(RaceState race, int rider, long hand, Journal journal) {
    if (journal != Journal.NONE) {
      Rider who = race.rules().rider(rider);
      int cards = Pile.size(hand);
      journal.tell(
          new RaceEvent.Drew(
              who,
              cards,
              Pile.size(race.deck(rider)),
              Pile.size(race.recycled(rider)),
              cards < HAND ? "FR-14" : "FR-10"));
      journal.tell(new RaceEvent.HandSeen(who, Pile.cards(hand, Card.NINE)));
    }
  }
}
