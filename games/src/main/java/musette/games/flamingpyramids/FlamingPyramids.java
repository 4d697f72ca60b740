package musette.games.flamingpyramids;

import java.util.List;
import musette.kernel.About;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Notation;
import musette.kernel.Outlook;
import musette.kernel.Positions;
import musette.kernel.Refusal;
import musette.kernel.Remark;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Setup;
import musette.kernel.Shapes;
import musette.kernel.Turn;

/** Flaming Pyramids: one pyramid of straw, wood and stone that everybody builds, and fire. */
public final class FlamingPyramids implements Game<BuildState, BuildAction, BuildView> {
  private static final About ABOUT =
      new About(
          "flaming-pyramids",
          "Flaming Pyramids",
          "Board Game Arena edition, French rulebook, 2020",
          2,
          2,
          6,
          15,
          Preparation.OPTIONS);

  private static final Shapes SHAPES =
      new Shapes(
          BuildView.class,
          BuildAction.class,
          BuildEvent.class,
          BuildRemark.class,
          BuildPosition.class);

  private static final Notation<BuildAction> NOTATION = new BuildNotation();
  private static final Positions<BuildState, BuildPosition> POSITIONS = new BuildPositions();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Shapes shapes() {
    return SHAPES;
  }

  @Override
  public void check(Setup setup) {
    Preparation.check(setup);
  }

  @Override
  public BuildState start(Setup setup, Chance chance, Journal journal) {
    return Preparation.start(setup, chance, journal);
  }

  @Override
  public Turn turn(BuildState state) {
    return state.over
        ? new Turn.Over(EndOfTurn.result(state))
        : Turn.of(Seats.ofBits(state.asked()));
  }

  @Override
  public List<BuildAction> actions(BuildState state, Seat seat) {
    if ((state.asked() >> seat.index() & 1) == 0) {
      return List.of();
    }
    return switch (state.phase()) {
      case PLACE -> new Placements(state.hands[state.active], Slots.of(state.pyramid));
      case SLIDE -> BuildAction.SLIDES;
      case CHECK, OBJECT -> BuildAction.FINDINGS;
      case OVER -> List.of();
    };
  }

  @Override
  public BuildState play(
      BuildState state, Seat seat, BuildAction action, Chance chance, Journal journal) {
    return switch (action) {
      case BuildAction.Place(Tile tile, int level, int column) -> {
        Resolution now = Resolution.place(state, tile, level, column, journal);
        if (now.rules.checking().isWatchful()) {
          now.stage = Stage.CHECK; // FP-81
        } else {
          resolve(now, chance);
        }
        yield now.finish();
      }
      case BuildAction.Slide(Direction direction) -> {
        Resolution now = Resolution.slide(state, direction, journal);
        resolve(now, chance);
        yield now.finish();
      }
      case BuildAction.Say(Finding finding) -> {
        Resolution now = Resolution.of(state, journal);
        Check.say(now, seat, finding, chance);
        yield now.finish();
      }
    };
  }

  private static void resolve(Resolution now, Chance chance) {
    if (Chaos.resolve(now, chance) == Chaos.Stop.QUIET) {
      EndOfTurn.finish(now, chance);
    }
  }

  @Override
  public BuildView view(BuildState state, Seat viewer) {
    return Viewing.view(state, viewer);
  }

  @Override
  public BuildState imagine(BuildView view, Chance chance) {
    return Viewing.imagine(view, chance);
  }

  @Override
  public Outlook outlook(BuildView view, BuildAction action) {
    return Forecast.of(view, action);
  }

  @Override
  public Remark ask(BuildView view) {
    return Narration.ask(view);
  }

  @Override
  public List<Remark> describe(BuildView view) {
    return Narration.describe(view);
  }

  @Override
  public Refusal refuse(BuildState state, Seat seat, BuildAction action) {
    return Refusals.of(state, seat, action);
  }

  @Override
  public Notation<BuildAction> notation() {
    return NOTATION;
  }

  @Override
  public Positions<BuildState, BuildPosition> positions() {
    return POSITIONS;
  }
}
