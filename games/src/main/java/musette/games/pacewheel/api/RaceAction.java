package musette.games.pacewheel.api;

/** What a player can do. Racers are named by seat and number: A1. */
public sealed interface RaceAction {

  /** Gives a racer all points at once: one of the offered profiles (PW-06). */
  record Allocate(int sprint, int endurance, int climbing) implements RaceAction {}

  /** Gives a racer the sprint points; endurance comes next (PW-06). */
  record AllocateSprint(int points) implements RaceAction {}

  /** Gives a racer the endurance points; climbing gets the rest (PW-06). */
  record AllocateEndurance(int points) implements RaceAction {}

  /** Puts a racer on the starting strip (PW-09). */
  record Place(String racer, int square) implements RaceAction {}

  /** Attempts a breakaway (PW-23). */
  record Attack(String racer) implements RaceAction {}

  /** Raises a result by so many points; 0 leaves it (PW-26, PW-32). */
  record Boost(int points) implements RaceAction {}

  /** Moves a racer within the group (PW-35). */
  record Shift(String racer, int square) implements RaceAction {}

  /** Makes up squares lost by an incident (PW-51). */
  record CatchUp(String racer, int squares) implements RaceAction {}

  /** Sends a racer one square back (PW-36). */
  record Push(String racer) implements RaceAction {}

  /** Pays for the fast pace (PW-39). */
  record Pay(Payment payment) implements RaceAction {}

  /** Accelerates a group; the racer pays. */
  record Faster(String racer, Payment payment) implements RaceAction {}

  /** Eats (PW-52). */
  record Feed(Skill skill) implements RaceAction {}

  /** Gets points back between stages (PW-54). */
  record Recover(int sprint, int endurance, int climbing) implements RaceAction {}

  /** A word that says all. */
  record Say(Word word) implements RaceAction {}

  /** What can be said in one word. */
  enum Word {
    NO_ATTACK,
    FARTHER,
    NO_FARTHER,
    COUNTER,
    NO_COUNTER,
    DONE,
    DROP,
    KEEP,
    SLOWER,
    FASTER
  }
}
