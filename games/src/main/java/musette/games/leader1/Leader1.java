package musette.games.leader1;

import java.util.ArrayList;
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
import musette.kernel.Setup;
import musette.kernel.Shapes;
import musette.kernel.Turn;

/** Leader 1: Hell of the North. */
public final class Leader1 implements Game<Race, RaceAction, RaceView> {
  private static final Notation<RaceAction> NOTATION = new RaceNotation();
  private static final RacePositions POSITIONS = new RacePositions();

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
    new Rules(setup).check();
  }

  @Override
  public Race start(Setup setup, Chance chance, Journal journal) {
    return Flow.settle(Preparing.match(new Rules(setup), journal), chance, journal);
  }

  @Override
  public Turn turn(Race race) {
    return race.phase == Phase.OVER
        ? new Turn.Over(Stages.result(race))
        : Turn.of(Seat.of(Flow.asked(race)));
  }

  @Override
  public List<RaceAction> actions(Race race, Seat seat) {
    if (race.phase == Phase.OVER || seat.index() != Flow.asked(race)) {
      return List.of();
    }
    if (race.heated != Race.NOBODY) {
      return Actions.eats(Feeding.keptValues(race, race.heated));
    }
    List<RaceAction> plain = race.due != 0 ? Actions.DRAW_PASS : plainActions(race);
    if (race.due == 0 && Feeding.leftOf(race, seat.index()) != Race.NOBODY) {
      plain = new ArrayList<>(plain);
      plain.add(Actions.DRAW);
    }
    int tiles = tiles(race, seat.index());
    return race.moves.length == 0 && tiles == 0
        ? plain
        : new Offers(race, plain, Actions.eats(tiles));
  }

  private static List<RaceAction> plainActions(Race race) {
    return switch (race.phase) {
      case CYCLISTS -> Preparing.picks(race);
      case QUALITIES -> qualities(race);
      case AREAS -> Actions.FRONT_BACK;
      case BREAKING_AWAY -> Actions.ONLY_PASS;
      case BREAKAWAY_RIDERS, DROPPED_RIDERS -> List.of();
      case INSIDE_PELOTON ->
          race.place(race.riderAt(race.cursor)) == Place.BACK
              ? Actions.FRONT_BACK_DROP
              : Actions.FRONT_BACK;
      case PURSUIT -> Actions.ACCELERATE_PASS;
      case PAYMENT -> List.of(Actions.DROP);
      case OVER -> List.of();
    };
  }

  private static List<RaceAction> qualities(Race race) {
    int r = Preparing.qualityRider(race);
    var actions = new ArrayList<RaceAction>();
    for (Quality quality : Quality.values()) {
      boolean open =
          quality == Quality.NONE
              ? !race.rules.qualitiesCompulsory
              : !Preparing.taken(race, r, quality);
      if (open) {
        actions.add(Actions.give(quality));
      }
    }
    return actions;
  }

  /** Kept tiles may be added whenever their owner is asked (L1-Q-97). */
  private static int tiles(Race race, int seat) {
    int tiles = 0;
    int first = Riders.rider(race.rules.teamOf(seat), 0);
    for (int r = first; r < first + Speciality.COUNT; r++) {
      if (race.tiles(r) != 0 && race.owner(r) == seat && race.isOut(r)) {
        tiles |= Feeding.keptValues(race, r);
      }
    }
    return tiles;
  }

  @Override
  public Race play(Race race, Seat seat, RaceAction action, Chance chance, Journal journal) {
    Race next = race.copy();
    if (race.heated != Race.NOBODY) {
      Feeding.chooseHeat(next, ((RaceAction.Eat) action).value(), journal);
    } else if (action instanceof RaceAction.Eat(Speciality cyclist, int value)) {
      int r = Riders.rider(race.rules.teamOf(seat.index()), cyclist.ordinal());
      Feeding.eat(next, r, value, journal);
    } else if (race.due != 0) {
      Feeding.answer(next, action, chance, journal);
    } else if (action instanceof RaceAction.Draw) {
      Feeding.drawLeft(next, seat.index(), chance, journal);
    } else {
      decide(next, race, action, chance, journal);
    }
    return Flow.settle(next, chance, journal);
  }

  private static void decide(
      Race next, Race before, RaceAction action, Chance chance, Journal journal) {
    switch (action) {
      // The frequent ones first: the cases are tried in this order.
      case RaceAction.Ride _ ->
          Riding.ride(next, Moves.resolve(before, Offers.move(before, action)), chance, journal);
      case RaceAction.Take(Area area) -> {
        if (next.phase == Phase.AREAS) {
          Preparing.takeArea(next, area, journal);
        } else {
          Peloton.shift(next, action, journal);
        }
      }
      case RaceAction.Drop _ -> {
        if (next.phase == Phase.PAYMENT) {
          Payment.refuse(next);
        } else {
          Peloton.shift(next, action, journal);
        }
      }
      case RaceAction.Attack _ ->
          BreakingAway.attack(
              next, Moves.resolve(before, Offers.move(before, action)), chance, journal);
      case RaceAction.Accelerate _ -> Peloton.accelerate(next, journal);
      case RaceAction.Pass _ -> {
        if (next.phase == Phase.PURSUIT) {
          Peloton.pass(next, journal);
        } else {
          next.cursor++;
        }
      }
      case RaceAction.Pick pick -> Preparing.pick(next, pick, journal);
      case RaceAction.Give(Quality quality) -> Preparing.give(next, quality, journal);
      case RaceAction.Eat _, RaceAction.Draw _ ->
          throw new IllegalArgumentException("not asked: " + action);
    }
  }

  @Override
  public RaceView view(Race race, Seat viewer) {
    return Viewing.view(race, viewer);
  }

  @Override
  public Race imagine(RaceView view, Chance chance) {
    return Viewing.imagine(view, chance);
  }

  @Override
  public Outlook outlook(RaceView view, RaceAction action) {
    return Outlooks.of(Viewing.imagine(view, Chance.quick(0)), view, action);
  }

  @Override
  public Remark ask(RaceView view) {
    return Descriptions.ask(view);
  }

  @Override
  public List<Remark> describe(RaceView view) {
    return Descriptions.describe(view);
  }

  @Override
  public Refusal refuse(Race race, Seat seat, RaceAction action) {
    return Refusals.of(race, seat, action);
  }

  @Override
  public Notation<RaceAction> notation() {
    return NOTATION;
  }

  @Override
  public Positions<Race, RacePosition> positions() {
    return POSITIONS;
  }
}
