package musette.kernel;

import java.util.List;

/**
 * A game and its rules, as pure functions. A game holds no state: one instance serves every match,
 * and all methods may be called from several threads at once.
 *
 * <p>The contract, which {@code testkit} checks for every game on thousands of random matches:
 *
 * <ul>
 *   <li>A state is an immutable value with {@code equals}. {@link #play} returns a new one.
 *   <li>The same set-up, actions and dice always give the same states and the same events, whether
 *       or not a journal listens.
 *   <li>Every match ends.
 *   <li>What a seat cannot see changes neither its view nor its actions, and {@code
 *       view(imagine(v), seat)} equals {@code v}.
 * </ul>
 *
 * <p>Players and bots get a {@code V} and never an {@code S}. {@link Match} is the usual caller: it
 * checks actions before it plays them. A search may call {@link #actions} and {@link #play}
 * directly.
 *
 * @param <S> the state: everything about a match at one moment, for the referee alone
 * @param <A> an action of a player
 * @param <V> all that one viewer may know; a type of its own that has no field for a secret
 */
public interface Game<S, A, V> {
  /**
   * What the game is: id, title, seats, options, version of the rules.
   *
   * @return always the same object
   */
  About about();

  /**
   * The record types of this game, for code that prints them as JSON or generates types of another
   * language from them.
   */
  Shapes shapes();

  /**
   * Checks what {@link Setup#of} cannot: options that are each valid but do not go together, or a
   * text option, such as a course, that the game cannot read. Called before {@link #start}.
   *
   * @throws Refused with the rule and the reason if no match can start from this set-up
   */
  default void check(Setup setup) {}

  /**
   * The state at the beginning of a match.
   *
   * @param setup one that {@link #check} accepts
   * @param chance the dice of ply 0
   * @param journal is told what happened during the set-up
   */
  S start(Setup setup, Chance chance, Journal journal);

  /**
   * Who may act in this state, or the result. As long as the match is not over at least one seat
   * may act. Several seats may act together, each without knowing what the others choose.
   */
  Turn turn(S state);

  /**
   * What a seat may do now.
   *
   * @return the actions in a stable order, at least one for a seat that {@link #turn} names; empty
   *     for any other seat
   */
  List<A> actions(S state, Seat seat);

  /**
   * The state after an action.
   *
   * @param action one of {@link #actions} for this seat. It is not checked again; with any other
   *     action the behaviour is undefined. {@link Match#play(Seat, String)} checks.
   * @param chance the dice of this ply; what is drawn from it is part of the result
   * @param journal is told every event in order; {@link Journal#NONE} if nobody listens
   * @throws Refused if scripted dice run out or show a value that cannot be
   */
  S play(S state, Seat seat, A action, Chance chance, Journal journal);

  /**
   * All that a viewer may know of a state.
   *
   * @param viewer a seat of the match, or {@link Seat#NONE} for a spectator
   */
  V view(S state, Seat viewer);

  /**
   * A random state that could be the real one, for bots that search: the view cannot tell the two
   * apart.
   *
   * @param view any view of {@link #view}
   * @param chance decides what is hidden, with the likelihood that the viewer must assume
   */
  S imagine(V view, Chance chance);

  /**
   * What the rules can say of an action before it is taken: where it leads, what it costs, its
   * odds.
   *
   * @param view the view of the seat that is asked
   * @param action one of that seat's actions
   */
  Outlook outlook(V view, A action);

  /** The one sentence that says what the viewer is asked to do now, or whom they wait for. */
  Remark ask(V view);

  /**
   * The board in words, for people who do not see it.
   *
   * @return at least one sentence, the most important first
   */
  List<Remark> describe(V view);

  /**
   * Why an action is not allowed.
   *
   * @param action any action that {@link #notation} can read and that is not among the seat's
   *     actions
   * @return the rule, the reason and what the sentence needs; never fails
   */
  Refusal refuse(S state, Seat seat, A action);

  /** The text form of actions. */
  Notation<A> notation();

  /** States as readable records, for scenario files and the referee program. */
  Positions<S, ?> positions();

  /**
   * The set-up of the next match between the same seats. A game may carry something over, such as a
   * handicap.
   *
   * @param end the final state of the match before
   */
  default Setup rematch(Setup setup, S end) {
    return setup;
  }

  /**
   * Plays on with random actions until the match is over. A game may override this with something
   * faster that has the same distribution.
   *
   * @return a final state
   */
  default S playout(S state, Chance chance) {
    S now = state;
    while (turn(now) instanceof Turn.ToAct(Seats seats)) {
      Seat seat = seats.first();
      List<A> actions = actions(now, seat);
      now = play(now, seat, actions.get(chance.below(actions.size())), chance, Journal.NONE);
    }
    return now;
  }
}
