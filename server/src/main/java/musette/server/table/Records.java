package musette.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import musette.kernel.Chance;
import musette.kernel.Entry;
import musette.kernel.Event;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Match;
import musette.kernel.RecordText;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Step;
import musette.wire.table.Http;
import musette.wire.table.Person;

/** Finished matches as records, and records as something to look at. */
public final class Records {
  private Records() {}

  /** The record of a finished match; refuses as long as it would tell secrets. */
  public static GameRecord of(Table table, Function<String, Person> people) {
    if (!table.isDone()) {
      throw Refused.because("", "not-over");
    }
    var log = new ArrayList<Entry>();
    for (Table.Item item : table.itemsAfter(-1)) {
      if (item.change() instanceof Change.Played(int ply, Seat seat, String action, String _)) {
        log.add(new Entry.Played(ply, seat, action));
      } else if (item.change() instanceof Change.TakenBack(Seat _, List<Integer> plies)) {
        log.add(new Entry.TakenBack(plies));
      }
    }
    return new GameRecord(
        table.created().game(),
        table.created().version(),
        table.setup(),
        table.seats().stream().map(seat -> name(table.place(seat), people)).toList(),
        new GameRecord.Secret.Shown(table.seed()),
        table.words(),
        log,
        table.places());
  }

  private static String name(Change.Place place, Function<String, Person> people) {
    return people.apply(place.player()).name();
  }

  /** Whose eyes a replay is seen with. */
  public sealed interface Eyes {
    record One(Seat seat) implements Eyes {}

    record All() implements Eyes {}
  }

  /** Plays a record again, which verifies it, and shows every step. */
  public static Http.Replay replay(GameRecord record, Games games, Eyes eyes) {
    return replay(record, games.game(record.game()), eyes);
  }

  private static <S, A, V> Http.Replay replay(GameRecord record, Game<S, A, V> game, Eyes eyes) {
    Match<S, A, V> match = record.replay(game);
    return new Http.Replay(
        record.game(),
        record.version(),
        record.setup().options(),
        record.players(),
        record.places(),
        record.secret().hash(),
        record.secret() instanceof GameRecord.Secret.Shown(var seed) ? seed.hex() : "",
        new EnumMap<>(withSeats(record.words())),
        true,
        steps(match, record, eyes),
        RecordText.print(record));
  }

  private static Map<Seat, String> withSeats(Map<Seat, String> words) {
    var map = new EnumMap<Seat, String>(Seat.class);
    map.putAll(words);
    return map;
  }

  /** The plies that counted, one after the other, with the views after each. */
  private static <S, A, V> List<Http.ReplayStep> steps(
      Match<S, A, V> match, GameRecord record, Eyes eyes) {
    if (!(record.secret() instanceof GameRecord.Secret.Shown(var seed))) {
      return List.of();
    }
    Match<S, A, V> again =
        Match.start(match.game(), record.setup(), seed.with(record.wordsInOrder()));
    var steps = new ArrayList<Http.ReplayStep>();
    for (Step step : match.steps()) {
      if (step.ply() > 0) {
        again.play(
            step.seat(), step.action(), Chance.of(seed.with(record.wordsInOrder()), step.ply()));
      }
      steps.add(
          new Http.ReplayStep(
              step.ply(),
              step.seat(),
              step.action(),
              told(step.events(), eyes),
              views(again, eyes),
              again.turn().seats().list()));
    }
    return steps;
  }

  private static List<JsonNode> told(List<Event> events, Eyes eyes) {
    return events.stream()
        .filter(
            event ->
                switch (eyes) {
                  case Eyes.All() -> true;
                  case Eyes.One(Seat seat) -> event.audience().contains(seat);
                })
        .map(Shown::statement)
        .toList();
  }

  private static <S, A, V> Map<Seat, JsonNode> views(Match<S, A, V> match, Eyes eyes) {
    var views = new EnumMap<Seat, JsonNode>(Seat.class);
    switch (eyes) {
      case Eyes.One(Seat seat) -> views.put(seat, Shown.part(match.view(seat)));
      case Eyes.All() -> {
        views.put(Seat.NONE, Shown.part(match.view(Seat.NONE)));
        for (Seat seat : Seat.first(match.setup().seats())) {
          views.put(seat, Shown.part(match.view(seat)));
        }
      }
    }
    return views;
  }
}
