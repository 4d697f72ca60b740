package musette.kernel;

import java.util.List;

/**
 * A tiny game to test the kernel with: every round all seats secretly take 1 or 2 from a heap of
 * their own; when all have, the takings are revealed. Whoever plays "roll" also uses a die.
 */
final class Nim implements Game<Nim.Heap, String, Nim.Heap> {
  static final Key<Integer> HEAP = Key.number("heap", List.of("N-1"), 1, 9, 3);
  static final Key<Boolean> FAST = Key.off("fast");
  static final Key<List<Integer>> BONUS = Key.perSeat("bonus", List.of(), 0, 3, 0);

  private static final About ABOUT =
      new About(
          "nim",
          "Nim",
          "none",
          1,
          2,
          4,
          1,
          List.of(
              HEAP.option(),
              FAST.option(),
              new Option.Choice("colour", List.of("N-2"), List.of("red", "blue"), "red"),
              BONUS.option(),
              new Option.Text("motto", List.of(), 5, "")));

  /** Rounds left, who has chosen in this one, and the total so far. */
  record Heap(int seats, int rounds, int chosen, int total) {}

  /** All choices of a round are shown. */
  record Shown(int total) implements Event {
    @Override
    public String rule() {
      return "N-1";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Shapes shapes() {
    return new Shapes(Heap.class, String.class, Shown.class, Remark.class, Heap.class);
  }

  @Override
  public Heap start(Setup setup, Chance chance, Journal journal) {
    return new Heap(setup.seats(), setup.get(HEAP), 0, 0);
  }

  @Override
  public Turn turn(Heap heap) {
    return heap.rounds == 0
        ? new Turn.Over(new Result(java.util.Collections.nCopies(heap.seats, 1)))
        : Turn.of(Seats.ofBits(Seats.first(heap.seats).bits() & ~heap.chosen));
  }

  @Override
  public List<String> actions(Heap heap, Seat seat) {
    return turn(heap).seats().contains(seat) ? List.of("one", "two", "roll") : List.of();
  }

  @Override
  public Heap play(Heap heap, Seat seat, String action, Chance chance, Journal journal) {
    int value = action.equals("one") ? 1 : action.equals("two") ? 2 : chance.die(6);
    int chosen = heap.chosen | 1 << seat.index();
    int total = heap.total + value;
    if (chosen != Seats.first(heap.seats).bits()) {
      return new Heap(heap.seats, heap.rounds, chosen, total);
    }
    journal.tell(new Shown(total));
    return new Heap(heap.seats, heap.rounds - 1, 0, total);
  }

  @Override
  public Heap view(Heap heap, Seat viewer) {
    return heap;
  }

  @Override
  public Heap imagine(Heap view, Chance chance) {
    return view;
  }

  @Override
  public Outlook outlook(Heap view, String action) {
    return Outlook.NOTHING;
  }

  @Override
  public Remark ask(Heap view) {
    return () -> "N-1";
  }

  @Override
  public List<Remark> describe(Heap view) {
    return List.of(ask(view));
  }

  @Override
  public Refusal refuse(Heap heap, Seat seat, String action) {
    return Refusal.of("N-1", "not-offered", "action", action);
  }

  @Override
  public Notation<String> notation() {
    return new Notation<>() {
      @Override
      public String print(String action) {
        return action;
      }

      @Override
      public String parse(String text) {
        if (!text.matches("[a-z]+")) {
          throw Notation.unreadable(text);
        }
        return text;
      }
    };
  }

  @Override
  public Positions<Heap, Heap> positions() {
    throw new AssertionError("no match asks for this");
  }
}
