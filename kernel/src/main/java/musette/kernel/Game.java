package musette.kernel;

import java.util.List;

/**
 * A game and its rules. Stateless: one instance serves every match.
 *
 * @param <S> the state, an immutable value
 * @param <A> an action of a player
 * @param <V> all that one viewer may know; a type of its own, without room for a secret
 */
public interface Game<S, A, V> {
  About about();

  Shapes shapes();

  /** Refuses set-ups whose options are each valid but do not go together. */
  default void check(Setup setup) {}

  S start(Setup setup, Chance chance, Journal journal);

  Turn turn(S state);

  /** What the seat may do, in a stable order; empty exactly for seats that are not to act. */
  List<A> actions(S state, Seat seat);

  /** Trusts its caller that the action is one of {@link #actions}; {@link Match} checks. */
  S play(S state, Seat seat, A action, Chance chance, Journal journal);

  V view(S state, Seat viewer);

  /** A random full state that the view cannot tell from the real one. */
  S imagine(V view, Chance chance);

  Outlook outlook(V view, A action);

  /** The one sentence that says what the viewer is asked to do now, or whom he waits for. */
  Remark ask(V view);

  /** The board in words, for those who do not see it: a few sentences, the most important first. */
  List<Remark> describe(V view);

  /** Why an action that is not among the seat's actions is not allowed. */
  Refusal refuse(S state, Seat seat, A action);

  Notation<A> notation();

  Positions<S, ?> positions();

  /** The set-up of the next match between the same seats; a game may carry something over. */
  default Setup rematch(Setup setup, S end) {
    return setup;
  }

  /** Plays on at random to the end. A game may override it with something equal and faster. */
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
