package musette.games.leader1;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.Move;

/** Moves on the road, then other actions, then tiles, as one list that makes nothing by itself. */
final class Offers extends AbstractList<RaceAction> implements RandomAccess {
  private final Course course;
  private final long[] moves;
  private final List<RaceAction> others;
  private final List<RaceAction> tiles;
  private final boolean attacks;

  Offers(RaceState race, List<RaceAction> others, List<RaceAction> tiles) {
    course = race.course;
    moves = race.moves;
    attacks = race.phase == Phase.BREAKING_AWAY;
    this.others = others;
    this.tiles = tiles;
  }

  @Override
  public RaceAction get(int index) {
    if (index < moves.length) {
      return ofMove(moves[index]);
    }
    int other = index - moves.length;
    return other < others.size() ? others.get(other) : tiles.get(other - others.size());
  }

  @Override
  public int size() {
    return moves.length + others.size() + tiles.size();
  }

  private RaceAction ofMove(long move) {
    int length = Move.length(move);
    int end = Move.end(move);
    return attacks
        ? ActionTable.attack(course, Riders.speciality(Move.rider(move)), length, end)
        : ActionTable.ride(course, length, end);
  }

  /** The move that an offered action stands for. */
  static long move(RaceState race, RaceAction action) {
    return new Offers(race, List.of(), List.of()).move(action);
  }

  @SuppressWarnings("ReferenceEquality") // Offered actions are one object each; parsed ones not.
  private long move(RaceAction action) {
    int squares = squares(action);
    for (long move : moves) {
      if (Move.length(move) == squares && ofMove(move) == action) {
        return move;
      }
    }
    int index = indexOf(action);
    if (index < 0) {
      throw new IllegalArgumentException("not offered: " + action);
    }
    return moves[index];
  }

  private static int squares(RaceAction action) {
    return action instanceof RaceAction.Attack attack
        ? attack.squares()
        : action instanceof RaceAction.Ride ride ? ride.squares() : 0;
  }
}
