package musette.games.flamingpyramids;

import java.util.List;
import java.util.Optional;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.api.BuildPosition;
import musette.games.flamingpyramids.api.BuildRemark;
import musette.games.flamingpyramids.api.BuildView;
import musette.kernel.About;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Notation;
import musette.kernel.Outlook;
import musette.kernel.Positions;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.kernel.Remark;
import musette.kernel.Seat;
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
          Options.all());

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
    return Turns.of(state);
  }

  @Override
  public List<BuildAction> actions(BuildState state, Seat seat) {
    return Actions.of(state, seat);
  }

  @Override
  public BuildState play(
      BuildState state, Seat seat, BuildAction action, Chance chance, Journal journal) {
    return Turns.play(state, seat, action, chance, journal);
  }

  @Override
  public BuildView view(BuildState state, Seat viewer) {
    return Views.view(state, viewer);
  }

  @Override
  public BuildState imagine(BuildView view, Chance chance) {
    return Views.imagine(view, chance);
  }

  @Override
  public Outlook outlook(BuildView view, BuildAction action) {
    return Outlooks.of(view, action);
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

  /** Whether the pyramid is sound, in watchful play nobody tells (FP-81). */
  @Override
  public void checkAdvice(BuildView view) {
    if (view.checking().isWatchful()) {
      throw Refused.because("FP-81", "own-eyes");
    }
  }

  @Override
  public Optional<BuildState> ahead(BuildState state, Seat seat) {
    return Actions.ahead(state, seat);
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
