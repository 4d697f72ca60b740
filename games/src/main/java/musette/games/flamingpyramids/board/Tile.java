package musette.games.flamingpyramids.board;

import java.util.ArrayList;
import java.util.List;

/**
 * The 45 tiles (FP-02). Inside states a tile is its {@link #code}, 1 to 45, so that 0 is "no tile",
 * and a set of tiles is a {@code long} whose bit {@code code} says whether the tile is in it.
 */
public enum Tile {
  Y1(Colour.YELLOW, 1, Material.COAL),
  Y2(Colour.YELLOW, 2, Material.STRAW),
  Y4(Colour.YELLOW, 4, Material.STRAW),
  Y6(Colour.YELLOW, 6, Material.STRAW),
  Y10(Colour.YELLOW, 10, Material.WOOD),
  Y20(Colour.YELLOW, 20, Material.WOOD),
  Y30(Colour.YELLOW, 30, Material.WOOD),
  Y40(Colour.YELLOW, 40, Material.WOOD),
  Y60(Colour.YELLOW, 60, Material.STONE),
  Y100(Colour.YELLOW, 100, Material.STONE),
  Y120(Colour.YELLOW, 120, Material.STONE),
  R2(Colour.RED, 2, Material.STRAW),
  R4(Colour.RED, 4, Material.STRAW),
  R6(Colour.RED, 6, Material.STRAW),
  R7(Colour.RED, 7, Material.BLOWTORCH),
  R10(Colour.RED, 10, Material.WOOD),
  R20(Colour.RED, 20, Material.WOOD),
  R30(Colour.RED, 30, Material.WOOD),
  R40(Colour.RED, 40, Material.WOOD),
  R60(Colour.RED, 60, Material.STONE),
  R100(Colour.RED, 100, Material.STONE),
  R120(Colour.RED, 120, Material.STONE),
  G1(Colour.GREEN, 1, Material.COAL),
  G2(Colour.GREEN, 2, Material.STRAW),
  G4(Colour.GREEN, 4, Material.STRAW),
  G6(Colour.GREEN, 6, Material.STRAW),
  G10(Colour.GREEN, 10, Material.WOOD),
  G20(Colour.GREEN, 20, Material.WOOD),
  G30(Colour.GREEN, 30, Material.WOOD),
  G40(Colour.GREEN, 40, Material.WOOD),
  G60(Colour.GREEN, 60, Material.STONE),
  G100(Colour.GREEN, 100, Material.STONE),
  G120(Colour.GREEN, 120, Material.STONE),
  B2(Colour.BLUE, 2, Material.STRAW),
  B4(Colour.BLUE, 4, Material.STRAW),
  B6(Colour.BLUE, 6, Material.STRAW),
  B7(Colour.BLUE, 7, Material.BLOWTORCH),
  B10(Colour.BLUE, 10, Material.WOOD),
  B20(Colour.BLUE, 20, Material.WOOD),
  B30(Colour.BLUE, 30, Material.WOOD),
  B40(Colour.BLUE, 40, Material.WOOD),
  B60(Colour.BLUE, 60, Material.STONE),
  B100(Colour.BLUE, 100, Material.STONE),
  B120(Colour.BLUE, 120, Material.STONE),
  J200(Colour.ALL, 200, Material.STONE);

  /** How many there are. */
  public static final int COUNT = 45;

  /** Every tile. */
  public static final long ALL = ((1L << COUNT) - 1) << 1;

  public static final long STRAW = of(Material.STRAW);
  public static final long WOOD = of(Material.WOOD);
  public static final long COALS = of(Material.COAL);
  public static final long TORCHES = of(Material.BLOWTORCH);
  public static final long INCENDIARY = COALS | TORCHES;

  private static final Tile[] TILES = values();

  private final Colour colour;
  private final int weight;
  private final Material material;

  Tile(Colour colour, int weight, Material material) {
    this.colour = colour;
    this.weight = weight;
    this.material = material;
  }

  public Colour colour() {
    return colour;
  }

  public int weight() {
    return weight;
  }

  public Material material() {
    return material;
  }

  /** FP-10. */
  public boolean isIncendiary() {
    return (INCENDIARY & bit()) != 0;
  }

  public int code() {
    return ordinal() + 1;
  }

  /** A set of tiles is a {@code long} with the bits of its tiles. */
  public long bit() {
    return 1L << code();
  }

  /** The tile of a set's lowest bit; the set is not empty. */
  public static Tile lowest(long set) {
    return of(Long.numberOfTrailingZeros(set));
  }

  public static Tile of(int code) {
    return TILES[code - 1];
  }

  private static long of(Material material) {
    long set = 0;
    for (Tile tile : values()) {
      if (tile.material == material) {
        set |= tile.bit();
      }
    }
    return set;
  }

  /** The tiles of a set, in the order of this enum. */
  public static List<Tile> list(long set) {
    var tiles = new ArrayList<Tile>(Long.bitCount(set));
    for (long rest = set; rest != 0; rest &= rest - 1) {
      tiles.add(of(Long.numberOfTrailingZeros(rest)));
    }
    return List.copyOf(tiles);
  }

  /** The tiles with these codes, in their order. */
  public static List<Tile> list(byte[] codes) {
    var tiles = new ArrayList<Tile>(codes.length);
    for (byte code : codes) {
      tiles.add(of(code));
    }
    return List.copyOf(tiles);
  }

  public static long set(Iterable<Tile> tiles) {
    long set = 0;
    for (Tile tile : tiles) {
      set |= tile.bit();
    }
    return set;
  }

  public static byte[] codes(List<Tile> tiles) {
    byte[] codes = new byte[tiles.size()];
    for (int i = 0; i < codes.length; i++) {
      codes[i] = (byte) tiles.get(i).code();
    }
    return codes;
  }

  /** The code of the tile at this place of a set, counted from 0 in the order of this enum. */
  public static int nth(long set, int place) {
    long rest = set;
    for (int i = 0; i < place; i++) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }
}
