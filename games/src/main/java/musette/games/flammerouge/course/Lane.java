package musette.games.flammerouge.course;

/** The two lanes of every square. Who rides on the right is ahead (FR-21). */
public enum Lane {
  RIGHT,
  LEFT
}
