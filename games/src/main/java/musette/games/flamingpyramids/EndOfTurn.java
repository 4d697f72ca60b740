package musette.games.flamingpyramids;

import java.util.Arrays;
import musette.kernel.Chance;
import musette.kernel.Result;
import musette.kernel.Seat;

/** Refill, win and the next player (FP-19 to FP-21, A-19 to ). */
final class EndOfTurn {
  static final int HAND = 5;

  /** After so many turns the match stops without a winner. */
  static final int MAX_TURNS = 5_000;

  private EndOfTurn() {}

  /** Whoever laid the tile fills up, and has won or gives up the turn (FP-88). */
  static void finish(Resolution now, Chance chance) {
    now.active = now.layer();
    now.resolver = now.active;
    now.stage = Stage.BUILD;
    now.laid = 0;
    now.unrolled = false;
    refill(now, chance);
    if (now.hands[now.active] == 0) {
      end(now, new BuildEvent.Won(Seat.of(now.active)));
    } else if (now.turn == MAX_TURNS) {
      end(now, new BuildEvent.Stopped(MAX_TURNS));
    } else {
      pass(now);
    }
  }

  /** When all is over, the referee tells what nobody noticed. */
  private static void end(Resolution now, BuildEvent how) {
    now.over = true;
    if (now.told) {
      now.journal.tell(how);
      if (now.rules.checking().isWatchful()) {
        for (Trouble trouble : Trouble.all(now.pyramid, now.rules)) {
          now.journal.tell(
              new BuildEvent.Unnoticed(trouble.kind(), trouble.tiles().getFirst().tile()));
        }
      }
    }
  }

  /** The next seat is the one on the left (FP-20, A-16). */
  private static void pass(Resolution now) {
    now.active = (now.active + 1) % now.rules.seats();
    now.resolver = now.active;
    now.turn++;
    if (now.told) {
      now.journal.tell(new BuildEvent.TurnBegan("FP-20", Seat.of(now.active), now.turn));
    }
  }

  /** Draws from the top: first what was dealt, then what came back (FP-19, A-20). */
  private static void refill(Resolution now, Chance chance) {
    int seat = now.active;
    int wanted = HAND - Long.bitCount(now.hands[seat]);
    int unseen = Math.min(wanted, BuildState.unseen(now.unseen, seat));
    int known = Math.min(wanted - unseen, now.bottoms[seat].length);
    long picked = 0;
    for (int i = 0; i < unseen; i++) {
      picked |= pick(now, chance);
    }
    now.unseen -= (long) unseen << (8 * seat);
    now.hands[seat] |= picked;
    byte[] drawn = known == 0 ? NOTHING : drawKnown(now, known);
    if (now.told && unseen + known > 0) {
      now.journal.tell(
          new BuildEvent.Drew(Seat.of(seat), unseen + known, unseen, Tile.list(drawn)));
      if (unseen > 0) {
        now.journal.tell(new BuildEvent.Picked(Seat.of(seat), Tile.list(picked)));
      }
    }
  }

  private static final byte[] NOTHING = {};

  /** One of the dealt tiles, all equally likely. */
  static long pick(Resolution now, Chance chance) {
    long tile = 1L << Tile.nth(now.hidden, chance.below(Long.bitCount(now.hidden)));
    now.hidden &= ~tile;
    return tile;
  }

  /** Everybody knows these tiles, and that they are in this hand now. */
  private static byte[] drawKnown(Resolution now, int count) {
    int seat = now.active;
    byte[] pile = now.bottoms[seat];
    long set = 0;
    for (int i = 0; i < count; i++) {
      set |= 1L << pile[i];
    }
    now.hands[seat] |= set;
    now.known = now.known.clone();
    now.known[seat] |= set;
    now.bottoms = now.bottoms.clone();
    now.bottoms[seat] = Arrays.copyOfRange(pile, count, pile.length);
    return Arrays.copyOf(pile, count);
  }

  /** The fewer tiles left, the better; equals share a place. */
  static Result result(BuildState state) {
    int seats = state.rules.seats();
    Integer[] places = new Integer[seats];
    for (int seat = 0; seat < seats; seat++) {
      int place = 1;
      for (int other = 0; other < seats; other++) {
        if (state.tilesLeft(other) < state.tilesLeft(seat)) {
          place++;
        }
      }
      places[seat] = place;
    }
    return new Result(Arrays.asList(places));
  }
}
