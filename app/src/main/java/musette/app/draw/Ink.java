package musette.app.draw;

/** Terminal colours, or none if the terminal or the player wants none. */
public enum Ink {
  COLOUR,
  PLAIN;

  /** The Musette colours as 256-colour codes; teams take the first twelve in order. */
  public enum Colour {
    BRICK(167),
    OCHRE(178),
    PETROL(31),
    CHARCOAL(245),
    FOREST(65),
    PLUM(133),
    ROSE(211),
    SKY(117),
    MOSS(143),
    LILAC(147),
    COPPER(173),
    MINT(79),
    SNOW(255),
    STONE(250),
    NIGHT(235);

    private static final int TEAMS = 12;

    private final int code;

    Colour(int code) {
      this.code = code;
    }

    public static Colour ofTeam(int index) {
      return values()[index % TEAMS];
    }
  }

  public String paint(Colour front, String text) {
    return this == PLAIN ? text : "\u001b[38;5;" + front.code + "m" + text + "\u001b[0m";
  }

  public String paint(Colour front, Colour back, String text) {
    return this == PLAIN
        ? text
        : "\u001b[38;5;" + front.code + ";48;5;" + back.code + "m" + text + "\u001b[0m";
  }

  public String bold(String text) {
    return this == PLAIN ? text : "\u001b[1m" + text + "\u001b[0m";
  }
}
