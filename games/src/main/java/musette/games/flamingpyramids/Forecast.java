package musette.games.flamingpyramids;

import java.util.ArrayList;
import java.util.List;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.api.BuildRemark;
import musette.games.flamingpyramids.api.BuildView;
import musette.games.flamingpyramids.api.Direction;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Slots;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Journal;
import musette.kernel.Outlook;
import musette.kernel.Remark;
import musette.kernel.Seat;

/**
 * What an action leads to, as far as neither a choice nor chance is needed, and one slide further.
 * Chaos depends on what everybody sees alone, so it is simply resolved on a copy.
 */
final class Forecast {
  private final Draft draft;
  private final Journal.Kept told;
  private final Landing landing;
  private final Chaos.Stop stop;

  private Forecast(BuildState state, BuildAction action) {
    told = Journal.kept();
    draft =
        switch (action) {
          case BuildAction.Place place -> YourTurn.place(state, place, told);
          case BuildAction.Slide(Direction direction) -> Collapse.slide(state, direction, told);
          case BuildAction.Say _ -> throw new IllegalArgumentException("the referee does not ask");
        };
    landing = Landing.at(draft.pyramid, cell(state, action));
    stop = Chaos.advance(draft);
  }

  private int cell(BuildState state, BuildAction action) {
    return switch (action) {
      case BuildAction.Place(_, int level, int column) -> draft.pyramid.cell(level, column);
      case BuildAction.Slide(Direction direction) ->
          draft.pyramid.cell(
              Slots.level(state.sliding) - 1, Slots.column(state.sliding) + direction.shift());
      case BuildAction.Say _ -> Pyramid.NOWHERE;
    };
  }

  static Outlook of(BuildView view, BuildAction action) {
    // Which hidden tiles are imagined does not matter: none is drawn before the turn ends.
    return new Forecast(Views.imagine(view, Chance.quick(0)), action).outlook();
  }

  private Outlook outlook() {
    var remarks = new ArrayList<Remark>();
    remarks.add(footing());
    told.events().forEach(event -> remarks.addAll(remark((BuildEvent) event)));
    if (stop == Chaos.Stop.ROLL) {
      remarks.add(new BuildRemark.Rolls(draft.rollers.getFirst()));
    }
    for (Seat seat : Seat.first(draft.rules.seats())) {
      int back = back(seat);
      if (back > 0) {
        remarks.add(
            new BuildRemark.ComesBack(seat, back, stop == Chaos.Stop.QUIET || !bears(seat)));
      }
    }
    if (stop == Chaos.Stop.SLIDE) {
      remarks.addAll(slides());
    }
    if (stop == Chaos.Stop.QUIET && draft.close().tilesLeft(draft.active) == 0) {
      remarks.add(new BuildRemark.Wins());
    }
    return new Outlook(remarks);
  }

  private boolean bears(Seat seat) {
    return seat.index() == draft.resolver;
  }

  private Remark footing() {
    int weight = landing.tile().weight();
    return switch (landing.footing()) {
      case BASE -> new BuildRemark.OnBase(landing.tile());
      case HANGS -> new BuildRemark.Hangs(draft.bearer(), landing.tile());
      case HOLDS ->
          new BuildRemark.Holds(
              landing.tile(), landing.on(), landing.verdict(), weight, landing.carry());
      case COLLAPSES ->
          new BuildRemark.Collapses(
              landing.tile(), landing.on(), landing.verdict(), weight, landing.carry());
    };
  }

  /** Events in the words of a forecast; what the footing says already is left out. */
  private List<Remark> remark(BuildEvent event) {
    return switch (event) {
      case BuildEvent.Hung(Seat seat, Tile tile, _, _) ->
          tile == landing.tile() ? List.of() : List.of(new BuildRemark.Hangs(seat, tile));
      case BuildEvent.Collapsed fall ->
          fall.tile() == landing.tile()
              ? List.of()
              : List.of(
                  new BuildRemark.Collapses(
                      fall.tile(), fall.taken(), fall.verdict(), fall.weight(), fall.carry()));
      case BuildEvent.Exploded explosion ->
          List.of(new BuildRemark.Explodes(explosion.gone(), explosion.taken()));
      case BuildEvent.Ignited fire ->
          List.of(new BuildRemark.Burns(fire.rule(), fire.igniter(), fire.fire(), burnt(fire)));
      case BuildEvent.Cursed curse ->
          List.of(new BuildRemark.Curses(curse.seat(), curse.weight(), curse.taken()));
      case BuildEvent.Dealt _,
          BuildEvent.BaseLaid _,
          BuildEvent.SetAside _,
          BuildEvent.HandDealt _,
          BuildEvent.TurnBegan _,
          BuildEvent.BasePlaced _,
          BuildEvent.Placed _,
          BuildEvent.Stacked _,
          BuildEvent.Said _,
          BuildEvent.Shown _,
          BuildEvent.TookOver _,
          BuildEvent.FoundSound _,
          BuildEvent.Fell _,
          BuildEvent.Burnt _,
          BuildEvent.BurntOut _,
          BuildEvent.Rolled _,
          BuildEvent.Drew _,
          BuildEvent.Picked _,
          BuildEvent.Won _,
          BuildEvent.Unnoticed _,
          BuildEvent.Stopped _ ->
          List.of();
    };
  }

  /** The tiles of a fire, in the order in which it spreads. */
  private List<Tile> burnt(BuildEvent.Ignited fire) {
    var tiles = new ArrayList<Tile>();
    boolean mine = false;
    for (Event event : told.events()) {
      if (event instanceof BuildEvent.Ignited other) {
        mine = other.equals(fire);
      } else if (mine && event instanceof BuildEvent.Burnt burnt) {
        tiles.add(burnt.tile());
      }
    }
    return List.copyOf(tiles);
  }

  /** How many tiles went under the seat's pile. */
  private int back(Seat seat) {
    int count = 0;
    for (Event event : told.events()) {
      count +=
          switch ((BuildEvent) event) {
            case BuildEvent.Collapsed fall when fall.seat() == seat -> fall.taken().size();
            case BuildEvent.Exploded explosion when explosion.seat() == seat ->
                explosion.taken().size();
            case BuildEvent.BurntOut fire when fire.seat() == seat -> fire.taken().size();
            case BuildEvent.Cursed curse when curse.seat() == seat -> curse.taken().size();
            default -> 0;
          };
    }
    return count;
  }

  private List<Remark> slides() {
    BuildState falling = draft.close();
    Seat bearer = draft.bearer();
    var remarks = new ArrayList<Remark>();
    for (BuildAction action : BuildAction.SLIDES) {
      var ahead = new Forecast(falling, action);
      remarks.add(
          new BuildRemark.SlideAhead(
              ((BuildAction.Slide) action).direction(),
              ahead.landing.tile(),
              ahead.landing.footing(),
              back(bearer) + ahead.back(bearer),
              ahead.stop == Chaos.Stop.QUIET));
    }
    return remarks;
  }
}
