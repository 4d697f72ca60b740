package musette.games.flamingpyramids;

import java.util.Arrays;
import musette.kernel.Refused;

/**
 * What holds in every position that play leads to, by count and by place. A pyramid that is not
 * sound is let through also with a referee: it is the quickest way to try a rule, and what does not
 * hold falls in the next turn.
 */
final class PositionLaws {
  private PositionLaws() {}

  static void check(boolean holds, String field, String problem) {
    if (!holds) {
      throw Refused.because("", "position", "field", field, "problem", problem);
    }
  }

  /** Numbers and seats that nothing can be made of. */
  static void numbers(Rules rules, BuildPosition position) {
    int seats = rules.seats();
    check(position.turn() >= 1 && position.turn() <= EndOfTurn.MAX_TURNS, "turn", "range");
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
      check(stock.hand().size() <= EndOfTurn.HAND, "players.hand", "range");
      check(stock.pileUnseen() >= 0, "players.pileUnseen", "range");
      check(stock.pileUnseen() <= dealt - EndOfTurn.HAND, "players.pileUnseen", "dealt");
    }
  }

  static void check(Resolution now) {
    checkStage(now);
    checkCounts(now);
    for (int seat = 0; seat < now.rules.seats(); seat++) {
      checkHand(now, seat);
    }
    boolean won = now.hands[now.active] == 0;
    check(!now.over || won || now.turn == EndOfTurn.MAX_TURNS, "over", "notOver");
    checkRemoved(now);
    checkPlaces(now);
    checkBearer(now);
    checkLaid(now);
    checkAnswers(now);
    checkCalledOn(now);
  }

  private static void checkCounts(Resolution now) {
    int unseen = 0;
    int dealt = Tile.COUNT / now.rules.seats();
    for (int seat = 0; seat < now.rules.seats(); seat++) {
      int pile = BuildState.unseen(now.unseen, seat);
      long secret = now.hands[seat] & ~now.known[seat];
      check((now.known[seat] & ~now.hands[seat]) == 0, "players.handKnown", "notInHand");
      check(Long.bitCount(secret) + pile <= dealt, "players.handKnown", "dealt");
      unseen += pile;
    }
    check(unseen == Long.bitCount(now.hidden), "players.pileUnseen", "count");
  }

  /** Hands are filled up at the end of each turn, and who has none left has won (FP-19, FP-21). */
  private static void checkHand(Resolution now, int seat) {
    int hand = Long.bitCount(now.hands[seat]);
    boolean layer = seat == now.layer() && isUnderWay(now);
    int full = EndOfTurn.HAND - (layer ? 1 : 0);
    check(hand <= full, "players.hand", "laid");
    check(hand == full || BuildState.unseen(now.unseen, seat) == 0, "players.hand", "refill");
    boolean given = now.rules.curse() || now.rules.checking() == Checking.STRATEGY;
    boolean empty = now.bottoms[seat].length == 0;
    check(hand == full || empty || layer || given, "players.hand", "refill");
    boolean winner = now.over && seat == now.active && empty;
    check(hand > 0 || layer || winner, "players.hand", "empty");
  }

  /** Whether a tile was laid and the turn is not over. */
  private static boolean isUnderWay(Resolution now) {
    return now.stage != Stage.BUILD || now.sliding != Pyramid.NOWHERE;
  }

  /** What can leave the game: what burns or explodes others, and by an option more. */
  private static void checkRemoved(Resolution now) {
    long may = now.rules.checking() == Checking.FAMILY ? Tile.ALL : Tile.INCENDIARY;
    may |= now.rules.fireDie() ? Tile.STRAW | Tile.WOOD : 0;
    check((now.removed & ~may) == 0, "removed", "stays");
  }

  private static void checkPlaces(Resolution now) {
    if (now.sliding == Pyramid.NOWHERE) {
      check(!floats(now.pyramid), "pyramid", "floats");
      return;
    }
    int level = Slots.level(now.sliding);
    int column = Slots.column(now.sliding);
    check(
        !now.over
            && now.pyramid.at(level, column) != 0
            && now.pyramid.at(level - 1, column) == 0
            && now.pyramid.at(level - 1, column + 1) == 0,
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
  private static void checkBearer(Resolution now) {
    if (now.resolver != now.active) {
      boolean falls = now.sliding != Pyramid.NOWHERE && !now.isForgotten();
      check(falls && now.rules.curse(), "bearer", "bearer");
      int right = (now.active + now.rules.seats() - 1) % now.rules.seats();
      boolean anybody = now.rules.curseChain() == CurseChain.NEXT;
      check(anybody || now.resolver == right, "bearer", "bearer");
    }
  }

  private static void checkStage(Resolution now) {
    boolean allowed =
        switch (now.rules.checking()) {
          case REFEREE -> now.stage == Stage.BUILD;
          case FAMILY -> now.stage != Stage.OBJECT;
          case STRATEGY -> true;
        };
    check(allowed, "stage", "stage");
    boolean falls = now.sliding != Pyramid.NOWHERE;
    check(!falls || !now.rules.checking().isWatchful() || isChecked(now), "stage", "stage");
    check(!now.over || !isChecked(now), "stage", "stage");
  }

  private static boolean isChecked(Resolution now) {
    return now.stage != Stage.BUILD;
  }

  /** While it is checked a tile lies where a slot was; later it may have fallen or gone. */
  private static void checkLaid(Resolution now) {
    boolean falls = now.sliding != Pyramid.NOWHERE;
    check((now.laid != 0) == (isChecked(now) || now.unrolled), "laid", "laidWhen");
    if (now.laid == 0) {
      return;
    }
    long bit = 1L << now.laid;
    boolean lies = (now.pyramid.tiles() & bit) != 0;
    if (!falls) {
      check(lies && isOnSlot(now.pyramid, now.laid), "laid", "laidWhere");
    }
    long held = now.hidden;
    for (long hand : now.hands) {
      held |= hand;
    }
    check((held & bit) == 0, "laid", "laidWhere");
    if (falls) {
      int falling = now.pyramid.at(Slots.level(now.sliding), Slots.column(now.sliding));
      check(!now.unrolled || (lies && falling != now.laid), "unrolled", "unrolled");
    } else {
      check(now.unrolled == now.rules.fireDie(), "unrolled", "unrolled");
    }
    check(!now.unrolled || now.rules.fireDie(), "unrolled", "unrolled");
  }

  /** Whether a tile could be laid where it lies. */
  private static boolean isOnSlot(Pyramid pyramid, int code) {
    Pyramid before = pyramid.copy();
    int cell = before.find(code);
    int place = Slots.pack(before.level(cell), before.column(cell));
    before.take(cell);
    return Arrays.stream(Slots.of(before)).anyMatch(slot -> slot == place);
  }

  private static void checkAnswers(Resolution now) {
    boolean waits = isChecked(now) && now.sliding == Pyramid.NOWHERE;
    int asked = waits ? Check.pending(now.rules, now.stage, now.active) : 0;
    check((now.well & ~asked) == 0, "well", "answers");
    check((now.chaos & ~asked) == 0, "chaos", "answers");
    check((now.well & now.chaos) == 0, "chaos", "twice");
    check(!waits || (now.well | now.chaos) != asked, "chaos", "answered");
  }

  /** What was forgotten takes tiles out of the game: none of them is anywhere else (FP-86). */
  private static void checkCalledOn(Resolution now) {
    if (now.isForgotten()) {
      boolean family = now.rules.checking() == Checking.FAMILY;
      check(family && now.sliding != Pyramid.NOWHERE, "calledOn", "calledWhen");
      Pyramid called = now.calledOn;
      long gone = called.tiles() & ~now.pyramid.tiles();
      check(!floats(called), "calledOn", "floats");
      check((now.pyramid.tiles() & ~called.tiles()) == 0, "calledOn", "calledTiles");
      check((gone & ~now.removed) == 0, "calledOn", "calledTiles");
      boolean laid = (called.tiles() >>> now.laid & 1) != 0 && isOnSlot(called, now.laid);
      check(laid, "calledOn", "laidWhere");
    }
  }
}
