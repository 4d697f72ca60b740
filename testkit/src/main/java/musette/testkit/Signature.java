package musette.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Turn;
import musette.wire.Json;

/**
 * One hash over games with fixed seeds. It must change only when a rule changes. Use
 * -Dmusette.signature=write to regenerate it after a deliberate change.
 */
public final class Signature {
  private static final int GAMES = 5;

  private Signature() {}

  static void check(Game<?, ?, ?> game, List<Setup> setups) {
    String id = game.about().id();
    same("signature/" + id + ".txt", of(game, setups));
    // Whoever compares an engine elsewhere needs to know what was played.
    same(
        "signature/" + id + ".setups.txt",
        setups.stream().map(Signature::line).collect(Collectors.joining("\n")));
  }

  /** The seats, then every option with its value; tabs between them. */
  private static String line(Setup setup) {
    return Stream.concat(
            Stream.of(String.valueOf(setup.seats())),
            setup.options().entrySet().stream().map(Map.Entry::toString))
        .collect(Collectors.joining("\t"));
  }

  private static void same(String name, String now) {
    Path file = GameContract.RESOURCES.resolve(name);
    try {
      if ("write".equals(System.getProperty("musette.signature"))) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, now + "\n");
      }
      assertThat(now).as(name).isEqualTo(Files.readString(file).stripTrailing());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <S, A, V> String of(Game<S, A, V> game, List<Setup> setups) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Setup setup : setups) {
        for (int i = 0; i < GAMES; i++) {
          play(game, setup, Chance.quick(i), digest);
        }
      }
      return HexFormat.of().formatHex(digest.digest()).substring(0, 16);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
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
      digest.update(game.notation().print(action).getBytes(StandardCharsets.UTF_8));
    }
    digest.update(Json.write(journal.events()).getBytes(StandardCharsets.UTF_8));
    digest.update(game.turn(state).toString().getBytes(StandardCharsets.UTF_8));
  }
}
