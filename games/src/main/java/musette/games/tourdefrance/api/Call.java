package musette.games.tourdefrance.api;

/** What calls the riders up. */
public enum Call {
  NOTHING("TF-Q-45"),
  LINE("TF-42"),
  MEND("TF-25");

  private final String rule;

  Call(String rule) {
    this.rule = rule;
  }

  public String rule() {
    return rule;
  }
}
