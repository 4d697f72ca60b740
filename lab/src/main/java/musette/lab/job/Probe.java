package musette.lab.job;

/** What a job looks at besides results, lengths and rules. */
public enum Probe {
  NONE,
  /** How the chances of the seats go up and down. Costs imagined matches all along the match. */
  STORY,
  /** How far the choices of each decision differ. Costs a search for each decision. */
  CHOICES
}
