package musette.kernel;

import java.util.List;
import java.util.Optional;

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
 * <p>Players and bots get a {@code V}, never an {@code S}. Most callers go through {@link Match},
 * which checks every action before it plays it. A search calls {@link #actions} and {@link #play}
 * directly. Methods that take a state, a view or an action trust their caller: with a value that
 * this game did not produce their behaviour is undefined.
 *
 * @param <S> the state: everything about a match at one moment; only the referee has it
 * @param <A> an action of a player
 * @param <V> everything that one viewer may know; a type of its own that has no field for a secret
 */
public interface Game<S, A, V> {
  /**
   * What the game is: id, title, seats, options, version of the rules.
   *
   * @return always the same object
   */
  About about();

  /**
   * The record types of this game, for code that writes them as JSON or generates types in another
   * language from them.
   */
  Shapes shapes();

  /**
   * Checks what {@link Setup#of} cannot: whether options that are valid on their own go together,
   * and whether the game can read its text options, such as a course. Callers of {@link #start}
   * call this first.
   *
   * @throws Refused with the rule and the reason if no match can start with this set-up
   */
  default void check(Setup setup) {}

  /**
   * The state at the beginning of a match.
   *
   * @param setup one that {@link #check} accepts
   * @param chance the dice of ply 0
   * @param journal receives the events of the set-up
   * @throws Refused if scripted dice run out or show an impossible value
   */
  S start(Setup setup, Chance chance, Journal journal);

  /**
   * Who may act in this state, or the result. Until the match is over, at least one seat may act.
   * If several may, each chooses without knowing what the others choose, and they may be played in
   * any order.
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
   * @param chance the dice of this ply; the new state depends on what is drawn from them
   * @param journal receives every event in order; {@link Journal#NONE} if nobody listens
   * @throws Refused if scripted dice run out or show an impossible value
   */
  S play(S state, Seat seat, A action, Chance chance, Journal journal);

  /**
   * Everything that a viewer may know about a state. Two states that differ only in what the viewer
   * cannot see have equal views.
   *
   * @param viewer a seat of the match, or {@link Seat#NONE} for a spectator
   */
  V view(S state, Seat viewer);

  /**
   * A random state that could be the real one, for bots that search: it has the same view.
   *
   * @param view a view that {@link #view} returned, of a seat or a spectator
   * @param chance decides what is hidden, with the probabilities that the viewer must assume
   */
  S imagine(V view, Chance chance);

  /**
   * What the rules can say about an action before it is taken: where it leads, what it costs, its
   * odds. Front ends show it with the offer.
   *
   * @param view the view of the seat that may take it
   * @param action one of that seat's actions
   */
  Outlook outlook(V view, A action);

  /** The one sentence that tells the viewer what to do now, or for whom they are waiting. */
  Remark ask(V view);

  /**
   * The board in words, for people who cannot see it and for games without a drawing.
   *
   * @return at least one sentence, the most important first
   */
  List<Remark> describe(V view);

  /**
   * Why an action is not allowed. {@link Match} asks this before it refuses the action.
   *
   * @param action any action that {@link #notation} can read and that is not among the seat's
   *     actions
   * @return the rule, the reason and the arguments of the sentence; this method never fails
   */
  Refusal refuse(S state, Seat seat, A action);

  /**
   * The state in which a waiting seat would begin its next turn if nobody changed anything before
   * it. Players prepare an order on it.
   *
   * @param seat one that is not asked now
   * @return empty if the game cannot say it from what the seat sees, as where turns begin with
   *     something hidden or drawn, or where everybody chooses at once
   */
  default Optional<S> ahead(S state, Seat seat) {
    return Optional.empty();
  }

  /**
   * Checks that a coach may advise a player. Rules can leave it to the players' own eyes what there
   * is to see.
   *
   * @param view the view of the player
   * @throws Refused with the rule and the reason if nobody may
   */
  default void checkAdvice(V view) {}

  /** The text form of actions. */
  Notation<A> notation();

  /** States as readable records, for scenario files and the referee program. */
  Positions<S, ?> positions();

  /** The roads that people can make for this game. */
  default Roads roads() {
    return Roads.NONE;
  }

  /**
   * The set-up of the next match between the same players. A game may carry something over, such as
   * a handicap.
   *
   * @param end the final state of the previous match
   */
  default Setup rematch(Setup setup, S end) {
    return setup;
  }

  /**
   * Plays on with random actions until the match is over, for searches and simulations. A game may
   * override this with something faster that has the same distribution.
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
