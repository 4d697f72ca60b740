package musette.kernel;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.History.Made;
import org.jspecify.annotations.Nullable;

/**
 * A match in progress: it checks every action, provides the dice of every ply, keeps the log and
 * takes moves back. Everything that comes from outside goes through a match, and a refused call
 * changes nothing. Not safe for use by several threads at once.
 *
 * @param <S> the game's state
 * @param <A> the game's action
 * @param <V> the game's view
 */
public final class Match<S, A, V> {
  private final Game<S, A, V> game;
  private final Setup setup;
  private final Seed seed;
  private final Step openingStep;
  private final History<S> history;
  private final List<Entry> log = new ArrayList<>();
  private S state;
  private int lastPly;

  private Match(Game<S, A, V> game, Setup setup, Seed seed, S opening, Step openingStep) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.openingStep = openingStep;
    this.history = new History<>(opening);
    this.state = opening;
  }

  /**
   * Starts a new match.
   *
   * @param seed all dice of the match come from it (see {@link Seed#with})
   * @throws Refused if the game does not accept the set-up
   */
  public static <S, A, V> Match<S, A, V> start(Game<S, A, V> game, Setup setup, Seed seed) {
    game.check(setup);
    Journal.Kept journal = Journal.kept();
    S opening = game.start(setup, Chance.of(seed, 0), journal);
    return new Match<>(
        game, setup, seed, opening, new Step(0, Seat.NONE, "", journal.events(), false));
  }

  /**
   * Continues from a given state, with an empty log. The referee program and scenario files use it.
   *
   * @param state a state that the game accepts with this set-up; it is not checked
   */
  public static <S, A, V> Match<S, A, V> from(Game<S, A, V> game, Setup setup, Seed seed, S state) {
    return new Match<>(game, setup, seed, state, new Step(0, Seat.NONE, "", List.of(), false));
  }

  /**
   * Replays a whole log.
   *
   * @throws Refused if the game does not accept the set-up, or at the first entry that breaks a
   *     rule
   */
  public static <S, A, V> Match<S, A, V> replay(
      Game<S, A, V> game, Setup setup, Seed seed, List<Entry> log) {
    Match<S, A, V> match = start(game, setup, seed);
    log.forEach(match::apply);
    return match;
  }

  /** The game being played. */
  public Game<S, A, V> game() {
    return game;
  }

  /** The seats and options of this match. */
  public Setup setup() {
    return setup;
  }

  /** The current state: for the referee alone, never for a player. */
  public S state() {
    return state;
  }

  /** Who may act now, or the result. */
  public Turn turn() {
    return game.turn(state);
  }

  /** Everything that a seat may know now; {@link Seat#NONE} is a spectator. */
  public V view(Seat viewer) {
    return game.view(state, viewer);
  }

  /** What a seat may do now; empty if it may not act. */
  public List<A> actions(Seat seat) {
    return seat == Seat.NONE || !turn().seats().contains(seat)
        ? List.of()
        : game.actions(state, seat);
  }

  /** The seat's actions with their text and outlook; empty if it may not act. */
  public List<Offer<A>> offers(Seat seat) {
    List<A> actions = actions(seat);
    if (actions.isEmpty()) {
      return List.of();
    }
    V view = view(seat);
    Notation<A> notation = game.notation();
    return actions.stream()
        .map(action -> new Offer<>(notation.print(action), action, game.outlook(view, action)))
        .toList();
  }

  /** The set-up, then every ply that has not been taken back, in the order of play. */
  public List<Step> steps() {
    var steps = new ArrayList<Step>(history.plies().size() + 1);
    steps.add(openingStep);
    history.plies().forEach(ply -> steps.add(ply.step()));
    return steps;
  }

  /** The last ply that has not been taken back, or the set-up. */
  public Step lastStep() {
    List<Made> plies = history.plies();
    return plies.isEmpty() ? openingStep : plies.getLast().step();
  }

  /** Everything that was played and taken back, in order. */
  public List<Entry> log() {
    return List.copyOf(log);
  }

  /** The number of log entries so far; it grows with every ply and every undo. */
  public int sequence() {
    return log.size();
  }

  /**
   * Plays an action given in notation, with the dice of the next ply.
   *
   * @throws Refused if the match is over, the seat may not act, the text is not an action or the
   *     rules do not allow it; the match is then unchanged
   */
  public Step play(Seat seat, String action) {
    return play(seat, action, null);
  }

  /**
   * The same with given dice, for tests and for the referee program.
   *
   * @param given the dice; null for those of the next ply
   * @throws Refused also if the given dice run out or show an impossible value
   */
  public Step play(Seat seat, String text, @Nullable Chance given) {
    A action = checked(seat, text);
    Step step = make(lastPly + 1, seat, action, given);
    log.add(new Entry.Played(step.ply(), seat, step.action()));
    return step;
  }

  /**
   * Applies an entry of a log.
   *
   * @throws Refused if it breaks a rule or is not the next ply; the match is then unchanged
   */
  public void apply(Entry entry) {
    switch (entry) {
      case Entry.Played(int ply, Seat seat, String text) -> {
        // The number is the key of the dice: skipping some would mean choosing among dice.
        if (ply != lastPly + 1) {
          throw Refused.because("", "ply-order", "ply", ply, "next", lastPly + 1);
        }
        Step step = make(ply, seat, checked(seat, text), null);
        log.add(new Entry.Played(ply, seat, step.action()));
      }
      case Entry.TakenBack(List<Integer> plies) -> takeBack(plies);
    }
  }

  /**
   * The plies that the seat may take back without asking the others: its last one, if it used no
   * dice and revealed nothing, and nobody has reacted to it since. Empty if there is none.
   */
  public List<Integer> freeUndo(Seat seat) {
    List<Made> since = history.since(seat);
    if (since.isEmpty() || !since.getFirst().step().free()) {
      return List.of();
    }
    Seats together = since.getFirst().asked();
    for (Made later : since.subList(1, since.size())) {
      if (!together.contains(later.step().seat()) || reveals(later.step())) {
        return List.of();
      }
    }
    List<Integer> plies = List.of(since.getFirst().step().ply());
    return replayable(plies) ? plies : List.of();
  }

  /** Whether the seat has made a ply that has not been taken back. */
  public boolean hasPlayed(Seat seat) {
    return !history.since(seat).isEmpty();
  }

  /**
   * The seat's last ply and everything after it: what is taken back if everybody agrees. Empty if
   * the seat has not played yet.
   */
  public List<Integer> undoByConsent(Seat seat) {
    return history.since(seat).stream().map(ply -> ply.step().ply()).toList();
  }

  /**
   * Takes plies back. Later plies stay; they are played again with their own dice.
   *
   * @return the new entry of the log
   * @throws Refused if all of them have been taken back already, or if a later ply would no longer
   *     be allowed; the match is then unchanged
   */
  public Entry.TakenBack takeBack(List<Integer> plies) {
    if (plies.isEmpty()
        || history.plies().stream().noneMatch(ply -> plies.contains(ply.step().ply()))) {
      throw Refused.because("", "nothing-to-undo");
    }
    if (!replayable(plies)) {
      throw Refused.because("", "undo-breaks-later", "ply", plies.getFirst());
    }
    int numbers = lastPly;
    int from = history.resumable(plies);
    List<Made> later = history.from(from);
    state = history.rewind(from);
    for (Made ply : later) {
      Step step = ply.step();
      if (!plies.contains(step.ply())) {
        make(step.ply(), step.seat(), game.notation().parse(step.action()), ply.givenAgain());
      }
    }
    lastPly = numbers;
    var entry = new Entry.TakenBack(plies);
    log.add(entry);
    return entry;
  }

  private static boolean reveals(Step step) {
    for (Event event : step.events()) {
      if (event.reveals()) {
        return true;
      }
    }
    return false;
  }

  private boolean replayable(List<Integer> without) {
    int from = history.resumable(without);
    S now = history.position(from);
    for (Made ply : history.from(from)) {
      Step step = ply.step();
      if (without.contains(step.ply())) {
        continue;
      }
      A action = game.notation().parse(step.action());
      if (!game.turn(now).seats().contains(step.seat())
          || !game.actions(now, step.seat()).contains(action)) {
        return false;
      }
      Chance chance = dice(step.ply(), ply.givenAgain());
      now = game.play(now, step.seat(), action, chance, Journal.NONE);
    }
    return true;
  }

  private A checked(Seat seat, String text) {
    Turn turn = turn();
    if (turn.isOver()) {
      throw Refused.because("", "match-over");
    }
    if (!turn.seats().contains(seat)) {
      throw Refused.because("", "not-your-turn", "seat", seat);
    }
    A action = game.notation().parse(text);
    if (!game.actions(state, seat).contains(action)) {
      throw game.refuse(state, seat, action).asException();
    }
    return action;
  }

  private Chance dice(int ply, @Nullable Chance given) {
    return given == null ? Chance.of(seed, ply) : given;
  }

  private Step make(int ply, Seat seat, A action, @Nullable Chance given) {
    Seats asked = turn().seats();
    Chance chance = dice(ply, given);
    Journal.Kept journal = Journal.kept();
    S next = game.play(state, seat, action, chance, journal);
    lastPly = ply;
    List<Event> events = journal.events();
    boolean free = !chance.used() && events.stream().noneMatch(Event::reveals);
    var step = new Step(ply, seat, game.notation().print(action), events, free);
    history.add(state, new Made(step, asked, given));
    state = next;
    return step;
  }
}
