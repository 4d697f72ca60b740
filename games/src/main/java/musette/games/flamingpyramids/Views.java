package musette.games.flamingpyramids;

import java.util.ArrayList;
import java.util.List;
import musette.games.flamingpyramids.api.BuildView;
import musette.games.flamingpyramids.api.Finding;
import musette.games.flamingpyramids.api.Phase;
import musette.games.flamingpyramids.board.Laid;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Slot;
import musette.games.flamingpyramids.board.Slots;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Seats;

/** From states to views, and from a view to a state that could be the real one (FP-15, A-18). */
final class Views {
  private Views() {}

  static BuildView view(BuildState state, Seat viewer) {
    Rules rules = state.rules;
    long hand = viewer == Seat.NONE ? 0 : state.hands[viewer.index()];
    return new BuildView(
        viewer,
        state.phase(),
        state.turn,
        Seat.of(state.active),
        Seat.of(state.resolver),
        Seats.ofBits(state.asked()).list(),
        rules.curse(),
        rules.fireDie(),
        rules.curseChain(),
        rules.explosion(),
        rules.checking(),
        state.stage,
        state.pyramid.laid(),
        slots(state),
        sliding(state),
        state.laid == 0 ? List.of() : List.of(Tile.of(state.laid)),
        state.unrolled,
        said(state, viewer),
        state.calledOn.laid(),
        Tile.list(hand),
        players(state),
        Tile.list(state.removed),
        Tile.list(unseen(state, hand)),
        state.over ? YourTurn.result(state).places() : List.of());
  }

  private static List<Slot> slots(BuildState state) {
    return switch (state.phase()) {
      case PLACE -> Slots.list(Slots.of(state.pyramid));
      case SLIDE -> {
        int level = Slots.level(state.sliding);
        int column = Slots.column(state.sliding);
        yield List.of(new Slot(level - 1, column), new Slot(level - 1, column + 1));
      }
      case CHECK, OBJECT, OVER -> List.of();
    };
  }

  /** What the viewer has said; what the others have said stays secret until all have spoken. */
  private static List<Finding> said(BuildState state, Seat viewer) {
    if (viewer == Seat.NONE) {
      return List.of();
    }
    if ((state.well >> viewer.index() & 1) != 0) {
      return List.of(Finding.WELL);
    }
    return (state.chaos >> viewer.index() & 1) != 0 ? List.of(Finding.CHAOS) : List.of();
  }

  private static List<Laid> sliding(BuildState state) {
    if (state.phase() != Phase.SLIDE) {
      return List.of();
    }
    int cell = state.pyramid.cell(Slots.level(state.sliding), Slots.column(state.sliding));
    return List.of(state.pyramid.laid(cell));
  }

  private static List<BuildView.Player> players(BuildState state) {
    var players = new ArrayList<BuildView.Player>();
    for (Seat seat : Seat.first(state.rules.seats())) {
      int i = seat.index();
      players.add(
          new BuildView.Player(
              seat,
              Long.bitCount(state.hands[i]),
              Tile.list(state.known[i]),
              state.unseen(i),
              Tile.list(state.bottoms[i]),
              state.tilesLeft(i)));
    }
    return List.copyOf(players);
  }

  /** The dealt tiles that nobody has drawn, and those of the other hands that nobody saw. */
  private static long unseen(BuildState state, long hand) {
    long unseen = state.hidden;
    for (int seat = 0; seat < state.rules.seats(); seat++) {
      unseen |= state.hands[seat] & ~state.known[seat];
    }
    return unseen & ~hand;
  }

  /** Deals what the viewer cannot see at random, and lets others have said anything. */
  static BuildState imagine(BuildView view, Chance chance) {
    var draft = new Draft(rules(view), Journal.NONE);
    draft.pyramid = Pyramid.of(view.pyramid());
    draft.turn = view.turn();
    draft.active = view.active().index();
    draft.resolver = view.bearer().index();
    draft.over = view.phase() == Phase.OVER;
    draft.removed = Tile.set(view.removed());
    draft.stage = view.stage();
    draft.laid = view.laid().isEmpty() ? 0 : view.laid().getFirst().code();
    draft.unrolled = view.unrolled();
    draft.calledOn = view.calledOn().isEmpty() ? Pyramid.NONE : Pyramid.of(view.calledOn());
    for (Laid tile : view.sliding()) {
      draft.sliding = Slots.pack(tile.level(), tile.column());
    }
    draft.hidden = Tile.set(view.unseen());
    for (BuildView.Player player : view.players()) {
      deal(draft, view, player, chance);
    }
    if (view.phase() == Phase.CHECK || view.phase() == Phase.OBJECT) {
      answer(draft, view, chance);
    }
    return draft.close();
  }

  private static Rules rules(BuildView view) {
    return new Rules(
        view.players().size(),
        view.curse(),
        view.fireDie(),
        view.curseChain(),
        view.explosion(),
        view.checking());
  }

  /** Gives everybody an answer who has spoken already. */
  private static void answer(Draft draft, BuildView view, Chance chance) {
    int asked = draft.checkers();
    for (Seat seat : Seats.ofBits(asked)) {
      if (!view.asked().contains(seat)) {
        Finding finding =
            seat == view.viewer()
                ? view.said().getFirst()
                : Finding.values()[chance.below(Finding.values().length)];
        switch (finding) {
          case WELL -> draft.well |= 1 << seat.index();
          case CHAOS -> draft.chaos |= 1 << seat.index();
        }
      }
    }
  }

  private static void deal(Draft draft, BuildView view, BuildView.Player player, Chance chance) {
    int seat = player.seat().index();
    draft.known[seat] = Tile.set(player.handKnown());
    draft.hands[seat] = draft.known[seat];
    if (player.seat() == view.viewer()) {
      draft.hands[seat] = Tile.set(view.hand());
    }
    while (Long.bitCount(draft.hands[seat]) < player.handCount()) {
      draft.hands[seat] |= draft.pick(chance);
    }
    draft.bottoms[seat] = Tile.codes(player.pileKnown());
    draft.unseen |= (long) player.pileUnseen() << (8 * seat);
  }
}
