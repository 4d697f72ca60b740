package musette.games.flammerouge;

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
import org.jspecify.annotations.Nullable;

/** Flamme Rouge. The rules are in docs/rules/flamme-rouge.md. */
public final class FlammeRouge implements Game<Race, RaceAction, RaceView> {
  private static final About ABOUT =
      new About(
          "flamme-rouge",
          "Flamme Rouge",
          "base game, with dummy teams and handicap of the later box",
          1,
          1,
          4,
          40,
          Course.options());

  private static final Shapes SHAPES =
      new Shapes(
          RaceView.class, RaceAction.class, RaceEvent.class, RaceRemark.class, RacePosition.class);

  /** Whoever plays thousands of matches begins with the same course again and again. */
  private volatile @Nullable Course latest;

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
    var _ = Course.of(setup);
  }

  @Override
  public Race start(Setup setup, Chance chance, Journal journal) {
    return Placing.start(course(setup), chance, journal);
  }

  private Course course(Setup setup) {
    Course known = latest;
    if (known == null || known.setup() != setup) {
      known = Course.of(setup);
      latest = known;
    }
    return known;
  }

  @Override
  public Turn turn(Race race) {
    if (race.pending() != 0) {
      return Turn.of(Seats.ofBits(race.pending()));
    }
    return race.isOver() ? new Turn.Over(Arrival.result(race)) : Turn.of(Views.toAct(race));
  }

  @Override
  public List<RaceAction> actions(Race race, Seat seat) {
    if (seat.index() >= race.course().seats()) {
      return List.of();
    }
    return race.phase() == Phase.PLACING
        ? Placing.actions(race, seat.index())
        : Energy.actions(race, seat.index());
  }

  @Override
  public Race play(Race race, Seat seat, RaceAction action, Chance chance, Journal journal) {
    return switch (action) {
      case RaceAction.PlayCard play -> Energy.play(race, seat.index(), play, chance, journal);
      case RaceAction.DrawFor draw -> Energy.draw(race, seat.index(), draw, chance, journal);
      case RaceAction.PlaceRider place -> Placing.place(race, seat.index(), place, journal);
    };
  }

  @Override
  public RaceView view(Race race, Seat viewer) {
    return Views.view(race, viewer);
  }

  @Override
  public Race imagine(RaceView view, Chance chance) {
    return Views.imagine(view, chance);
  }

  @Override
  public Outlook outlook(RaceView view, RaceAction action) {
    return Remarks.outlook(view, action);
  }

  @Override
  public Remark ask(RaceView view) {
    return Remarks.ask(view);
  }

  @Override
  public List<Remark> describe(RaceView view) {
    return Remarks.describe(view);
  }

  @Override
  public Refusal refuse(Race race, Seat seat, RaceAction action) {
    return Refusals.refuse(race, seat.index(), action);
  }

  @Override
  public Notation<RaceAction> notation() {
    return RaceNotation.INSTANCE;
  }

  @Override
  public Positions<Race, RacePosition> positions() {
    return RacePositions.INSTANCE;
  }
}
