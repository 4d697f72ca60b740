package musette.games.tourdefrance;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import musette.games.tourdefrance.api.Question;
import musette.games.tourdefrance.api.TourAction;
import musette.games.tourdefrance.api.TourEvent;
import musette.games.tourdefrance.api.TourPosition;
import musette.games.tourdefrance.api.TourRemark;
import musette.games.tourdefrance.api.TourView;
import musette.games.tourdefrance.board.BoardRoads;
import musette.kernel.About;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Notation;
import musette.kernel.Outlook;
import musette.kernel.Positions;
import musette.kernel.Refusal;
import musette.kernel.Remark;
import musette.kernel.Result;
import musette.kernel.Roads;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Shapes;
import musette.kernel.Turn;

/** A Tour de France Game: a die, a board with branches, and three kinds of points. */
public final class TourDeFrance implements Game<TourState, TourAction, TourView> {
  private static final Shapes SHAPES =
      new Shapes(
          TourView.class, TourAction.class, TourEvent.class, TourRemark.class, TourPosition.class);

  private static final Roads ROADS = BoardRoads.of(Options.COURSE.id());

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
    var _ = rules.of(setup);
  }

  @Override
  public TourState start(Setup setup, Chance chance, Journal journal) {
    return Start.of(rules.of(setup), chance, journal);
  }

  @Override
  public Turn turn(TourState state) {
    return state.asked().question() == Question.NONE
        ? new Turn.Over(new Result(Scoring.places(state.rules(), state.riders())))
        : Turn.of(state.asked().seat());
  }

  @Override
  public List<TourAction> actions(TourState state, Seat seat) {
    return Actions.of(state, seat);
  }

  @Override
  public TourState play(
      TourState state, Seat seat, TourAction action, Chance chance, Journal journal) {
    return Turns.play(state, seat, action, chance, journal);
  }

  @Override
  public TourView view(TourState state, Seat viewer) {
    return Views.view(state, viewer);
  }

  @Override
  public TourState imagine(TourView view, Chance chance) {
    return Views.imagine(rules.of(view), view, chance);
  }

  @Override
  public Outlook outlook(TourView view, TourAction action) {
    return Outlooks.of(imagine(view, Chance.quick(0)), view, action);
  }

  @Override
  public Remark ask(TourView view) {
    return Narration.ask(rules.of(view), view);
  }

  @Override
  public List<Remark> describe(TourView view) {
    return Narration.describe(view);
  }

  @Override
  public Refusal refuse(TourState state, Seat seat, TourAction action) {
    return Refusals.of(state, seat, action);
  }

  @Override
  public Optional<TourState> ahead(TourState state, Seat seat) {
    return Turns.ahead(state, seat);
  }

  @Override
  public Notation<TourAction> notation() {
    return new TourNotation();
  }

  @Override
  public Positions<TourState, TourPosition> positions() {
    return new TourPositions(rules);
  }

  @Override
  public Roads roads() {
    return ROADS;
  }

  /** TF-Q-66: the set-up of a next game of the same people holds the throw point of TF-55. */
  @Override
  public Setup rematch(Setup setup, TourState end) {
    var options = new LinkedHashMap<>(setup.options());
    List<Integer> bonus = Scoring.nextBonus(end.rules(), end.riders());
    options.put(
        Options.BONUS.id(), bonus.stream().map(String::valueOf).collect(Collectors.joining(",")));
    return new Setup(setup.seats(), options);
  }
}
