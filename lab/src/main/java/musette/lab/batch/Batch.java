package musette.lab.batch;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.bots.trial.BotMatch;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Refused;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Turn;

/**
 * Many matches of one set-up, each waiting for one seat's action. A finished match shows its result
 * in one frame and is followed at once by a new match, or stays as it is.
 */
public final class Batch<S, A, V> {
  /** What happens after the end of a match. */
  public enum After {
    STAY,
    AGAIN
  }

  private final Game<S, A, V> game;
  private final Setup setup;
  private final Encoding<A, V> encoding;
  private final Numbers numbers = new Numbers();
  private final After after;
  private final List<Seating<S, A>> matches = new ArrayList<>();
  private final ByteBuffer frame;
  private long seed;
  private long next;

  /** One match. */
  private static final class Seating<S, A> {
    private S state;
    private Chance dice;
    private Seat seat = Seat.NONE;
    private List<A> offers = List.of();
    private boolean ended;
    private final float[] won;

    Seating(S state, Chance dice, int seats) {
      this.state = state;
      this.dice = dice;
      this.won = new float[seats];
    }
  }

  public Batch(Game<S, A, V> game, Setup setup, int count, long seed, After after) {
    game.check(setup);
    this.game = game;
    this.setup = setup;
    this.encoding = Encodings.of(game);
    this.after = after;
    reset(seed, count);
    Seating<S, A> first = matches.getFirst();
    encoding.write(game.view(first.state, first.seat), first.seat, numbers);
    this.frame = ByteBuffer.allocate(count * bytes()).order(ByteOrder.LITTLE_ENDIAN);
  }

  /** What one match takes in a frame. */
  private int bytes() {
    return 2 + Float.BYTES * setup.seats() + encoding.actions() + 2 * numbers.values().length;
  }

  /** What a program must know to read the frames. */
  public Map<String, Object> head() {
    var head = new LinkedHashMap<String, Object>();
    head.put("format", 1);
    head.put("game", game.about().id());
    head.put("rules", game.about().version());
    head.put("seats", setup.seats());
    head.put("matches", matches.size());
    head.put("actions", encoding.actions());
    head.put("observation", numbers.names());
    return head;
  }

  public int size() {
    return matches.size();
  }

  /** Starts all matches again with other dice. */
  public void reset(long with) {
    reset(with, matches.size());
  }

  private void reset(long with, int count) {
    seed = with;
    next = 0;
    matches.clear();
    for (int i = 0; i < count; i++) {
      Chance dice = BotMatch.dice(seed, next++);
      S state = game.start(setup, dice, Journal.NONE);
      var seating = new Seating<S, A>(state, dice, setup.seats());
      matches.add(seating);
      ask(seating);
    }
  }

  /**
   * Plays one action in every match.
   *
   * @param chosen by match; -1 leaves a match as it is
   * @throws Refused if an action is not offered; then nothing was played in any match
   */
  public void step(short[] chosen) {
    int[] places = new int[chosen.length];
    for (int i = 0; i < chosen.length; i++) {
      places[i] = chosen[i] == -1 ? -1 : place(i, chosen[i]);
    }
    for (int i = 0; i < chosen.length; i++) {
      Seating<S, A> match = matches.get(i);
      match.ended = false;
      if (places[i] >= 0) {
        A action = match.offers.get(places[i]);
        match.state = game.play(match.state, match.seat, action, match.dice, Journal.NONE);
        ask(match);
      }
    }
  }

  private int place(int match, int number) {
    List<A> offers = matches.get(match).offers;
    for (int i = 0; i < offers.size(); i++) {
      if (encoding.number(offers.get(i), i) == number) {
        return i;
      }
    }
    throw Refused.because("", "batch-illegal", "match", match, "action", number);
  }

  /** Finds who acts next, and begins a new match after the end if that is wanted. */
  private void ask(Seating<S, A> match) {
    Turn turn = game.turn(match.state);
    if (turn instanceof Turn.Over(Result result)) {
      match.ended = true;
      for (int i = 0; i < match.won.length; i++) {
        match.won[i] = (float) result.win(Seat.of(i));
      }
      match.seat = Seat.NONE;
      match.offers = List.of();
      if (after == After.STAY) {
        return;
      }
      match.dice = BotMatch.dice(seed, next++);
      match.state = game.start(setup, match.dice, Journal.NONE);
      turn = game.turn(match.state);
    }
    match.seat = turn.seats().first();
    match.offers = game.actions(match.state, match.seat);
  }

  /** The frame after the last step: array after array, each for all matches. */
  public ByteBuffer frame() {
    frame.clear();
    for (Seating<S, A> match : matches) {
      frame.put((byte) (match.seat == Seat.NONE ? -1 : match.seat.index()));
    }
    for (Seating<S, A> match : matches) {
      frame.put((byte) (match.ended ? 1 : 0));
    }
    for (Seating<S, A> match : matches) {
      for (float share : match.won) {
        frame.putFloat(match.ended ? share : 0);
      }
    }
    int width = encoding.actions();
    int masks = frame.position();
    java.util.Arrays.fill(frame.array(), masks, masks + width * matches.size(), (byte) 0);
    for (int m = 0; m < matches.size(); m++) {
      List<A> offers = matches.get(m).offers;
      for (int i = 0; i < Math.min(width, offers.size()); i++) {
        frame.put(masks + m * width + encoding.number(offers.get(i), i), (byte) 1);
      }
    }
    frame.position(masks + width * matches.size());
    for (Seating<S, A> match : matches) {
      Seat viewer = match.seat == Seat.NONE ? Seat.A : match.seat;
      encoding.write(game.view(match.state, viewer), viewer, numbers);
      for (short value : numbers.values()) {
        frame.putShort(value);
      }
    }
    return frame.flip();
  }

  /** The view of the seat to act, for people. */
  public V view(int match) {
    Seating<S, A> shown = matches.get(match);
    return game.view(shown.state, shown.seat);
  }

  /** The offered actions of a match in notation, by their numbers. */
  public Map<Integer, String> offers(int match) {
    var texts = new LinkedHashMap<Integer, String>();
    List<A> offers = matches.get(match).offers;
    for (int i = 0; i < offers.size(); i++) {
      texts.put(encoding.number(offers.get(i), i), game.notation().print(offers.get(i)));
    }
    return texts;
  }
}
