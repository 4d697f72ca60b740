package musette.games.leader1;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/** Moves on the road, then other actions, as one list that makes nothing until it is read. */
final class Offers extends AbstractList<RaceAction> implements RandomAccess {
  private final Course course;
  private final long[] moves;
  private final List<RaceAction> others;
  private final boolean attacks;

  Offers(Race race, List<RaceAction> others) {
    course = race.course;
    moves = race.moves;
    attacks = race.phase == Phase.BREAKING_AWAY;
    this.others = others;
  }

  @Override
  public RaceAction get(int index) {
    return index < moves.length ? ofMove(moves[index]) : others.get(index - moves.length);
  }

  @Override
  public int size() {
    return moves.length + others.size();
  }

  private RaceAction ofMove(long move) {
    int length = Moves.length(move);
    int end = Moves.end(move);
    return attacks
        ? Actions.attack(course, Riders.speciality(Moves.rider(move)), length, end)
        : Actions.ride(course, length, end);
  }

  /** The move that an offered action stands for. */
  @SuppressWarnings("ReferenceEquality") // Offered actions are one object each; parsed ones not.
  long move(RaceAction action) {
    for (long move : moves) {
      if (ofMove(move) == action) {
        return move;
      }
    }
    int index = indexOf(action);
    if (index < 0 || index >= moves.length) {
      throw new IllegalArgumentException("not offered: " + action);
    }
    return moves[index];
  }
}
