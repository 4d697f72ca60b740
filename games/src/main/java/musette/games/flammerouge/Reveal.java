package musette.games.flammerouge;

import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.RaceEvent;
import musette.games.flammerouge.api.Team;
import musette.kernel.Chance;
import musette.kernel.Journal;

/** All cards are turned up together, those of the dummy teams too (FR-20, FR-63 to FR-66). */
final class Reveal {
  private static final int ATTACK_IN_FRONT = 2;
  private static final int BITS = 4;
  private static final int MASK = 0xF;

  private Reveal() {}

  /** The value each rider moves by, four bits each; 0 for those who have left the track. */
  static int turnUp(Draft draft, Chance chance, Journal journal) {
    Rules rules = draft.rules();
    int values = 0;
    for (int rider = 0; rider < rules.riders(); rider++) {
      if (!rules.isDummy(rider)) {
        values |= turnUpOwn(draft, rider, journal);
      } else if (rules.rider(rider).team() != Team.PELOTON) {
        values |= turnUpMuscle(draft, rider, chance, journal);
      } else if ((rider & 1) == 0) {
        values |= turnUpPeloton(draft, rider, chance, journal);
      }
    }
    return values;
  }

  /** The value of a rider among those of all. */
  static int value(int values, int rider) {
    return values >>> (BITS * rider) & MASK;
  }

  /** The values of all, those of the others being 0. */
  static int packed(int value, int rider) {
    return value << (BITS * rider);
  }

  private static int turnUpOwn(RaceState race, int rider, Journal journal) {
    if (!race.isOnTrack(rider)) {
      return 0;
    }
    Card card = Card.of(race.faceDown(rider));
    tell(race, rider, card, card.value(), "FR-20", journal);
    return packed(card.value(), rider);
  }

  private static int turnUpMuscle(Draft draft, int rider, Chance chance, Journal journal) {
    if (!draft.isOnTrack(rider)) {
      return 0;
    }
    Card card = top(draft, rider, chance);
    tell(draft, rider, card, card.value(), card == Card.NONE ? "FR-66" : "FR-63", journal);
    return packed(card.value(), rider);
  }

  private static int turnUpPeloton(Draft draft, int leader, Chance chance, Journal journal) {
    int other = leader ^ 1;
    if (!draft.isOnTrack(leader) && !draft.isOnTrack(other)) {
      return 0;
    }
    Card card = top(draft, leader, chance);
    int front = draft.spot(leader) > draft.spot(other) ? leader : other;
    boolean both = draft.isOnTrack(leader) && draft.isOnTrack(other);
    int values = 0;
    for (int rider = leader; rider <= other; rider++) {
      if (draft.isOnTrack(rider)) {
        boolean leads = both && rider == front;
        int value = card == Card.ATTACK && leads ? ATTACK_IN_FRONT : card.value();
        tell(draft, rider, card, value, pelotonRule(card), journal);
        values |= packed(value, rider);
      }
    }
    return values;
  }

  private static String pelotonRule(Card card) {
    return card == Card.ATTACK ? "FR-64" : card == Card.NONE ? "FR-66" : "FR-63";
  }

  /** The top card of a dummy deck, which leaves the game. */
  private static Card top(Draft draft, int rider, Chance chance) {
    long deck = draft.deck(rider);
    if (deck == 0) {
      return Card.NONE;
    }
    long drawn = Pile.draw(deck, 1, chance);
    draft.setPiles(rider, deck - drawn, 0);
    Card card = Pile.only(drawn);
    return card == Card.NINE ? Decks.nine(draft.rules().rider(rider)) : card;
  }

  private static void tell(
      RaceState race, int rider, Card card, int value, String rule, Journal journal) {
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.Revealed(race.rules().rider(rider), card, value, rule));
    }
  }
}
