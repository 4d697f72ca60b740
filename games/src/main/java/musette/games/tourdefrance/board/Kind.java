package musette.games.tourdefrance.board;

/** What a square does to the rider who lands on it, or who passes it. */
public enum Kind {
  START("TF-Q-70"),
  PLAIN("TF-59"),
  SPRINT("TF-12"),
  CAMERA("TF-13"),
  BR1("TF-16"),
  BR3("TF-16"),
  SLIP("TF-17"),
  SCREWS("TF-18"),
  OIL("TF-19"),
  SPIKES("TF-19"),
  STAGE("TF-21"),
  DC("TF-23"),
  MEND("TF-25"),
  GRP("TF-59"),
  OVER3("TF-27"),
  T2("TF-31"),
  MISS("TF-34"),
  SPECTATOR("TF-35"),
  DESCENT("TF-36"),
  RAIDE("TF-47"),
  MAX2("TF-50");

  private final String rule;

  Kind(String rule) {
    this.rule = rule;
  }

  /** Kinds that know whether they were reached in this lap before. */
  public boolean isMarked() {
    return this == STAGE || this == CAMERA || this == MEND;
  }

  /** Kinds that send a rider on. */
  public boolean movesOn() {
    return this == SPRINT || this == BR1 || this == BR3 || this == DESCENT;
  }

  /** The rule of the square. */
  public String rule() {
    return rule;
  }
}
