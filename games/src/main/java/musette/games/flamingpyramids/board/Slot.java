package musette.games.flamingpyramids.board;

/** A free cell that a tile can come to. Level 0 is the base. */
public record Slot(int level, int column) {}
