package musette.games.tourdefrance.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A checked board, its squares numbered in the order of its file and laid out in arrays, since
 * every step of every rider reads them. Who asks for an array must not change it.
 */
public final class Board {
  /** The boards that come with the game. */
  public static final List<String> IDS = List.of("grande-boucle", "kermesse", "monts");

  /** Read and checked when a board is wanted; to know what there is, the ids are enough. */
  private static final class Box {
    private static final List<Board> ALL = IDS.stream().map(Board::named).toList();
  }

  /** What a rider who enters a square has to be told of; see {@link #entry}. */
  public static final int STAGE = 1;

  public static final int RED = 2;
  public static final int BLUE = 4;
  public static final int MAX2 = 8;
  public static final int DOTTED = 16;
  public static final int START = 32;
  public static final int AFTER_CAMERA = 64;
  public static final int RAIDE = 128;

  /** No square. */
  public static final int NOWHERE = -1;

  private static final int USED_A_LAP = BoardCheck.MAX_MARKED;

  private final String id;
  private final String title;
  private final int laps;
  private final List<Square> squares;

  /** By their ids: a search would compare texts for every action, which is slow in a page. */
  private final Map<String, Integer> numbers;

  private final Kind[] kinds;
  private final int[] kms;
  private final int[][] exits;
  private final boolean[] dots;
  private final int[] entries;
  private final int[] dotted;
  private final int[] mends;
  private final int[] medics;
  private final int[] kindBits;
  private final int[] lineBits;
  private final int[] forks;
  private final int start;

  private Board(BoardFile file) {
    id = file.file().equals(BoardFile.OWN) ? BoardFile.OWN : file.id();
    title = file.title();
    laps = file.laps();
    squares = file.squares();
    int size = squares.size();
    numbers = new HashMap<>(2 * size);
    for (int i = size - 1; i >= 0; i--) {
      numbers.put(squares.get(i).id(), i);
    }
    kinds = new Kind[size];
    kms = new int[size];
    exits = new int[size][];
    dots = new boolean[size];
    entries = new int[size];
    dotted = new int[size];
    mends = new int[size];
    medics = new int[size];
    kindBits = new int[size];
    lineBits = new int[size];
    int home = NOWHERE;
    int bit = 0;
    for (int i = 0; i < size; i++) {
      Square square = squares.get(i);
      lay(i, square);
      kindBits[i] = square.kind().isMarked() ? bit++ : 0;
      lineBits[i] = square.dotted().isEmpty() ? 0 : bit++;
      home = square.kind() == Kind.START ? i : home;
    }
    start = home;
    forks = IntStream.range(0, size).filter(this::isFork).toArray();
    for (int i = 0; i < size; i++) {
      if (kinds[i] == Kind.CAMERA) {
        entries[exits[i][0]] |= AFTER_CAMERA;
      }
    }
  }

  private void lay(int i, Square square) {
    kinds[i] = square.kind();
    kms[i] = square.km();
    exits[i] = square.exits().stream().mapToInt(this::index).toArray();
    dots[i] = square.has(Square.Mark.DOT);
    entries[i] = entryOf(square);
    dotted[i] = index(square.dotted());
    mends[i] = index(square.mend());
    medics[i] = index(square.medic());
  }

  private static int entryOf(Square square) {
    return (square.kind() == Kind.STAGE ? STAGE : 0)
        | (square.has(Square.Mark.RED) ? RED : 0)
        | (square.has(Square.Mark.BLUE) ? BLUE : 0)
        | (square.kind() == Kind.MAX2 ? MAX2 : 0)
        | (square.dotted().isEmpty() ? 0 : DOTTED)
        | (square.kind() == Kind.START ? START : 0)
        | (square.kind() == Kind.RAIDE ? RAIDE : 0);
  }

  private static Board named(String id) {
    return of(BoardFile.resource(id));
  }

  /** Refuses, with file, line and reason, a broken board. */
  static Board of(BoardFile file) {
    BoardCheck.check(file);
    return new Board(file);
  }

  /** A board of one's own; refused, with line, column and reason, if it is broken. */
  public static Board own(String text) {
    return of(BoardFile.parse(BoardFile.OWN, text));
  }

  /** Those that come with the game, in the order of their ids. */
  public static List<Board> all() {
    return Box.ALL;
  }

  public static Board byId(String id) {
    for (Board board : Box.ALL) {
      if (board.id.equals(id)) {
        return board;
      }
    }
    throw new IllegalArgumentException("no board " + id);
  }

  /** Its name, or {@code own} for a board that somebody drew themselves. */
  public String id() {
    return id;
  }

  public String title() {
    return title;
  }

  public int laps() {
    return laps;
  }

  public List<Square> squares() {
    return squares;
  }

  /** The number of the square with this id; {@link #NOWHERE} if there is none. */
  public int index(String square) {
    return numbers.getOrDefault(square, NOWHERE);
  }

  /** The id of a square; empty for {@link #NOWHERE}. */
  public String name(int square) {
    return square < 0 ? "" : squares.get(square).id();
  }

  public Kind kind(int square) {
    return kinds[square];
  }

  public int km(int square) {
    return kms[square];
  }

  /** Where the main track goes on. */
  public int next(int square) {
    return exits[square][0];
  }

  public int[] exits(int square) {
    return exits[square];
  }

  public boolean isFork(int square) {
    return exits[square].length > 1;
  }

  /** All forks, in the order of the file. */
  public int[] forks() {
    return forks;
  }

  /** The exit of a fork in {@code ways}, one number for the exits of all forks. */
  public int way(int ways, int fork) {
    return exits[fork][ways / unit(fork) % exits[fork].length];
  }

  /** The same ways, but out of the fork by this exit. */
  public int withWay(int ways, int fork, int exit) {
    int unit = unit(fork);
    int old = ways / unit % exits[fork].length;
    int chosen = 0;
    while (exits[fork][chosen] != exit) {
      chosen++;
    }
    return ways + (chosen - old) * unit;
  }

  /** The exits of all forks make one number: one step at this fork counts so much in it. */
  private int unit(int fork) {
    int unit = 1;
    for (int other : forks) {
      if (other == fork) {
        return unit;
      }
      unit *= exits[other].length;
    }
    throw new IllegalArgumentException("no fork " + name(fork));
  }

  public boolean dot(int square) {
    return dots[square];
  }

  /** A sum of {@link #STAGE}, {@link #RED} and so on; 0 where nothing happens in passing. */
  public int entry(int square) {
    return entries[square];
  }

  public int dotted(int square) {
    return dotted[square];
  }

  public int mend(int square) {
    return mends[square];
  }

  public int medic(int square) {
    return medics[square];
  }

  /** Whether the square is on the Medic's Route, where only two failures lead (TF-Q-55). */
  public boolean isMedic(int square) {
    return square != NOWHERE && squares.get(square).way() == 'R';
  }

  public int start() {
    return start;
  }

  /** The bit that says whether this stage, camera or mend was reached in the lap. */
  public int kindBit(int square, int lap) {
    return 1 << (kindBits[square] + USED_A_LAP * (lap - 1));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Board board
            && id.equals(board.id)
            && title.equals(board.title)
            && squares.equals(board.squares));
  }

  @Override
  public int hashCode() {
    return title.hashCode();
  }

  /** The bit that says whether the dotted line at this square was crossed in the lap. */
  public int lineBit(int square, int lap) {
    return 1 << (lineBits[square] + USED_A_LAP * (lap - 1));
  }
}
