package musette.kernel;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A match that can be stored, compared and replayed; {@link RecordText} is its text form.
 *
 * @param game the id of the game
 * @param version the version of the rules of the match
 * @param setup the seats and options
 * @param players the names by seat
 * @param secret the seed once the match is over, its hash before
 * @param words the words that players added to the seed, by seat
 * @param log every ply and every undo
 * @param places the places by seat; empty while the match runs
 * @param hints where a player asked the coach; empty in matches between people
 * @param standIns the plies that a bot played for a person
 */
public record GameRecord(
    String game,
    int version,
    Setup setup,
    List<String> players,
    Secret secret,
    Map<Seat, String> words,
    List<Entry> log,
    List<Integer> places,
    List<Hint> hints,
    List<StandIn> standIns) {

  /**
   * A player asked the coach.
   *
   * @param ply the ply that was to be played
   */
  public record Hint(int ply, Seat seat) {}

  /** A bot played this ply for the person of the seat. */
  public record StandIn(int ply, Seat seat) {}

  /** A record of a match without hints, in which everybody played for themselves. */
  public GameRecord(
      String game,
      int version,
      Setup setup,
      List<String> players,
      Secret secret,
      Map<Seat, String> words,
      List<Entry> log,
      List<Integer> places) {
    this(game, version, setup, players, secret, words, log, places, List.of(), List.of());
  }

  /** The seed, or only its hash while the match runs. */
  public sealed interface Secret {
    /** The hash that was shown before the match. */
    String hash();

    /** The seed is still secret. */
    record Kept(String hash) implements Secret {}

    /** The seed is public. */
    record Shown(Seed seed) implements Secret {
      @Override
      public String hash() {
        return seed.hash();
      }
    }
  }

  public GameRecord {
    players = List.copyOf(players);
    words = Collections.unmodifiableMap(new LinkedHashMap<>(words));
    log = List.copyOf(log);
    places = List.copyOf(places);
    hints = List.copyOf(hints);
    standIns = List.copyOf(standIns);
  }

  /** The words in seat order, as {@link Seed#with} takes them. */
  public List<String> wordsInOrder() {
    return Seat.first(setup.seats()).stream().filter(words::containsKey).map(words::get).toList();
  }

  /**
   * Replays the record and checks its result.
   *
   * @param rules the game with the id {@link #game}
   * @return the match after the last entry of the log
   * @throws Refused if the seed is secret, the rules have another version, a move breaks a rule or
   *     the result is not the recorded one
   */
  public <S, A, V> Match<S, A, V> replay(Game<S, A, V> rules) {
    if (!(secret instanceof Secret.Shown(Seed seed))) {
      throw Refused.because("", "seed-not-shown");
    }
    if (version != rules.about().version()) {
      throw Refused.because(
          "", "record-version", "found", version, "known", rules.about().version());
    }
    Match<S, A, V> match = Match.replay(rules, setup, seed.with(wordsInOrder()), log);
    List<Integer> reached =
        match.turn() instanceof Turn.Over(Result result) ? result.places() : List.of();
    if (!reached.equals(places)) {
      throw Refused.because("", "record-result", "claimed", places, "played", reached);
    }
    return match;
  }
}
