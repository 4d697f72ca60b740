package musette.games.tourdefrance;

import java.util.ArrayList;
import java.util.List;
import musette.games.tourdefrance.api.Question;
import musette.kernel.Seat;

/**
 * What is asked, of whom, and what has to go on afterwards.
 *
 * @param seat who is asked; {@link Seat#NONE} when the race is over
 * @param turn whose turn it is
 * @param thrower who threw last
 * @param face what the die shows; 0 before the first throw
 */
record Asked(Question question, Seat seat, Seat turn, Seat thrower, int face, Pending pending) {

  private static final int SEATS = Seat.values().length;
  private static final int FACES = 7;
  private static final List<Asked> TABLE = table();

  private static List<Asked> table() {
    var all = new ArrayList<Asked>();
    for (Question question : List.of(Question.THROW, Question.SPEND)) {
      for (Seat seat : Seat.values()) {
        for (Seat thrower : Seat.values()) {
          for (int face = 0; face < FACES; face++) {
            all.add(new Asked(question, seat, seat, thrower, face, Pending.NOTHING));
          }
        }
      }
    }
    return all;
  }

  static Asked toThrow(Seat seat, Seat thrower, int face) {
    return TABLE.get((seat.ordinal() * SEATS + thrower.ordinal()) * FACES + face);
  }

  static Asked toSpend(Seat seat, int face) {
    return TABLE.get(((SEATS + seat.ordinal()) * SEATS + seat.ordinal()) * FACES + face);
  }

  static Asked over(Seat turn, Seat thrower, int face) {
    return new Asked(Question.NONE, Seat.NONE, turn, thrower, face, Pending.NOTHING);
  }
}
