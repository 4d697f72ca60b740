package musette.games.flammerouge;

import java.util.Arrays;
import java.util.List;
import musette.games.flammerouge.api.Card;
import musette.kernel.Chance;

/**
 * A pile whose order nobody knows, packed into 26 bits: how many there are of each of the first
 * eight cards, three bits each and five for exhaustion, which is last. Attack cards only lie in
 * Peloton's deck, which has no nines, and are counted in their place.
 */
final class Pile {
  static final int BITS = 26;
  static final long MASK = (1L << BITS) - 1;
  static final int KINDS = 8;

  /** Below this bit are all cards that are not exhaustion. */
  static final int EXHAUSTION_BIT = 21;

  private static final int SLOT = 3;
  private static final long ONES = 0x0101010101010101L;
  private static final long HIGHS = 0x8080808080808080L;

  private Pile() {}

  static long one(Card card) {
    return 1L << (SLOT * slot(card));
  }

  static long of(Card card, int count) {
    return (long) count << (SLOT * slot(card));
  }

  private static int slot(Card card) {
    return card == Card.ATTACK ? Card.NINE.ordinal() : card.ordinal();
  }

  static int count(long pile, Card card) {
    return (int) (pile >>> (SLOT * slot(card))) & (card == Card.EXHAUSTION ? 31 : 7);
  }

  static int size(long pile) {
    return (int) ((spread(pile) * ONES) >>> 56);
  }

  /** One bit for every kind of card that is in the pile. */
  static int kinds(long pile) {
    long present = ((spread(pile) + ~HIGHS) & HIGHS) >>> 7;
    return (int) ((present * 0x0102040810204080L) >>> 56);
  }

  /** The counts, one in each byte. */
  private static long spread(long pile) {
    long x = pile;
    x = (x | x << 20) & 0x00003FFF00000FFFL;
    x = (x | x << 10) & 0x00FF003F003F003FL;
    return (x | x << 5) & 0x1F07070707070707L;
  }

  /** So many cards of the pile, all equally likely; the whole pile if it has no more. */
  static long draw(long pile, int cards, Chance chance) {
    long sums = spread(pile) * ONES;
    int size = (int) (sums >>> 56);
    if (size <= cards) {
      return pile;
    }
    long drawn = 0;
    for (int i = 0; i < cards; i++) {
      // Byte k of the sums tells how many cards are of kind k or a kind before it; the kind of the
      // n-th card is the first whose sum exceeds n.
      long exceeding = ((sums | HIGHS) - (chance.below(size - i) + 1) * ONES) & HIGHS;
      int kind = Long.numberOfTrailingZeros(exceeding) >>> 3;
      sums -= ONES << (8 * kind);
      drawn += 1L << (SLOT * kind);
    }
    return drawn;
  }

  /** The single card of a pile of one. */
  static Card only(long pile) {
    return Card.of(Long.numberOfTrailingZeros(pile) / SLOT);
  }

  /** The cards in order; {@code nine} says what stands in the place of the nines. */
  static List<Card> cards(long pile, Card nine) {
    int size = 0;
    for (int i = 0; i < KINDS; i++) {
      size += count(pile, Card.of(i));
    }
    var cards = new Card[size];
    for (int i = 0, next = 0; i < KINDS; i++) {
      Card card = Card.of(i);
      int end = next + count(pile, card);
      Arrays.fill(cards, next, end, card == Card.NINE ? nine : card);
      next = end;
    }
    return List.of(cards);
  }

  static long of(List<Card> cards) {
    long pile = 0;
    for (Card card : cards) {
      pile += one(card);
    }
    return pile;
  }
}
