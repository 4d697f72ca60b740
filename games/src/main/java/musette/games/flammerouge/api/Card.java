package musette.games.flammerouge.api;

/**
 * The cards. The first eight can be in a player's hand and stand in the order of a {@link Pile}.
 */
public enum Card {
  TWO(2, '2'),
  THREE(3, '3'),
  FOUR(4, '4'),
  FIVE(5, '5'),
  SIX(6, '6'),
  SEVEN(7, '7'),
  NINE(9, '9'),
  EXHAUSTION(2, 'E'),
  /** Peloton's: 2 for its rider in front, 9 for the other (FR-64). */
  ATTACK(9, 'A'),
  /** No card is left to be played: the rider moves 2 all the same (FR-66, FR-Q7). */
  NONE(2, '-');

  private static final Card[] ALL = values();

  private final int value;
  private final char letter;

  Card(int value, char letter) {
    this.value = value;
    this.letter = letter;
  }

  public static Card of(int ordinal) {
    return ALL[ordinal];
  }

  /** How far it moves a rider on the flat. */
  public int value() {
    return value;
  }

  /** The letter of the card in positions. */
  public char letter() {
    return letter;
  }
}
