package musette.games.pacewheel;

import java.util.List;
import musette.games.pacewheel.TurnFlow.Step;
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
import musette.kernel.Setup;
import musette.kernel.Shapes;
import musette.kernel.Turn;

/** The Pace Wheel game. Each chapter of the rulebook has a class of its own. */
public final class PaceWheel implements Game<Race, RaceAction, RaceView> {
  private static final Shapes SHAPES =
      new Shapes(
          RaceView.class, RaceAction.class, RaceEvent.class, RaceRemark.class, RacePosition.class);
  private static final Notation<RaceAction> NOTATION = new RaceNotation();
  private static final Positions<Race, RacePosition> POSITIONS = new RacePositions();

  @Override
  public About about() {
    return OptionList.ABOUT;
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
  public Race start(Setup setup, Chance chance, Journal journal) {
    return SettingUp.start(Rules.of(setup), chance, journal);
  }

  @Override
  public Turn turn(Race race) {
    return race.phase == Phase.OVER
        ? new Turn.Over(Stages.result(race))
        : Turn.of(Seat.of(race.asked));
  }

  @Override
  public List<RaceAction> actions(Race race, Seat seat) {
    return seat.index() == race.asked ? actions(race) : Actions.NOTHING;
  }

  static List<RaceAction> actions(Race race) {
    return switch (race.phase) {
      case ALLOCATE, ALLOCATE_ENDURANCE -> SettingUp.allocations(race);
      case PLACE -> SettingUp.placings(race);
      case ATTACK -> Breakaway.attacks(race);
      case BOOST -> Breakaway.boosts(race);
      case DISTANCE -> Actions.DISTANCE;
      case COUNTER -> Actions.COUNTER;
      case COUNTER_BOOST -> Counters.boosts(race);
      case SHUFFLE -> WithinGroup.moves(race);
      case PUSH -> WithinGroup.pushes(race);
      case PAY -> Burning.answers(race);
      case PACE -> PaceSetting.choices(race);
      case FEED -> Feeding.choices(race);
      case RECOVER -> Stages.choices(race);
      case OVER -> Actions.NOTHING;
    };
  }

  @Override
  public Race play(Race before, Seat seat, RaceAction action, Chance chance, Journal journal) {
    Race race = before.copy();
    Step next =
        switch (action) {
          // The frequent ones first: the cases are tried in this order.
          case RaceAction.Say(RaceAction.Word word) -> say(race, word, chance, journal);
          case RaceAction.Shift(String racer, int square) ->
              WithinGroup.shift(race, Racer.index(racer), square, journal);
          case RaceAction.Push(String racer) -> WithinGroup.push(race, Racer.index(racer), journal);
          case RaceAction.Faster(String racer, Payment payment) ->
              PaceSetting.faster(race, Racer.index(racer), payment, journal);
          case RaceAction.Allocate(int sprint, int endurance, int climbing) -> {
            SettingUp.allocate(race, sprint, endurance, climbing, journal);
            yield Step.ASK;
          }
          case RaceAction.AllocateSprint(int points) -> {
            SettingUp.allocateSprint(race, points);
            yield Step.ASK;
          }
          case RaceAction.AllocateEndurance(int points) -> {
            SettingUp.allocateEndurance(race, points, journal);
            yield Step.ASK;
          }
          case RaceAction.Place(String racer, int square) ->
              SettingUp.place(race, Racer.index(racer), square, journal);
          case RaceAction.Attack(String racer) ->
              Breakaway.attack(race, Racer.index(racer), chance, journal);
          case RaceAction.Boost(int points) ->
              race.phase == Phase.BOOST
                  ? Breakaway.boost(race, points, chance, journal)
                  : Counters.boost(race, points, chance, journal);
          case RaceAction.CatchUp(String racer, int squares) ->
              WithinGroup.catchUp(race, Racer.index(racer), squares, journal);
          case RaceAction.Pay(Payment payment) -> Burning.answer(race, payment, journal);
          case RaceAction.Feed(Skill skill) -> Feeding.choose(race, skill, journal);
          case RaceAction.Recover points -> Stages.choose(race, points, journal);
        };
    TurnFlow.run(race, next, chance, journal);
    return race;
  }

  private static Step say(Race race, RaceAction.Word word, Chance chance, Journal journal) {
    return switch (word) {
      case NO_ATTACK -> Breakaway.skip(race);
      case FARTHER -> Breakaway.farther(race, journal);
      case NO_FARTHER -> Breakaway.escape(race, 0, journal);
      case COUNTER -> Counters.counter(race, chance, journal);
      case NO_COUNTER -> Step.NEXT_COUNTER;
      case DONE -> WithinGroup.done(race);
      case DROP -> Burning.refuse(race, journal);
      case KEEP -> Step.PACE;
      case SLOWER -> PaceSetting.change(race, -1, journal);
      case FASTER -> PaceSetting.change(race, 1, journal);
    };
  }

  @Override
  public RaceView view(Race race, Seat viewer) {
    return RaceView.of(race, viewer);
  }

  /** There is nothing to imagine: the view shows all there is. */
  @Override
  public Race imagine(RaceView view, Chance chance) {
    return RacePositions.read(view.rules(), view.position());
  }

  @Override
  public Outlook outlook(RaceView view, RaceAction action) {
    return Outlooks.of(RacePositions.read(view.rules(), view.position()), action);
  }

  @Override
  public Remark ask(RaceView view) {
    return Telling.ask(view);
  }

  @Override
  public List<Remark> describe(RaceView view) {
    return Telling.describe(view);
  }

  @Override
  public Refusal refuse(Race race, Seat seat, RaceAction action) {
    return Refusals.of(race, action);
  }

  @Override
  public Notation<RaceAction> notation() {
    return NOTATION;
  }

  @Override
  public Positions<Race, ?> positions() {
    return POSITIONS;
  }
}
