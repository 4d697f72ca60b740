package musette.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Journal;
import musette.kernel.RecordText;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Step;
import musette.table.json.JsonText;
import musette.wire.table.Http;
import musette.wire.table.Part;
import musette.wire.table.RawJson;

/** A replayed record: every ply that was not taken back, with the state after it. */
public final class Playback<S, A, V> {
  /** The most characters of a page, not counting its last step. */
  private static final int LONGEST = 1_000_000;

  /** The most steps of a page. */
  private static final int MOST = 4_000;

  /** The viewer of a replay. */
  public sealed interface Eyes {
    record One(Seat seat) implements Eyes {}

    record All() implements Eyes {}
  }

  /** Whether steps contain views, or only events. */
  public enum Views {
    YES,
    NO
  }

  /**
   * A request for a page.
   *
   * @param from the number of the first step; 0 is the set-up
   */
  public record Wish(Eyes eyes, Views views, int from) {}

  private final Game<S, A, V> game;
  private final GameRecord record;
  private final List<Step> steps;
  private final List<S> states = new ArrayList<>();

  private Playback(Game<S, A, V> game, GameRecord record) {
    this.game = game;
    this.record = record;
    this.steps = record.replay(game).steps();
    if (!(record.secret() instanceof GameRecord.Secret.Shown(Seed shown))) {
      throw Refused.because("", "seed-not-shown");
    }
    Seed seed = shown.with(record.wordsInOrder());
    S state = game.start(record.setup(), Chance.of(seed, 0), Journal.NONE);
    states.add(state);
    for (Step step : steps.subList(1, steps.size())) {
      A action = game.notation().parse(step.action());
      state = game.play(state, step.seat(), action, Chance.of(seed, step.ply()), Journal.NONE);
      states.add(state);
    }
  }

  /** Replays a record, which verifies it. */
  public static Playback<?, ?, ?> of(GameRecord record, Games games) {
    return of(record, games.game(record.game()));
  }

  private static <S, A, V> Playback<S, A, V> of(GameRecord record, Game<S, A, V> game) {
    return new Playback<>(game, record);
  }

  /** The number of steps, including the set-up. */
  public int size() {
    return steps.size();
  }

  /** A page of steps. */
  public Http.Replay page(Wish wish) {
    mustSit(wish.eyes);
    return new Http.Replay(
        record.game(),
        record.version(),
        record.setup().options(),
        record.players(),
        record.places(),
        record.secret().hash(),
        record.secret() instanceof GameRecord.Secret.Shown(var seed) ? seed.hex() : "",
        words(),
        true,
        wish.from,
        steps.size(),
        new Page(wish).steps(),
        record.hints().stream().map(hint -> new Http.HintUsed(hint.ply(), hint.seat())).toList(),
        RecordText.print(record));
  }

  private void mustSit(Eyes eyes) {
    if (eyes instanceof Eyes.One(Seat seat)
        && seat != Seat.NONE
        && seat.index() >= record.setup().seats()) {
      throw Refused.because("", "unknown-seat", "seat", seat);
    }
  }

  private Map<Seat, String> words() {
    var words = new EnumMap<Seat, String>(Seat.class);
    words.putAll(record.words());
    return words;
  }

  /** A page that is being filled. */
  private final class Page {
    private final Wish wish;
    private final List<Http.ReplayStep> page = new ArrayList<>();
    private int length;

    Page(Wish wish) {
      this.wish = wish;
    }

    List<Http.ReplayStep> steps() {
      for (int i = wish.from; i < steps.size() && length < LONGEST && page.size() < MOST; i++) {
        Step step = steps.get(i);
        page.add(
            new Http.ReplayStep(
                step.ply(),
                step.seat(),
                step.action(),
                told(step.events()),
                views(states.get(i)),
                game.turn(states.get(i)).seats().list()));
      }
      return page;
    }

    private List<Part> told(List<Event> events) {
      return events.stream()
          .filter(
              event ->
                  switch (wish.eyes) {
                    case Eyes.All() -> true;
                    case Eyes.One(Seat seat) -> event.audience().contains(seat);
                  })
          .map(this::written)
          .toList();
    }

    private Map<Seat, Part> views(S state) {
      var views = new EnumMap<Seat, Part>(Seat.class);
      if (wish.views == Views.YES) {
        eyes().forEach(seat -> views.put(seat, written(game.view(state, seat))));
      }
      return views;
    }

    private List<Seat> eyes() {
      return switch (wish.eyes) {
        case Eyes.One(Seat seat) -> List.of(seat);
        case Eyes.All() -> {
          var all = new ArrayList<>(Seat.first(record.setup().seats()));
          all.addFirst(Seat.NONE);
          yield all;
        }
      };
    }

    /** Rendered at once, so that its length is known. */
    private Part written(Object part) {
      String text = JsonText.of(part);
      length += text.length();
      return new Part(new RawJson(text));
    }
  }
}
