package musette.example;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import musette.kernel.About;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Key;
import musette.kernel.Notation;
import musette.kernel.Outlook;
import musette.kernel.Positions;
import musette.kernel.Refusal;
import musette.kernel.Remark;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Setup;
import musette.kernel.Shapes;
import musette.kernel.Turn;

/** Everybody chooses a speed in secret; riders who choose the same one block each other. */
public final class ThreeSpeeds
    implements Game<ThreeSpeeds.State, ThreeSpeeds.Choice, ThreeSpeeds.View> {
  /** The last round: the race ends, whoever has come how far. */
  static final int LAST_ROUND = 30;

  private static final int FASTEST = 3;
  private static final Key<Integer> GOAL = Key.number("goal", List.of("TS-04"), 5, 30, 10);

  /** A race between two moves; a speed is 0 until it is chosen. */
  public record State(int goal, int round, List<Integer> squares, List<Integer> speeds) {
    public State {
      squares = List.copyOf(squares);
      speeds = List.copyOf(speeds);
    }
  }

  /** A speed from 1 to 3. */
  public record Choice(int speed) {}

  /** What a viewer knows: everything but the speeds of the others. */
  public record View(
      Seat viewer, int goal, int round, List<Integer> squares, List<Seat> asked, int ownSpeed) {
    public View {
      squares = List.copyOf(squares);
      asked = List.copyOf(asked);
    }
  }

  @Override
  public About about() {
    return new About(
        "three-speeds", "Three Speeds", "tutorial", 1, 2, 4, 2, List.of(GOAL.option()));
  }

  @Override
  public Shapes shapes() {
    return new Shapes(View.class, Choice.class, SpeedEvent.class, SpeedRemark.class, State.class);
  }

  @Override
  public State start(Setup setup, Chance chance, Journal journal) {
    List<Integer> zeros = Collections.nCopies(setup.seats(), 0);
    return new State(setup.get(GOAL), 1, zeros, zeros);
  }

  @Override
  public Turn turn(State state) {
    boolean home = state.squares.stream().anyMatch(square -> square >= state.goal);
    if (home || state.round > LAST_ROUND) {
      return new Turn.Over(new Result(state.squares.stream().map(s -> place(state, s)).toList()));
    }
    int undecided = 0;
    for (Seat seat : Seat.first(state.speeds.size())) {
      undecided |= state.speeds.get(seat.index()) == 0 ? 1 << seat.index() : 0;
    }
    return Turn.of(Seats.ofBits(undecided));
  }

  private static int place(State state, int square) {
    return 1 + (int) state.squares.stream().filter(other -> other > square).count();
  }

  @Override
  public List<Choice> actions(State state, Seat seat) {
    return turn(state).seats().contains(seat)
        ? List.of(new Choice(1), new Choice(2), new Choice(FASTEST))
        : List.of();
  }

  @Override
  public State play(State state, Seat seat, Choice choice, Chance chance, Journal journal) {
    var speeds = new ArrayList<>(state.speeds);
    speeds.set(seat.index(), choice.speed);
    journal.tell(new SpeedEvent.Chose(seat, choice.speed));
    if (speeds.contains(0)) {
      return new State(state.goal, state.round, state.squares, speeds);
    }
    var squares = new ArrayList<>(state.squares);
    for (Seat rider : Seat.first(squares.size())) {
      int speed = speeds.get(rider.index());
      if (Collections.frequency(speeds, speed) > 1) {
        journal.tell(new SpeedEvent.Blocked(rider, speed));
      } else {
        squares.set(rider.index(), squares.get(rider.index()) + speed);
        journal.tell(new SpeedEvent.Moved(rider, squares.get(rider.index())));
      }
    }
    return new State(state.goal, state.round + 1, squares, Collections.nCopies(squares.size(), 0));
  }

  @Override
  public View view(State state, Seat viewer) {
    int own = viewer == Seat.NONE ? 0 : state.speeds.get(viewer.index());
    List<Seat> asked = turn(state).seats().list();
    return new View(viewer, state.goal, state.round, state.squares, asked, own);
  }

  @Override
  public State imagine(View view, Chance chance) {
    var speeds = new ArrayList<Integer>();
    for (Seat seat : Seat.first(view.squares.size())) {
      if (seat == view.viewer) {
        speeds.add(view.ownSpeed);
      } else {
        boolean undecided = view.asked.isEmpty() || view.asked.contains(seat);
        speeds.add(undecided ? 0 : 1 + chance.below(FASTEST));
      }
    }
    return new State(view.goal, view.round, view.squares, speeds);
  }

  @Override
  public Outlook outlook(View view, Choice choice) {
    return Outlook.of(
        new SpeedRemark.Reaches(view.squares.get(view.viewer.index()) + choice.speed));
  }

  @Override
  public Remark ask(View view) {
    if (view.asked.isEmpty()) {
      return new SpeedRemark.Over();
    }
    return view.asked.contains(view.viewer)
        ? new SpeedRemark.Choose(view.viewer)
        : new SpeedRemark.Wait();
  }

  @Override
  public List<Remark> describe(View view) {
    return List.of(new SpeedRemark.Standing(view.squares, view.goal));
  }

  @Override
  public Refusal refuse(State state, Seat seat, Choice choice) {
    return Refusal.of("TS-01", "speed", "speed", choice.speed);
  }

  @Override
  public Notation<Choice> notation() {
    return new SpeedNotation();
  }

  @Override
  public Positions<State, State> positions() {
    return new SpeedPositions();
  }
}
