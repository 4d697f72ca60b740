package musette.games.leader1.course;

/** How the road bends inside a hexagon (L1-H-01) and how many squares its lanes have (L1-H-04). */
public enum Shape {
  S(0, 6, 6, 6),
  GL(-1, 5, 6, 7),
  GR(1, 7, 6, 5),
  XL(-2, 3, 5, 7),
  XR(2, 7, 5, 3);

  private final int turn;
  private final int left;
  private final int centre;
  private final int right;

  Shape(int turn, int left, int centre, int right) {
    this.turn = turn;
    this.left = left;
    this.centre = centre;
    this.right = right;
  }

  /** The change of heading in sixths of a full circle, clockwise (L1-H-02). */
  int turn() {
    return turn;
  }

  int squares(Lane lane) {
    return switch (lane) {
      case L -> left;
      case C -> centre;
      case R -> right;
    };
  }

  /** Laid mirrored (L1-H-03). */
  Shape mirrored() {
    return switch (this) {
      case S -> S;
      case GL -> GR;
      case GR -> GL;
      case XL -> XR;
      case XR -> XL;
    };
  }
}
