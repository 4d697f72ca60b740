package musette.kernel;

/**
 * States as readable records, complete enough to set up any situation of the rulebook. Scenario
 * files and the referee command read and write them as JSON.
 */
public interface Positions<S, P extends Record> {
  P write(S state);

  /** Refuses, naming the field, what is no position of a match with this set-up. */
  S read(Setup setup, P position);
}
