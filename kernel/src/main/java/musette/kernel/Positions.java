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

  /**
   * Refuses a position unless a condition holds.
   *
   * @param field the path of the field in the position, such as {@code riders.A1.square}
   * @param problem what is wrong with it, as the game's words name it under {@code
   *     refusal.position}
   * @throws Refused if it does not hold
   */
  static void require(boolean holds, String field, String problem) {
    if (!holds) {
      throw refused("", field, problem);
    }
  }

  /**
   * The refusal of a position: which field, what is wrong, and what else the sentence needs.
   *
   * @param rule the rule that is broken, or an empty text
   * @param about further names and values in turn, as for {@link Refusal#of}
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
