package musette.games.flamingpyramids.api;

import java.util.List;
import musette.games.flamingpyramids.board.Material;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Event;
import musette.kernel.Seat;
import musette.kernel.Seats;

/**
 * What happens, one event for each step. Tiles that leave the pyramid come as three lists of equal
 * length: the tiles in the order in which they go under the pile, their levels, their columns. If
 * {@code leaves} is true the chaos was forgotten, and they leave the game instead (FP-86).
 */
public sealed interface BuildEvent extends Event {

  /** Every player has a hand and a pile (FP-11, FP-14). */
  record Dealt(int each, int hand, int pile) implements BuildEvent {
    @Override
    public String rule() {
      return "FP-11";
    }
  }

  /** A leftover tile begins the base (FP-12). */
  record BaseLaid(Tile tile, int column) implements BuildEvent {
    @Override
    public String rule() {
      return "FP-12";
    }
  }

  /** A leftover coal or blowtorch is out of the game (FP-13). */
  record SetAside(Tile tile) implements BuildEvent {
    @Override
    public String rule() {
      return "FP-13";
    }
  }

  /** A player sees the hand they were dealt (FP-14, FP-15). */
  record HandDealt(Seat seat, List<Tile> tiles) implements BuildEvent {
    @Override
    public String rule() {
      return "FP-15";
    }

    @Override
    public Seats audience() {
      return Seats.of(seat);
    }
  }

  /** Whose turn it is: at first by lot or by option, then the player on the left (FP-20). */
  record TurnBegan(String rule, Seat seat, int turn) implements BuildEvent {}

  /** A tile is played on the base (FP-30). */
  record BasePlaced(Seat seat, Tile tile, int level, int column) implements BuildEvent {
    @Override
    public String rule() {
      return "FP-30";
    }
  }

  /**
   * A tile is played on two others: it holds (FP-31), or it will collapse, which is allowed
   * (FP-17).
   *
   * @param on the tiles below it, the left one first
   * @param carry what these weigh together
   */
  record Placed(
      String rule,
      Seat seat,
      Tile tile,
      int level,
      int column,
      List<Tile> on,
      Verdict verdict,
      int weight,
      int carry)
      implements BuildEvent {}

  /**
   * In watchful play, a tile is played on two others; nobody tells whether it holds (FP-81).
   *
   * @param on the tiles below it, the left one first
   */
  record Stacked(Seat seat, Tile tile, int level, int column, List<Tile> on) implements BuildEvent {
    @Override
    public String rule() {
      return "FP-81";
    }
  }

  /** What a player said secretly, for that player alone until all have spoken (FP-82, FP-83). */
  record Said(String rule, Seat seat, Finding finding) implements BuildEvent {
    @Override
    public Seats audience() {
      return Seats.of(seat);
    }
  }

  /** What was said in secret is shown, or the referee is called upon. */
  sealed interface Shown extends BuildEvent {
    @Override
    default boolean reveals() {
      return true;
    }
  }

  /** Everybody said that all is well (FP-82). */
  record AllSaidWell(String rule) implements Shown {}

  /** One or more players call chaos (FP-82, FP-83). */
  record ChaosCalled(String rule, List<Seat> seats) implements Shown {}

  /** Nobody objected (FP-83). */
  record NobodyObjected(String rule) implements Shown {}

  /** One or more players object; whoever is active now bears what is found (FP-85). */
  record Objected(String rule, List<Seat> seats, Seat bearer) implements Shown {}

  /** The neighbour said that all is well and is the active player now (FP-83). */
  record TookOver(String rule, Seat seat) implements BuildEvent {}

  /** The call was wrong, which costs nothing (FP-84). */
  record FoundSound(String rule) implements BuildEvent {}

  /** A tile has nothing below it (FP-41); the seat chooses where it falls. */
  record Hung(Seat seat, Tile tile, int level, int column) implements BuildEvent {
    @Override
    public String rule() {
      return "FP-41";
    }
  }

  /**
   * A tile did not hold: what was below it goes under the pile of the seat, which chooses where the
   * tile falls (FP-38, FP-39).
   */
  record Collapsed(
      Seat seat,
      Tile tile,
      int level,
      int column,
      Verdict verdict,
      int weight,
      int carry,
      List<Tile> taken,
      List<Integer> takenLevels,
      List<Integer> takenColumns,
      boolean leaves)
      implements BuildEvent {
    @Override
    public String rule() {
      return leaves ? "FP-86" : taken.size() == 1 ? "FP-36" : "FP-33";
    }
  }

  /** A tile dropped one level (FP-39), perhaps to the base, where it stops (FP-42). */
  record Fell(
      Seat seat,
      Tile tile,
      Direction direction,
      int fromLevel,
      int fromColumn,
      int level,
      int column)
      implements BuildEvent {
    @Override
    public String rule() {
      return level == 0 ? "FP-42" : "FP-39";
    }
  }

  /** Incendiary tiles went off (FP-59), or the fire die made one go off (FP-72). */
  record Exploded(
      String rule,
      Seat seat,
      List<Tile> gone,
      List<Integer> goneLevels,
      List<Integer> goneColumns,
      List<Tile> taken,
      List<Integer> takenLevels,
      List<Integer> takenColumns,
      boolean leaves)
      implements BuildEvent {}

  /** A coal lights a straw fire (FP-49), a blowtorch a wood fire (FP-52). */
  record Ignited(String rule, Tile igniter, Material fire, int level, int column)
      implements BuildEvent {}

  /** The fire reached a tile; these come in the order in which it spreads (FP-50, FP-53). */
  record Burnt(String rule, Tile tile, int level, int column, Tile litBy) implements BuildEvent {}

  /** The fire is over: what burnt goes under the pile (FP-51, FP-54). */
  record BurntOut(
      String rule,
      Seat seat,
      Tile igniter,
      boolean stays,
      List<Tile> taken,
      List<Integer> takenLevels,
      List<Integer> takenColumns,
      boolean leaves)
      implements BuildEvent {}

  /**
   * Three tiles of equal weight go under the pile of the seat, which bears what follows (FP-65).
   */
  record Cursed(
      Seat seat,
      Seat by,
      int weight,
      List<Tile> taken,
      List<Integer> takenLevels,
      List<Integer> takenColumns,
      boolean leaves)
      implements BuildEvent {
    @Override
    public String rule() {
      return leaves ? "FP-86" : "FP-65";
    }
  }

  /** The fire die was rolled for an incendiary tile (FP-70). */
  record Rolled(Seat seat, Tile roller, int number, Face face) implements BuildEvent {
    @Override
    public String rule() {
      return "FP-70";
    }
  }

  /** A player filled their hand: so many dealt tiles, then these that everybody knew (FP-19). */
  record Drew(Seat seat, int count, int unseen, List<Tile> known) implements BuildEvent {
    @Override
    public String rule() {
      return "FP-19";
    }
  }

  /** The dealt tiles that a player drew, for them alone (FP-15, FP-19). */
  record Picked(Seat seat, List<Tile> tiles) implements BuildEvent {
    @Override
    public String rule() {
      return "FP-19";
    }

    @Override
    public Seats audience() {
      return Seats.of(seat);
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** A player ended their turn without a tile (FP-21). */
  record Won(Seat seat) implements BuildEvent {
    @Override
    public String rule() {
      return "FP-21";
    }
  }

  /** At the end of a match: chaos that nobody noticed, and the tile that set it off (FP-88). */
  record Unnoticed(ChaosKind kind, Tile tile) implements BuildEvent {
    @Override
    public String rule() {
      return "FP-88";
    }
  }

  /** Nobody won in so many turns. */
  record Stopped(int turns) implements BuildEvent {
    @Override
    public String rule() {
      return "A-35";
    }
  }
}
