package musette.games.leader1;

import java.util.List;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.RacePosition;
import musette.games.leader1.api.RaceRemark;
import musette.games.leader1.api.RaceView;
import musette.games.leader1.course.CourseRoads;
import musette.kernel.About;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Notation;
import musette.kernel.Outlook;
import musette.kernel.Positions;
import musette.kernel.Refusal;
import musette.kernel.Remark;
import musette.kernel.Roads;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Shapes;
import musette.kernel.Turn;

/** Leader 1: Hell of the North. */
public final class Leader1 implements Game<RaceState, RaceAction, RaceView> {
  private static final Notation<RaceAction> NOTATION = new RaceNotation();

  private static final Roads ROADS = CourseRoads.of(Options.COURSE.id());

  private final RulesMemo rules = new RulesMemo();
  private final RacePositions positions = new RacePositions(rules);

  @Override
  public About about() {
    return Options.ABOUT;
  }

  @Override
  public Shapes shapes() {
    return new Shapes(
        RaceView.class, RaceAction.class, RaceEvent.class, RaceRemark.class, RacePosition.class);
  }

  @Override
  public void check(Setup setup) {
    rules.of(setup).check();
  }

  @Override
  public RaceState start(Setup setup, Chance chance, Journal journal) {
    return Turns.settle(Preparing.match(rules.of(setup), journal), chance, journal).close();
  }

  @Override
  public Turn turn(RaceState race) {
    return race.phase == Phase.OVER
        ? new Turn.Over(Stages.result(race))
        : Turn.of(Seat.of(Turns.asked(race)));
  }

  @Override
  public List<RaceAction> actions(RaceState race, Seat seat) {
    return Actions.of(race, seat);
  }

  @Override
  public RaceState play(
      RaceState race, Seat seat, RaceAction action, Chance chance, Journal journal) {
    return Turns.play(race, seat, action, chance, journal).close();
  }

  @Override
  public RaceView view(RaceState race, Seat viewer) {
    return Views.view(race, viewer);
  }

  @Override
  public RaceState imagine(RaceView view, Chance chance) {
    return Views.imagine(rules.of(view.seats(), view.options()), view, chance);
  }

  @Override
  public Outlook outlook(RaceView view, RaceAction action) {
    return Outlooks.of(imagine(view, Chance.quick(0)), view, action);
  }

  @Override
  public Remark ask(RaceView view) {
    return Narration.ask(view);
  }

  @Override
  public List<Remark> describe(RaceView view) {
    return Narration.describe(view);
  }

  @Override
  public Refusal refuse(RaceState race, Seat seat, RaceAction action) {
    return Refusals.of(race, seat, action);
  }

  @Override
  public Notation<RaceAction> notation() {
    return NOTATION;
  }

  @Override
  public Roads roads() {
    return ROADS;
  }

  @Override
  public Positions<RaceState, RacePosition> positions() {
    return positions;
  }
}
