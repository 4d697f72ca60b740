package musette.games.flammerouge.course;

/** What a square is. */
public enum Terrain {
  START('S'),
  FLAT('_'),
  ASCENT('^'),
  DESCENT('v'),
  FINISH('F');

  private final char letter;

  Terrain(char letter) {
    this.letter = letter;
  }

  /** The letter of the terrain in stages.txt. */
  public char letter() {
    return letter;
  }
}
