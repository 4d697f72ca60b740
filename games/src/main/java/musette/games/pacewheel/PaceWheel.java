package musette.games.pacewheel;

import java.util.List;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.api.RacePosition;
import musette.games.pacewheel.api.RaceRemark;
import musette.games.pacewheel.api.RaceView;
import musette.games.pacewheel.course.CourseRoads;
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

/** The Pace Wheel game. Each chapter of the rulebook has a class of its own. */
public final class PaceWheel implements Game<RaceState, RaceAction, RaceView> {
  private static final Roads ROADS = CourseRoads.of(Options.OWN_COURSE.id());

  private static final Shapes SHAPES =
      new Shapes(
          RaceView.class, RaceAction.class, RaceEvent.class, RaceRemark.class, RacePosition.class);
  private static final Notation<RaceAction> NOTATION = new RaceNotation();
  private static final Positions<RaceState, RacePosition> POSITIONS = new RacePositions();

  /** Saves time only: it answers what {@link Rules#of} would. */
  private final RulesMemo rules = new RulesMemo();

  @Override
  public About about() {
    return Options.ABOUT;
  }

  @Override
  public Shapes shapes() {
    return SHAPES;
  }

  @Override
  public void check(Setup setup) {
    Rules.of(setup);
  }

  @Override
  public RaceState start(Setup setup, Chance chance, Journal journal) {
    return SettingUp.start(rules.of(setup), chance, journal);
  }

  @Override
  public Turn turn(RaceState race) {
    return Turns.turn(race);
  }

  @Override
  public List<RaceAction> actions(RaceState race, Seat seat) {
    return seat.index() == race.asked ? Actions.of(race) : ActionTables.NOTHING;
  }

  @Override
  public RaceState play(
      RaceState race, Seat seat, RaceAction action, Chance chance, Journal journal) {
    return Turns.play(race, action, chance, journal);
  }

  @Override
  public RaceView view(RaceState race, Seat viewer) {
    return Views.view(race, viewer);
  }

  @Override
  public RaceState imagine(RaceView view, Chance chance) {
    return Views.imagine(rulesOf(view), view);
  }

  private Rules rulesOf(RaceView view) {
    return rules.of(view.seats(), view.options());
  }

  @Override
  public Outlook outlook(RaceView view, RaceAction action) {
    return Outlooks.of(Views.imagine(rulesOf(view), view), action);
  }

  @Override
  public Remark ask(RaceView view) {
    return Narration.ask(view);
  }

  @Override
  public List<Remark> describe(RaceView view) {
    return Narration.describe(rulesOf(view), view);
  }

  @Override
  public Refusal refuse(RaceState race, Seat seat, RaceAction action) {
    return Refusals.of(race, action);
  }

  @Override
  public Notation<RaceAction> notation() {
    return NOTATION;
  }

  @Override
  public Positions<RaceState, ?> positions() {
    return POSITIONS;
  }

  @Override
  public Roads roads() {
    return ROADS;
  }
}
