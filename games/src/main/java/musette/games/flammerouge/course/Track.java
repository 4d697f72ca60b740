package musette.games.flammerouge.course;

import java.util.ArrayList;
import java.util.List;

/** A stage laid out: its squares are numbered from 1 in riding direction. */
public final class Track {
  /** More squares than any rider can reach. */
  public static final int SQUARES = 128;

  private static final int VALUES = 10;
  private static final int LIMIT = 5;

  private final String names;
  private final List<Tile> tiles;
  private final RunOut runOut;
  private final List<Terrain> squares;
  private final int startLine;
  private final int finishLine;
  private final boolean[] sheltered = new boolean[SQUARES];
  private final byte[] distances = new byte[SQUARES * VALUES];

  Track(String names, List<Tile> tiles, RunOut runOut) {
    this.names = names;
    this.tiles = List.copyOf(tiles);
    this.runOut = runOut;
    var all = new ArrayList<Terrain>();
    tiles.forEach(tile -> all.addAll(tile.squares()));
    this.squares = List.copyOf(all);
    this.startLine = all.lastIndexOf(Terrain.START) + 1;
    this.finishLine = all.indexOf(Terrain.FINISH);
    for (int square = 1; square < SQUARES; square++) {
      sheltered[square] = terrain(square) != Terrain.ASCENT && square <= finishLine;
      for (int value = 0; value < VALUES; value++) {
        distances[square * VALUES + value] = (byte) computeDistance(square, value);
      }
    }
  }

  /** The letters of the tiles. */
  public String names() {
    return names;
  }

  public List<Tile> tiles() {
    return tiles;
  }

  /** The printed squares. */
  public int length() {
    return squares.size();
  }

  /** The last square behind the start line. */
  public int startLine() {
    return startLine;
  }

  /** The last square before the finish line. */
  public int finishLine() {
    return finishLine;
  }

  public boolean isPastFinish(int square) {
    return square > finishLine;
  }

  /** The last square a rider can stand on. */
  public int lastSquare() {
    return runOut == RunOut.PRINTED ? squares.size() : SQUARES - 1;
  }

  /** Past the printed squares the road is flat and beyond the line (FR-Q4). */
  public Terrain terrain(int square) {
    return square > squares.size() ? Terrain.FINISH : squares.get(square - 1);
  }

  /** Whether riders there give and receive slipstream: not on an ascent nor past the line. */
  public boolean slipstreams(int square) {
    return sheltered[square];
  }

  /** How far a card moves a rider from a square by the terrain alone (FR-50, FR-51). */
  public int distance(int square, int value) {
    return distances[square * VALUES + value];
  }

  private int computeDistance(int square, int value) {
    int least = terrain(square) == Terrain.DESCENT ? Math.max(value, LIMIT) : value;
    int ascent = square;
    while (ascent <= square + least && terrain(ascent) != Terrain.ASCENT) {
      ascent++;
    }
    int ahead = ascent - square;
    return ahead > least ? least : Math.min(least, Math.max(LIMIT, ahead - 1));
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Track track && names.equals(track.names) && runOut == track.runOut);
  }

  @Override
  public int hashCode() {
    return names.hashCode() + runOut.ordinal();
  }
}
