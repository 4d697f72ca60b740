package musette.kernel;

/**
 * Converts states to and from readable records that can describe any situation of the rulebook.
 * Scenario files and the referee program read and write them as JSON; docs/positions describes the
 * fields.
 *
 * @param <S> the game's state
 * @param <P> the record that is written and read
 */
public interface Positions<S, P extends Record> {
  /** The position of a state; {@link #read} turns it back into an equal state. */
  P write(S state);

  /**
   * The state of a position.
   *
   * @param setup one that {@link Game#check} accepts
   * @throws Refused with the field and the reason if the position contradicts itself, the set-up or
   *     the rules
   */
  S read(Setup setup, P position);

  /**
   * Refuses a position unless a condition holds.
   *
   * @param field the path of the field in the position, such as {@code riders.A1.square}
   * @param problem what is wrong with it: a value that {@code refusal.position} of the game's words
   *     distinguishes
   * @throws Refused if the condition does not hold
   */
  static void require(boolean holds, String field, String problem) {
    if (!holds) {
      throw refused("", field, problem);
    }
  }

  /**
   * The refusal of a position, for the caller to throw.
   *
   * @param rule the id of the broken rule, or an empty text
   * @param field the path of the field in the position
   * @param problem as for {@link #require}
   * @param about further arguments, as for {@link Refusal#of}
   */
  static Refused refused(String rule, String field, String problem, Object... about) {
    var all = new Object[about.length + 4];
    all[0] = "field";
    all[1] = field;
    all[2] = "problem";
    all[3] = problem;
    System.arraycopy(about, 0, all, 4, about.length);
    return Refused.because(rule, "position", all);
  }
}
