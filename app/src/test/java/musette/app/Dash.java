package musette.app;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import musette.kernel.About;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Key;
import musette.kernel.Notation;
import musette.kernel.Option;
import musette.kernel.Outlook;
import musette.kernel.Positions;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.kernel.Remark;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Setup;
import musette.kernel.Shapes;
import musette.kernel.Turn;

/**
 * A game for these tests, with everything the command has to handle: simultaneous secret choices, a
 * die, options of several kinds. Everybody secretly picks 1 to 3, then all move, with the option
 * {@code die} by an additional die; the first past the goal wins.
 */
final class Dash implements Game<Dash.State, Dash.Pick, Dash.View> {
  /** A pick is 0 until it is made. */
  record State(int goal, boolean die, List<Integer> squares, List<Integer> picks) {
    State {
      squares = List.copyOf(squares);
      picks = List.copyOf(picks);
    }
  }

  record Pick(int steps) {}

  record View(Seat viewer, int goal, boolean die, List<Integer> squares, int ownPick) {}

  sealed interface DashEvent extends Event {}

  record Picked(Seat seat, int steps) implements DashEvent {
    @Override
    public String rule() {
      return "DA-01";
    }

    @Override
    public Seats audience() {
      return Seats.of(seat);
    }
  }

  record Moved(Seat seat, int to) implements DashEvent {
    @Override
    public String rule() {
      return "DA-02";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  record Thrown(Seat seat, int face) implements DashEvent {
    @Override
    public String rule() {
      return "DA-03";
    }
  }

  sealed interface DashRemark extends Remark {
    @Override
    default String rule() {
      return "DA-01";
    }
  }

  record Reaches(int square) implements DashRemark {}

  record AskPick(Seat seat) implements DashRemark {}

  record Standing(List<Integer> squares) implements DashRemark {}

  private static final Key<Integer> GOAL = Key.number("goal", List.of("DA-04"), 3, 50, 8);
  private static final Key<Boolean> DIE = Key.off("die", "DA-03");

  @Override
  public About about() {
    return new About(
        "dash",
        "Dash",
        "made for tests",
        3,
        1,
        4,
        2,
        List.of(
            GOAL.option(),
            DIE.option(),
            new Option.Choice("surface", List.of(), List.of("road", "gravel"), "road"),
            new Option.Text("course", List.of(), 20, "")));
  }

  @Override
  public Shapes shapes() {
    return new Shapes(View.class, Pick.class, DashEvent.class, DashRemark.class, State.class);
  }

  @Override
  public void check(Setup setup) {
    if (setup.value("course").contains("z")) {
      throw Refused.because("DA-04", "bad-course", "course", setup.value("course"));
    }
  }

  @Override
  public State start(Setup setup, Chance chance, Journal journal) {
    List<Integer> zeros = Collections.nCopies(setup.seats(), 0);
    return new State(setup.get(GOAL), setup.get(DIE), zeros, zeros);
  }

  @Override
  public Turn turn(State state) {
    if (state.squares.stream().anyMatch(square -> square >= state.goal)) {
      return new Turn.Over(
          new Result(
              state.squares.stream()
                  .map(own -> 1 + (int) state.squares.stream().filter(s -> s > own).count())
                  .toList()));
    }
    int bits = 0;
    for (int i = 0; i < state.picks.size(); i++) {
      bits |= state.picks.get(i) == 0 ? 1 << i : 0;
    }
    return Turn.of(Seats.ofBits(bits));
  }

  @Override
  public List<Pick> actions(State state, Seat seat) {
    return turn(state).seats().contains(seat)
        ? List.of(new Pick(1), new Pick(2), new Pick(3))
        : List.of();
  }

  @Override
  public State play(State state, Seat seat, Pick pick, Chance chance, Journal journal) {
    var picks = new ArrayList<>(state.picks);
    picks.set(seat.index(), pick.steps);
    journal.tell(new Picked(seat, pick.steps));
    if (picks.contains(0)) {
      return new State(state.goal, state.die, state.squares, picks);
    }
    var squares = new ArrayList<>(state.squares);
    for (Seat mover : Seat.first(squares.size())) {
      int face = state.die ? chance.die(6) : 0;
      if (face > 0) {
        journal.tell(new Thrown(mover, face));
      }
      squares.set(mover.index(), squares.get(mover.index()) + picks.get(mover.index()) + face);
      journal.tell(new Moved(mover, squares.get(mover.index())));
    }
    return new State(state.goal, state.die, squares, Collections.nCopies(squares.size(), 0));
  }

  @Override
  public View view(State state, Seat viewer) {
    int own = viewer == Seat.NONE ? 0 : state.picks.get(viewer.index());
    return new View(viewer, state.goal, state.die, state.squares, own);
  }

  @Override
  public State imagine(View view, Chance chance) {
    var picks = new ArrayList<>(Collections.nCopies(view.squares.size(), 0));
    if (view.viewer != Seat.NONE) {
      picks.set(view.viewer.index(), view.ownPick);
    }
    return new State(view.goal, view.die, view.squares, picks);
  }

  @Override
  public Outlook outlook(View view, Pick pick) {
    return Outlook.of(new Reaches(view.squares.get(view.viewer.index()) + pick.steps));
  }

  @Override
  public Remark ask(View view) {
    return new AskPick(view.viewer);
  }

  @Override
  public List<Remark> describe(View view) {
    return List.of(new Standing(view.squares));
  }

  @Override
  public Refusal refuse(State state, Seat seat, Pick pick) {
    return Refusal.of("DA-01", "too-many", "steps", pick.steps);
  }

  @Override
  public Notation<Pick> notation() {
    return new Notation<>() {
      @Override
      public String print(Pick pick) {
        return String.format(Locale.ROOT, "pick %d", pick.steps);
      }

      @Override
      public Pick parse(String text) {
        if (!text.matches("pick [0-9]")) {
          throw Notation.unreadable(text);
        }
        return new Pick(Integer.parseInt(text.substring(5)));
      }
    };
  }

  @Override
  public Positions<State, State> positions() {
    return new Positions<>() {
      @Override
      public State write(State state) {
        return state;
      }

      @Override
      public State read(Setup setup, State position) {
        if (position.squares.size() != setup.seats()) {
          throw Refused.because("", "bad-course", "course", "squares");
        }
        return position;
      }
    };
  }
}
