package musette.page;

import static java.util.stream.Collectors.joining;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.games.Catalogue;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Turn;
import musette.table.json.JsonText;

/** The signature of a game: one hash over games with fixed seeds, as the tests compute it. */
final class GameSignature {
  private static final int DIGITS = 16;

  private GameSignature() {}

  /** Of so many games of each set-up; a set-up is a line with its seats and options. */
  static String of(String game, String setups, int games) {
    return of(Catalogue.game(game), setups, games);
  }

  private static <S, A, V> String of(Game<S, A, V> game, String setups, int games) {
    MessageDigest digest = MatchFingerprint.sha256();
    for (String line : setups.split("\n", -1)) {
      Setup setup = setup(game, line.split("\t", -1));
      for (int i = 0; i < games; i++) {
        play(game, setup, Chance.quick(i), digest);
      }
    }
    return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
  }

  private static Setup setup(Game<?, ?, ?> game, String[] parts) {
    Map<String, String> options = new LinkedHashMap<>();
    for (int i = 1; i < parts.length; i++) {
      int sign = parts[i].indexOf('=');
      options.put(parts[i].substring(0, sign), parts[i].substring(sign + 1));
    }
    return Setup.of(game.about(), Integer.parseInt(parts[0]), options);
  }

  private static <S, A, V> void play(
      Game<S, A, V> game, Setup setup, Chance chance, MessageDigest digest) {
    Journal.Kept journal = Journal.kept();
    S state = game.start(setup, chance, journal);
    while (game.turn(state) instanceof Turn.ToAct(var seats)) {
      Seat seat = seats.first();
      List<A> actions = game.actions(state, seat);
      A action = actions.get(chance.below(actions.size()));
      state = game.play(state, seat, action, chance, journal);
      add(digest, game.notation().print(action));
    }
    add(
        digest,
        journal.events().stream().map(GameSignature::untyped).collect(joining(",", "[", "]")));
    if (game.turn(state) instanceof Turn.Over(var result)) {
      // The text of these records, which the page does not have.
      add(digest, "Over[result=Result[places=" + result.places() + "]]");
    }
  }

  /** An event as the tests print it: without its type, which comes first. */
  private static String untyped(Event event) {
    String text = JsonText.of(event);
    return "{" + text.substring(text.indexOf(',') + 1);
  }

  private static void add(MessageDigest digest, String text) {
    digest.update(text.getBytes(StandardCharsets.UTF_8));
  }
}
