package musette.games.flammerouge;

import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.Kind;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.api.Team;

/** What the energy decks are made of. */
final class Decks {
  private static final int EACH = 3;
  private static final int ATTACKS = 2;

  /** FR-03. */
  static final long ROULEUR = three(Card.THREE, Card.FOUR, Card.FIVE, Card.SIX, Card.SEVEN);

  /** FR-Q1, as the rulebook's table has it. */
  static final long SPRINTEUR_18 =
      three(Card.TWO, Card.THREE, Card.FOUR, Card.FIVE, Card.SEVEN, Card.NINE);

  /** FR-Q1, as the published box has it. */
  static final long SPRINTEUR_15 = three(Card.TWO, Card.THREE, Card.FOUR, Card.FIVE, Card.NINE);

  private Decks() {}

  private static long three(Card... cards) {
    long pile = 0;
    for (Card card : cards) {
      pile += Pile.of(card, EACH);
    }
    return pile;
  }

  static long sprinteur(Options.SprinteurDeck deck) {
    return switch (deck) {
      case RULEBOOK18 -> SPRINTEUR_18;
      case BOX15 -> SPRINTEUR_15;
    };
  }

  /** The deck of a rider at the start; Peloton's two riders share that of the first (FR-62). */
  static long of(Rider rider, long sprinteur) {
    return switch (rider.team()) {
      case A, B, C, D -> rider.kind() == Kind.ROULEUR ? ROULEUR : sprinteur;
      case PELOTON -> rider == Rider.PELOTON_FIRST ? ROULEUR + Pile.of(Card.ATTACK, ATTACKS) : 0;
      case MUSCLE1, MUSCLE2, MUSCLE3 ->
          rider.kind() == Kind.ROULEUR ? ROULEUR : sprinteur + Pile.one(Card.FIVE);
    };
  }

  /** What the place of the nines holds in a rider's deck. */
  static Card nine(Rider rider) {
    return rider.team() == Team.PELOTON ? Card.ATTACK : Card.NINE;
  }
}
