package musette.games.flammerouge;

import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Journal;

/** The energy phase: hands are drawn and cards played face down (FR-10 to FR-15). */
final class Energy {
  private static final int HAND = 4;

  private Energy() {}

  static List<RaceAction> actions(Race race, int seat) {
    if ((race.pending() >> seat & 1) == 0) {
      return List.of();
    }
    long hand = race.hand(seat);
    return hand != 0
        ? RaceAction.Lists.plays(Pile.kinds(hand))
        : RaceAction.Lists.draws(waiting(race, seat));
  }

  /** One bit for each rider of the seat who rides on and has no card yet. */
  static int waiting(Race race, int seat) {
    return bit(race, 2 * seat) | bit(race, 2 * seat + 1) << 1;
  }

  private static int bit(Race race, int rider) {
    return race.isOnTrack(rider) && race.faceDown(rider) < 0 ? 1 : 0;
  }

  static Race draw(Race race, int seat, RaceAction.DrawFor action, Chance chance, Journal journal) {
    Race next = race.copy();
    drawFor(next, 2 * seat + action.rider().ordinal(), chance, journal);
    Round.endIfAllPlayed(next, chance, journal);
    return next;
  }

  static Race play(
      Race race, int seat, RaceAction.PlayCard action, Chance chance, Journal journal) {
    Race next = race.copy();
    int rider = race.handOf(seat);
    long rest = race.hand(seat) - Pile.one(action.card());
    next.setPiles(rider, race.deck(rider), race.recycled(rider) + rest);
    next.closeHand(seat);
    next.putFaceDown(rider, action.card());
    if (journal != Journal.NONE) {
      Rider who = race.course().rider(rider);
      journal.tell(new RaceEvent.Chose(who, action.card()));
      journal.tell(new RaceEvent.PlayedFaceDown(who, Pile.size(rest)));
    }
    goOn(next, seat, chance, journal);
    Round.endIfAllPlayed(next, chance, journal);
    return next;
  }

  /** After a card the other rider's hand is drawn at once: there is nothing to choose (FR-11). */
  private static void goOn(Race race, int seat, Chance chance, Journal journal) {
    int waiting = waiting(race, seat);
    if (waiting == 0) {
      race.donePicking(seat);
    } else {
      drawFor(race, 2 * seat + ((waiting & 1) ^ 1), chance, journal);
    }
  }

  private static void drawFor(Race race, int rider, Chance chance, Journal journal) {
    long deck = race.deck(rider);
    long recycled = race.recycled(rider);
    long hand = Pile.draw(deck, HAND, chance);
    deck -= hand;
    int missing = deck == 0 ? HAND - Pile.size(hand) : 0;
    if (missing > 0 && recycled != 0) {
      tellReshuffle(race, rider, recycled, journal);
      long more = Pile.draw(recycled, missing, chance);
      deck = recycled - more;
      recycled = 0;
      hand += more;
      race.clearFresh(rider);
    }
    race.setPiles(rider, deck, recycled);
    if (hand == 0) {
      rideEmpty(race, rider, journal);
      goOn(race, rider >> 1, chance, journal);
    } else {
      race.openHand(rider, hand);
      tellHand(race, rider, hand, journal);
    }
  }

  /** No cards at all: an exhaustion card of the supply, if there is one (FR-15, FR-Q7). */
  private static void rideEmpty(Race race, int rider, Journal journal) {
    Card card = race.supply(rider) > 0 ? Card.EXHAUSTION : Card.NONE;
    if (card == Card.EXHAUSTION) {
      race.setTaken(rider, race.taken(rider) + 1, race.fresh(rider));
    }
    race.putFaceDown(rider, card);
    if (journal != Journal.NONE) {
      String rule = card == Card.NONE ? "FR-Q7" : "FR-15";
      journal.tell(
          new RaceEvent.RanOut(race.course().rider(rider), card, race.supply(rider), rule));
    }
  }

  private static void tellReshuffle(Race race, int rider, long pile, Journal journal) {
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.Reshuffled(race.course().rider(rider), Pile.size(pile)));
    }
  }

  private static void tellHand(Race race, int rider, long hand, Journal journal) {
    if (journal != Journal.NONE) {
      Rider who = race.course().rider(rider);
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
