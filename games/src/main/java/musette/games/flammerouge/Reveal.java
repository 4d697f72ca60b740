package musette.games.flammerouge;

import musette.kernel.Chance;
import musette.kernel.Journal;

/** All cards are turned up together, those of the dummy teams too (FR-20, FR-63 to FR-66). */
final class Reveal {
  private static final int ATTACK_IN_FRONT = 2;

  private Reveal() {}

  /** The value each rider moves by; 0 for those who have left the track. */
  static int[] turnUp(Race race, Chance chance, Journal journal) {
    Course course = race.course();
    int[] values = new int[course.riders()];
    for (int rider = 0; rider < values.length; rider++) {
      if (!course.isDummy(rider)) {
        turnUpOwn(race, rider, values, journal);
      } else if (course.rider(rider).team() != Team.PELOTON) {
        turnUpMuscle(race, rider, values, chance, journal);
      } else if ((rider & 1) == 0) {
        turnUpPeloton(race, rider, values, chance, journal);
      }
    }
    return values;
  }

  private static void turnUpOwn(Race race, int rider, int[] values, Journal journal) {
    if (race.isOnTrack(rider)) {
      Card card = Card.of(race.faceDown(rider));
      values[rider] = card.value();
      tell(race, rider, card, card.value(), "FR-20", journal);
    }
  }

  private static void turnUpMuscle(
      Race race, int rider, int[] values, Chance chance, Journal journal) {
    if (race.isOnTrack(rider)) {
      Card card = top(race, rider, chance);
      values[rider] = card.value();
      tell(race, rider, card, card.value(), card == Card.NONE ? "FR-66" : "FR-63", journal);
    }
  }

  private static void turnUpPeloton(
      Race race, int leader, int[] values, Chance chance, Journal journal) {
    int other = leader ^ 1;
    if (!race.isOnTrack(leader) && !race.isOnTrack(other)) {
      return;
    }
    Card card = top(race, leader, chance);
    int front = race.spot(leader) > race.spot(other) ? leader : other;
    boolean both = race.isOnTrack(leader) && race.isOnTrack(other);
    for (int rider = leader; rider <= other; rider++) {
      if (race.isOnTrack(rider)) {
        boolean leads = both && rider == front;
        values[rider] = card == Card.ATTACK && leads ? ATTACK_IN_FRONT : card.value();
        tell(race, rider, card, values[rider], pelotonRule(card), journal);
      }
    }
  }

  private static String pelotonRule(Card card) {
    return card == Card.ATTACK ? "FR-64" : card == Card.NONE ? "FR-66" : "FR-63";
  }

  /** The top card of a dummy deck, which leaves the game. */
  private static Card top(Race race, int rider, Chance chance) {
    long deck = race.deck(rider);
    if (deck == 0) {
      return Card.NONE;
    }
    long drawn = Pile.draw(deck, 1, chance);
    race.setPiles(rider, deck - drawn, 0);
    Card card = Pile.only(drawn);
    return card == Card.NINE ? Decks.nine(race.course().rider(rider)) : card;
  }

  private static void tell(
      Race race, int rider, Card card, int value, String rule, Journal journal) {
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.Revealed(race.course().rider(rider), card, value, rule));
    }
  }
}
