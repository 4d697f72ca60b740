package musette.page;

import java.util.List;
import java.util.Objects;
import musette.kernel.RecordText;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.table.Games;
import musette.table.Playback;
import musette.table.RoadForecasts;
import musette.table.json.JsonText;
import musette.table.local.BotWorker;
import musette.table.local.Transcript;
import musette.wire.table.Http;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The functions that a page calls. Everything goes in and out as text. */
public final class Engine {
  private static final BotWorker THINKER = new BotWorker(Games.all(), System::currentTimeMillis);
  private static @Nullable PageTables tables;

  private Engine() {}

  /** Where the compiler begins to look for what is needed; there is nothing to start. */
  public static void main(String[] args) {}

  /**
   * Plays a match between bots to its end.
   *
   * @param options one {@code id=value} in each line
   * @param bots by seat, with commas between them; their number is that of the seats
   * @param seed in hexadecimal digits
   * @param undo after how many plies one is taken back; 0 for never
   * @return the record, with a comment that holds the hash of everything that was shown; {@code
   *     refused} and the reason if the match cannot be played
   */
  @JSExport
  public static String play(String game, String options, String bots, String seed, int undo) {
    try {
      return BotMatch.play(game, options, List.of(bots.split(",", -1)), seed, undo);
    } catch (Refused e) {
      return refusal(e);
    }
  }

  /**
   * Replays a record.
   *
   * @return the record as this engine prints it, with the same comment as {@link #play}; {@code
   *     refused} and the reason if it is not a valid record
   */
  @JSExport
  public static String replay(String record) {
    try {
      return MatchFingerprint.replay(record);
    } catch (Refused e) {
      return refusal(e);
    }
  }

  /**
   * Does one kind of work for a while.
   *
   * @param work {@code actions} for random actions, {@code search} for iterations of the champion's
   *     search, {@code choice} for those in the time of one choice
   * @return how much was done, and in how many milliseconds
   */
  @JSExport
  public static String bench(String game, String work, double seconds) {
    return Speed.measure(game, work, seconds);
  }

  /** Begins the tables of a person, whose JSON this is. */
  @JSExport
  public static void start(String you) {
    tables = new PageTables(you);
  }

  /** Opens a table from its stored changes; empty, or the problem in JSON. */
  @JSExport
  public static String open(String table, String changes) {
    return tables().open(table, changes);
  }

  /**
   * Answers a request of docs/protocol.md.
   *
   * @param random 80 fresh hexadecimal digits from a secure generator
   */
  @JSExport
  public static String request(String method, String path, String body, String random) {
    return tables().request(method, path, body, random);
  }

  /** Takes a message of docs/protocol.md. */
  @JSExport
  public static void receive(String text) {
    tables().receive(text);
  }

  /** Carries out the choice of a bot. */
  @JSExport
  public static void botMove(String table, String seat, int seq, String action) {
    tables().botMove(table, seat, seq, action);
  }

  /** What the tables have to say next; to be asked after every call until it is empty. */
  @JSExport
  public static String next() {
    return tables().next();
  }

  private static PageTables tables() {
    return Objects.requireNonNull(tables, "not started");
  }

  /** Follows a table, to think for its bots. */
  @JSExport
  public static void follow(String table, String change) {
    THINKER.follow(table, change);
  }

  /** The choice of the bot at a seat, after so many milliseconds at most. */
  @JSExport
  public static String choose(String table, String seat, int milliseconds, int random) {
    return THINKER.choose(table, Seat.valueOf(seat), milliseconds, random);
  }

  /** Analyses a record; progress is told as the hundredths that are done. */
  @JSExport
  public static String analyse(String record, String depth, Progress progress) {
    try {
      return THINKER.analyse(record, depth, (done, work) -> progress.done(100 * done / work));
    } catch (Refused e) {
      return refusal(e);
    }
  }

  /** What every choice of a seat at a table is worth, after so many milliseconds at most. */
  @JSExport
  public static String hint(String table, String seat, int milliseconds, int random) {
    try {
      return THINKER.hint(table, Seat.valueOf(seat), milliseconds, random);
    } catch (Refused e) {
      return refusal(e);
    }
  }

  /** The costly decisions of a seat in a record; progress is told as the hundredths done. */
  @JSExport
  public static String review(String record, String seat, Progress progress) {
    try {
      return THINKER.review(
          record, Seat.valueOf(seat), (done, work) -> progress.done(100 * done / work));
    } catch (Refused e) {
      return refusal(e);
    }
  }

  /** The decision at a ply of a record. */
  @JSExport
  public static String task(String record, int ply, int milliseconds, int random) {
    try {
      return THINKER.task(record, ply, milliseconds, random);
    } catch (Refused e) {
      return refusal(e);
    }
  }

  /**
   * Club bots ride a road.
   *
   * @param options one {@code id=value} in each line
   * @param told what is known so far in JSON, again and again
   * @return empty, or {@code refused} and the reason
   */
  @JSExport
  public static String forecast(String game, String options, int races, int seed, Told told) {
    try {
      new RoadForecasts(Games.all())
          .ride(
              game,
              BotMatch.options(options),
              races,
              seed,
              () -> true,
              found -> told.know(JsonText.of(found)));
      return "";
    } catch (Refused e) {
      return refusal(e);
    }
  }

  /** Told what is known so far. */
  public interface Told extends JSObject {
    void know(String json);
  }

  /** Told how many hundredths of the work are done. */
  public interface Progress extends JSObject {
    void done(int hundredths);
  }

  /** A replay with everybody's views in JSON, as much of it as goes into one page. */
  @JSExport
  public static String views(String record) {
    try {
      var wish = new Playback.Wish(new Playback.Eyes.All(), Playback.Views.YES, 0);
      return JsonText.of(
          Playback.of(RecordText.parse(record, id -> Games.all().about(id)), Games.all())
              .page(wish));
    } catch (Refused e) {
      return refusal(e);
    }
  }

  /** The transcript of a scenario. */
  @JSExport
  public static String scenario(String text) {
    try {
      return Transcript.of(text, Games.all());
    } catch (Refused e) {
      return refusal(e);
    }
  }

  /** The signature of a game, from so many games of each of these set-ups. */
  @JSExport
  public static String signature(String game, String setups, int games) {
    return GameSignature.of(game, setups, games);
  }

  private static String refusal(Refused refused) {
    Refusal refusal = refused.refusal();
    return "refused "
        + JsonText.of(new Http.Problem(refusal.rule(), refusal.reason(), refusal.about()));
  }
}
