package musette.lab.job;

import musette.lab.arena.Interval;

/**
 * First places and places of one seat or one bot.
 *
 * @param wins in whole parts, so that their sum does not depend on the order of addition
 */
public record Count(long games, long wins, long places) {
  /** A win can be shared by up to twelve seats. */
  static final int PARTS = 27_720;

  static final Count NONE = new Count(0, 0, 0);

  Count plus(Count other) {
    return new Count(games + other.games, wins + other.wins, places + other.places);
  }

  /** The share of wins. */
  public Interval share() {
    return Interval.of((double) wins / PARTS, games);
  }

  public double meanPlace() {
    return games == 0 ? 0 : (double) places / games;
  }
}
