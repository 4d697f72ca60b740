package musette.games.flamingpyramids.board;

/** A tile and where it lies. Level 0 is the base. */
public record Laid(Tile tile, int level, int column) {}
