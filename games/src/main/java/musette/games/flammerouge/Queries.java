package musette.games.flammerouge;

import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.Phase;
import musette.kernel.Chance;
import musette.kernel.Journal;

/**
 * What somebody who thinks ahead may ask of a race, by the number of a rider: those of seat A are 0
 * and 1, the Rouleur first, and so on. A player has no race to ask, only an imagined one.
 */
public final class Queries {
  private static final int HAND = 4;
  private static final Card[] CARDS = Card.values();

  private Queries() {}

  /** Those of dummy teams included. */
  public static int riders(RaceState race) {
    return race.rules().riders();
  }

  public static int seats(RaceState race) {
    return race.rules().seats();
  }

  /** 0 off the track. */
  public static int square(RaceState race, int rider) {
    return race.square(rider);
  }

  /** The square, and half a square more in the right lane, which is ahead (FR-42). */
  public static double spot(RaceState race, int rider) {
    return race.spot(rider) * 0.5;
  }

  /** The last square before the line. */
  public static int finishLine(RaceState race) {
    return race.rules().track().finishLine();
  }

  /** How far a card of this value takes the rider by the terrain alone. */
  public static int distance(RaceState race, int rider, int value) {
    return race.rules().track().distance(race.square(rider), value);
  }

  /** Whether riders give and receive slipstream there. */
  public static boolean slipstreams(RaceState race, int square) {
    return race.rules().track().slipstreams(square);
  }

  /** Whether nobody has drawn for this round, nor is anybody still to be placed. */
  public static boolean isRoundStart(RaceState race) {
    if (race.phase() != Phase.ENERGY) {
      return false;
    }
    for (int seat = 0; seat < race.rules().seats(); seat++) {
      if (race.handOf(seat) >= 0
          || race.faceDown(2 * seat) >= 0
          || race.faceDown(2 * seat + 1) >= 0) {
        return false;
      }
    }
    return true;
  }

  /** The rider for whom the seat has drawn, or -1. */
  public static int handOf(RaceState race, int seat) {
    return race.handOf(seat);
  }

  /** The cards the rider has not played, wherever they are: see {@link #count}. */
  public static long unspent(RaceState race, int rider) {
    return race.deck(rider) + race.recycled(rider) + race.handFor(rider);
  }

  /** How many of these cards are of this kind. */
  public static int count(long cards, Card card) {
    return Pile.count(cards, card);
  }

  /** A card the rider could play now: one of a hand drawn for them, all kinds equally likely. */
  public static Card any(RaceState race, int rider, Chance chance) {
    long hand = hand(race, rider, chance);
    return hand == 0 ? Card.EXHAUSTION : Pile.only(Pile.draw(hand, 1, chance));
  }

  /** The highest card of a hand drawn for the rider. */
  public static Card highest(RaceState race, int rider, Chance chance) {
    long hand = hand(race, rider, chance);
    if ((hand & (1L << Pile.EXHAUSTION_BIT) - 1) == 0) {
      return Card.EXHAUSTION;
    }
    int kinds = Pile.kinds(hand) & ~(1 << Card.EXHAUSTION.ordinal());
    return CARDS[31 - Integer.numberOfLeadingZeros(kinds)];
  }

  private static long hand(RaceState race, int rider, Chance chance) {
    long open = race.handFor(rider);
    if (open != 0) {
      return open;
    }
    long deck = race.deck(rider);
    return Pile.draw(Pile.size(deck) < HAND ? deck + race.recycled(rider) : deck, HAND, chance);
  }

  /**
   * The race after this round, if these cards are played.
   *
   * @param cards for each rider of a player; ignored for who has played or has left the track
   */
  public static RaceState afterRound(RaceState race, Card[] cards, Chance chance) {
    Draft next = new Draft(race);
    for (int rider = 0; rider < 2 * race.rules().seats(); rider++) {
      if (race.isOnTrack(rider) && race.faceDown(rider) < 0) {
        spend(next, rider, cards[rider]);
      }
    }
    next.setPending(0);
    Turns.endIfAllPlayed(next, chance, Journal.NONE);
    return next.close();
  }

  private static void spend(Draft draft, int rider, Card card) {
    long hand = draft.handFor(rider);
    if (hand != 0) {
      draft.closeHand(rider >> 1);
    }
    long deck = draft.deck(rider);
    long recycled = draft.recycled(rider) + hand;
    if (Pile.count(recycled, card) > 0) {
      recycled -= Pile.one(card);
    } else if (Pile.count(deck, card) > 0) {
      deck -= Pile.one(card);
    }
    draft.setPiles(rider, deck, recycled);
    draft.putFaceDown(rider, card);
  }
}
