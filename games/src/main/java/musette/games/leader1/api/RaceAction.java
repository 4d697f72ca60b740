package musette.games.leader1.api;

import java.util.List;

/** What a player can decide (rule catalogue, decision points). */
public sealed interface RaceAction {

  /** Picks the cyclists that ride for the seat (L1-Q-64). */
  record Pick(List<Speciality> cyclists) implements RaceAction {
    public Pick {
      cyclists = List.copyOf(cyclists);
    }
  }

  /** Gives the next cyclist a quality, or none (L1-18). */
  record Give(Quality quality) implements RaceAction {}

  /**
   * Sends the next cyclist to an area of the peloton, or leaves him there (L1-38, L1-75, L1-76).
   */
  record Take(Area area) implements RaceAction {}

  /** Lets a cyclist drop out of the peloton: willingly, or because he is not to pay (L1-95). */
  record Drop() implements RaceAction {}

  /** Rides so many squares to this one (L1-Q-71). */
  record Ride(int squares, String to) implements RaceAction {}

  /** Breaks away with a cyclist (L1-68). */
  record Attack(Speciality cyclist, int squares, String to) implements RaceAction {}

  /** Accelerates the peloton (L1-78). */
  record Accelerate() implements RaceAction {}

  /** Nothing, or nothing more. */
  record Pass() implements RaceAction {}

  /** Adds a kept tile to the energy of its cyclist (L1-Q-97); in the heat, shows it (L1-Q-109). */
  record Eat(Speciality cyclist, int value) implements RaceAction {}

  /** Draws the feed tile that lies there (L1-Q-48). */
  record Draw() implements RaceAction {}
}
