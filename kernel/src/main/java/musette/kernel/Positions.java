package musette.kernel;

/**
 * States as readable records, complete enough to set up any situation of the rulebook. Scenario
 * files and the referee program read and write them as JSON; docs/positions describes the fields.
 *
 * @param <S> the game's state
 * @param <P> the record that is written and read
 */
public interface Positions<S, P extends Record> {
  /** The position of a state; {@link #read} gives an equal state back. */
  P write(S state);

  /**
   * The state of a position.
   *
   * @throws Refused with the field and the reason if no match with this set-up can reach it by
   *     count or place
   */
  S read(Setup setup, P position);
}
