package musette.games.flammerouge;

import java.util.List;
import musette.games.flammerouge.api.RaceAction;
import musette.games.flammerouge.api.RaceEvent;
import musette.games.flammerouge.api.RacePosition;
import musette.games.flammerouge.api.RaceRemark;
import musette.games.flammerouge.api.RaceView;
import musette.games.flammerouge.course.StageRoads;
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

/** Flamme Rouge. The rules are in docs/rules/flamme-rouge.md. */
public final class FlammeRouge implements Game<RaceState, RaceAction, RaceView> {
  private static final Shapes SHAPES =
      new Shapes(
          RaceView.class, RaceAction.class, RaceEvent.class, RaceRemark.class, RacePosition.class);

  private static final Roads ROADS = StageRoads.of(Options.OWN_STAGE.id());

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
    var _ = Rules.of(setup);
  }

  @Override
  public RaceState start(Setup setup, Chance chance, Journal journal) {
    return Placing.start(rules.of(setup), chance, journal);
  }

  @Override
  public Turn turn(RaceState race) {
    return Turns.of(race);
  }

  @Override
  public List<RaceAction> actions(RaceState race, Seat seat) {
    return Actions.of(race, seat.index());
  }

  @Override
  public RaceState play(
      RaceState race, Seat seat, RaceAction action, Chance chance, Journal journal) {
    return Turns.play(race, seat.index(), action, chance, journal);
  }

  @Override
  public RaceView view(RaceState race, Seat viewer) {
    return Views.view(race, viewer);
  }

  @Override
  public RaceState imagine(RaceView view, Chance chance) {
    return Views.imagine(view, rulesOf(view), chance);
  }

  @Override
  public Outlook outlook(RaceView view, RaceAction action) {
    return Outlooks.of(view, rulesOf(view).track(), action);
  }

  @Override
  public Remark ask(RaceView view) {
    return Narration.ask(view);
  }

  @Override
  public List<Remark> describe(RaceView view) {
    return Narration.describe(view, rulesOf(view).track());
  }

  @Override
  public Refusal refuse(RaceState race, Seat seat, RaceAction action) {
    return Refusals.of(race, seat.index(), action);
  }

  @Override
  public Notation<RaceAction> notation() {
    return RaceNotation.INSTANCE;
  }

  @Override
  public Positions<RaceState, RacePosition> positions() {
    return RacePositions.INSTANCE;
  }

  @Override
  public Roads roads() {
    return ROADS;
  }

  private Rules rulesOf(RaceView view) {
    return rules.of(view.seats(), view.options());
  }
}
