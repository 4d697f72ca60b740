package musette.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Match;
import musette.kernel.Offer;
import musette.kernel.RecordText;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Step;
import musette.kernel.Turn;
import musette.wire.Json;
import org.junit.jupiter.api.DynamicTest;

/**
 * Golden playthroughs. Next to every record in golden/ID, a text file lists every ply with its
 * offers, events and views. Use -Dmusette.golden=write to regenerate the files after a deliberate
 * change.
 */
final class Golden {
  private static final int LEAST = 3;

  private Golden() {}

  static <S, A, V> Stream<DynamicTest> tests(Game<S, A, V> game) throws IOException {
    Path folder = GameContract.RESOURCES.resolve("golden").resolve(game.about().id());
    try (var files = Files.list(folder)) {
      List<Path> records = files.filter(f -> f.toString().endsWith(".record")).sorted().toList();
      assertThat(records).as("golden records in " + folder).hasSizeGreaterThanOrEqualTo(LEAST);
      return records.stream()
          .map(r -> DynamicTest.dynamicTest(r.getFileName().toString(), () -> check(game, r)));
    }
  }

  private static <S, A, V> void check(Game<S, A, V> game, Path file) throws IOException {
    GameRecord record = RecordText.parse(Files.readString(file), id -> game.about());
    boolean write = "write".equals(System.getProperty("musette.golden"));
    if (write && record.log().isEmpty()) {
      record = playRandomly(game, record);
      Files.writeString(file, RecordText.print(record));
    }
    String told = tell(game, record);
    Path golden = Path.of(file.toString().replace(".record", ".txt"));
    if (write) {
      Files.writeString(golden, told);
    }
    assertThat(told.lines().toList())
        .as("playthrough of " + file)
        .isEqualTo(Files.readString(golden).lines().toList());
    record.replay(game);
  }

  /** Fills a record that has a set-up and a seed but no log with a random match. */
  private static <S, A, V> GameRecord playRandomly(Game<S, A, V> game, GameRecord record) {
    Seed seed = ((GameRecord.Secret.Shown) record.secret()).seed();
    Match<S, A, V> match = Match.start(game, record.setup(), seed.with(record.wordsInOrder()));
    Chance choice = Chance.quick(seed.hashCode());
    while (match.turn() instanceof Turn.ToAct(var seats)) {
      Seat seat = seats.list().get(choice.below(seats.size()));
      List<A> actions = match.actions(seat);
      match.play(seat, game.notation().print(actions.get(choice.below(actions.size()))));
    }
    return new GameRecord(
        record.game(),
        record.version(),
        record.setup(),
        record.players(),
        record.secret(),
        record.words(),
        match.log(),
        ((Turn.Over) match.turn()).result().places());
  }

  private static <S, A, V> String tell(Game<S, A, V> game, GameRecord record) {
    Seed seed = ((GameRecord.Secret.Shown) record.secret()).seed();
    Match<S, A, V> match = Match.start(game, record.setup(), seed.with(record.wordsInOrder()));
    var text = new StringBuilder();
    tell(text, match.steps().getFirst());
    for (var entry : record.log()) {
      if (entry instanceof musette.kernel.Entry.Played(int ply, Seat seat, String action)) {
        text.append("\nply ").append(ply).append(' ').append(seat).append(' ').append(action);
        text.append("\n  offered");
        for (Offer<A> offer : match.offers(seat)) {
          text.append(" | ").append(offer.text());
        }
        text.append("\n  view ").append(Json.write(match.view(seat))).append('\n');
      }
      match.apply(entry);
      tell(text, match.steps().getLast());
    }
    text.append("\nend ").append(Json.write(match.view(Seat.NONE)));
    if (match.turn() instanceof Turn.Over(Result result)) {
      text.append("\nresult ").append(result.places());
    }
    return text.append('\n').toString();
  }

  private static void tell(StringBuilder text, Step step) {
    for (Event event : step.events()) {
      text.append("  ").append(event.rule()).append(' ').append(Json.write(event));
      text.append(event.audience().contains(Seat.NONE) ? "\n" : " to " + event.audience() + "\n");
    }
  }
}
