package musette.games.flammerouge.course;

/** How the road goes on past the finish line (FR-Q4). */
public enum RunOut {
  /** As far as anybody needs it. */
  OPEN,
  /** The printed squares are all there is. */
  PRINTED
}
