package musette.games.flamingpyramids;

import java.util.Arrays;
import musette.games.flamingpyramids.api.BuildPosition;
import musette.games.flamingpyramids.api.Checking;
import musette.games.flamingpyramids.api.CurseChain;
import musette.games.flamingpyramids.api.Stage;
import musette.games.flamingpyramids.board.Laid;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Slot;
import musette.games.flamingpyramids.board.Slots;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Refused;

/**
 * What holds in every position that play leads to, by count and by place. A pyramid that is not
 * sound is let through also with a referee: it is the quickest way to try a rule, and what does not
 * hold falls in the next turn.
 */
final class PositionChecks {
  private PositionChecks() {}

  static void check(boolean holds, String field, String problem) {
    if (!holds) {
      throw Refused.because("", "position", "field", field, "problem", problem);
    }
  }

  /** Numbers and seats that nothing can be made of. */
  static void numbers(Rules rules, BuildPosition position) {
    int seats = rules.seats();
    check(position.turn() >= 1 && position.turn() <= Turns.MAX_TURNS, "turn", "range");
    check(position.players().size() == seats, "players", "seats");
    check(position.active().index() < seats, "active", "seats");
    check(position.bearer().index() < seats, "bearer", "seats");
    check(position.sliding().size() <= 1, "sliding", "one");
    check(position.laid().size() <= 1, "laid", "one");
    for (Slot place : position.sliding()) {
      check(place.level() > 0 && place.level() < Tile.COUNT, "sliding", "notFalling");
    }
    int dealt = Tile.COUNT / seats;
    for (BuildPosition.Stock stock : position.players()) {
      check(stock.hand().size() <= YourTurn.HAND, "players.hand", "range");
      check(stock.pileUnseen() >= 0, "players.pileUnseen", "range");
      check(stock.pileUnseen() <= dealt - YourTurn.HAND, "players.pileUnseen", "dealt");
    }
  }

  static void check(BuildState state) {
    checkStage(state);
    checkCounts(state);
    for (int seat = 0; seat < state.rules.seats(); seat++) {
      checkHand(state, seat);
    }
    boolean won = state.hands[state.active] == 0;
    check(!state.over || won || state.turn == Turns.MAX_TURNS, "over", "notOver");
    checkRemoved(state);
    checkPlaces(state);
    checkBearer(state);
    checkLaid(state);
    checkAnswers(state);
    checkCalledOn(state);
  }

  private static void checkCounts(BuildState state) {
    int unseen = 0;
    int dealt = Tile.COUNT / state.rules.seats();
    for (int seat = 0; seat < state.rules.seats(); seat++) {
      int pile = state.unseen(seat);
      long secret = state.hands[seat] & ~state.known[seat];
      check((state.known[seat] & ~state.hands[seat]) == 0, "players.handKnown", "notInHand");
      check(Long.bitCount(secret) + pile <= dealt, "players.handKnown", "dealt");
      unseen += pile;
    }
    check(unseen == Long.bitCount(state.hidden), "players.pileUnseen", "count");
  }

  /** Hands are filled up at the end of each turn, and who has none left has won (FP-19, FP-21). */
  private static void checkHand(BuildState state, int seat) {
    int hand = Long.bitCount(state.hands[seat]);
    boolean layer = seat == state.layer() && isUnderWay(state);
    int full = YourTurn.HAND - (layer ? 1 : 0);
    check(hand <= full, "players.hand", "laid");
    check(hand == full || state.unseen(seat) == 0, "players.hand", "refill");
    boolean given = state.rules.curse() || state.rules.checking() == Checking.STRATEGY;
    boolean empty = state.bottoms[seat].length == 0;
    check(hand == full || empty || layer || given, "players.hand", "refill");
    boolean winner = state.over && seat == state.active && empty;
    check(hand > 0 || layer || winner, "players.hand", "empty");
  }

  /** Whether a tile was laid and the turn is not over. */
  private static boolean isUnderWay(BuildState state) {
    return state.stage != Stage.BUILD || state.sliding != Pyramid.NOWHERE;
  }

  /** What can leave the game: what burns or explodes others, and by an option more. */
  private static void checkRemoved(BuildState state) {
    long may = state.rules.checking() == Checking.FAMILY ? Tile.ALL : Tile.INCENDIARY;
    may |= state.rules.fireDie() ? Tile.STRAW | Tile.WOOD : 0;
    check((state.removed & ~may) == 0, "removed", "stays");
  }

  private static void checkPlaces(BuildState state) {
    if (state.sliding == Pyramid.NOWHERE) {
      check(!floats(state.pyramid), "pyramid", "floats");
      return;
    }
    int level = Slots.level(state.sliding);
    int column = Slots.column(state.sliding);
    check(
        !state.over
            && state.pyramid.at(level, column) != 0
            && state.pyramid.at(level - 1, column) == 0
            && state.pyramid.at(level - 1, column + 1) == 0,
        "sliding",
        "notFalling");
  }

  /** Whether a tile above the base has nothing at all below it. */
  private static boolean floats(Pyramid pyramid) {
    for (Laid laid : pyramid.laid()) {
      int level = laid.level();
      if (level > 0
          && pyramid.at(level - 1, laid.column()) == 0
          && pyramid.at(level - 1, laid.column() + 1) == 0) {
        return true;
      }
    }
    return false;
  }

  /** Only a curse, while a tile falls, makes somebody else bear the chaos (FP-66, A-24). */
  private static void checkBearer(BuildState state) {
    if (state.resolver != state.active) {
      boolean falls = state.sliding != Pyramid.NOWHERE && !state.isForgotten();
      check(falls && state.rules.curse(), "bearer", "bearer");
      int right = (state.active + state.rules.seats() - 1) % state.rules.seats();
      boolean anybody = state.rules.curseChain() == CurseChain.NEXT;
      check(anybody || state.resolver == right, "bearer", "bearer");
    }
  }

  private static void checkStage(BuildState state) {
    boolean allowed =
        switch (state.rules.checking()) {
          case REFEREE -> state.stage == Stage.BUILD;
          case FAMILY -> state.stage != Stage.OBJECT;
          case STRATEGY -> true;
        };
    check(allowed, "stage", "stage");
    boolean falls = state.sliding != Pyramid.NOWHERE;
    check(!falls || !state.rules.checking().isWatchful() || isChecked(state), "stage", "stage");
    check(!state.over || !isChecked(state), "stage", "stage");
  }

  private static boolean isChecked(BuildState state) {
    return state.stage != Stage.BUILD;
  }

  /** While it is checked a tile lies where a slot was; later it may have fallen or gone. */
  private static void checkLaid(BuildState state) {
    boolean falls = state.sliding != Pyramid.NOWHERE;
    check((state.laid != 0) == (isChecked(state) || state.unrolled), "laid", "laidWhen");
    if (state.laid == 0) {
      return;
    }
    long bit = 1L << state.laid;
    boolean lies = (state.pyramid.tiles() & bit) != 0;
    if (!falls) {
      check(lies && isOnSlot(state.pyramid, state.laid), "laid", "laidWhere");
    }
    long held = state.hidden;
    for (long hand : state.hands) {
      held |= hand;
    }
    check((held & bit) == 0, "laid", "laidWhere");
    if (falls) {
      int falling = state.pyramid.at(Slots.level(state.sliding), Slots.column(state.sliding));
      check(!state.unrolled || (lies && falling != state.laid), "unrolled", "unrolled");
    } else {
      check(state.unrolled == state.rules.fireDie(), "unrolled", "unrolled");
    }
    check(!state.unrolled || state.rules.fireDie(), "unrolled", "unrolled");
  }

  /** Whether a tile could be laid where it lies. */
  private static boolean isOnSlot(Pyramid pyramid, int code) {
    Pyramid before = pyramid.copy();
    int cell = before.find(code);
    int place = Slots.pack(before.level(cell), before.column(cell));
    before.take(cell);
    return Arrays.stream(Slots.of(before)).anyMatch(slot -> slot == place);
  }

  private static void checkAnswers(BuildState state) {
    boolean waits = isChecked(state) && state.sliding == Pyramid.NOWHERE;
    int asked = waits ? state.checkers() : 0;
    check((state.well & ~asked) == 0, "well", "answers");
    check((state.chaos & ~asked) == 0, "chaos", "answers");
    check((state.well & state.chaos) == 0, "chaos", "twice");
    check(!waits || (state.well | state.chaos) != asked, "chaos", "answered");
  }

  /** What was forgotten takes tiles out of the game: none of them is anywhere else (FP-86). */
  private static void checkCalledOn(BuildState state) {
    if (state.isForgotten()) {
      boolean family = state.rules.checking() == Checking.FAMILY;
      check(family && state.sliding != Pyramid.NOWHERE, "calledOn", "calledWhen");
      Pyramid called = state.calledOn;
      long gone = called.tiles() & ~state.pyramid.tiles();
      check(!floats(called), "calledOn", "floats");
      check((state.pyramid.tiles() & ~called.tiles()) == 0, "calledOn", "calledTiles");
      check((gone & ~state.removed) == 0, "calledOn", "calledTiles");
      boolean laid = (called.tiles() >>> state.laid & 1) != 0 && isOnSlot(called, state.laid);
      check(laid, "calledOn", "laidWhere");
    }
  }
}
