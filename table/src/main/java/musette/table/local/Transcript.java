package musette.table.local;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Offer;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.kernel.Statement;
import musette.kernel.Turn;
import musette.table.Games;
import musette.table.json.JsonText;
import musette.table.json.JsonValue;
import musette.table.json.PositionJson;
import musette.wire.table.Part;
import musette.wire.table.RawJson;

/**
 * Runs a scenario file (docs/scenarios.md) and writes down everything that its checks could ask
 * for. Two engines with the same transcript pass the same scenarios.
 */
public final class Transcript<S, A, V> {
  private final Match<S, A, V> match;
  private final StringBuilder text = new StringBuilder();

  private Transcript(Match<S, A, V> match) {
    this.match = match;
  }

  /** The transcript of a scenario, one JSON text per line. */
  public static String of(String scenario, Games games) {
    JsonValue file = JsonValue.parse(scenario);
    return run(games.game(file.field("game").text()), file);
  }

  private static <S, A, V> String run(Game<S, A, V> game, JsonValue file) {
    Map<String, String> options =
        file.has("options")
            ? file.field("options").map(JsonValue::text, JsonValue::plain)
            : Map.of();
    int seats = file.has("seats") ? file.field("seats").integer() : game.about().minSeats();
    Setup setup = Setup.of(game.about(), seats, options);
    game.check(setup);
    JsonValue position = file.has("position") ? file.field("position") : JsonValue.parse("{}");
    S state = PositionJson.read(game, setup, position);
    var transcript = new Transcript<>(Match.from(game, setup, Seed.of(0), state));
    transcript.look();
    List<JsonValue> steps = file.field("steps").list(step -> step);
    IntStream.range(0, steps.size()).forEach(i -> transcript.step(i + 1, steps.get(i)));
    return transcript.text.toString();
  }

  private void step(int number, JsonValue step) {
    Seat seat = step.has("seat") ? Query.seat(step.field("seat").text()) : Seat.A;
    boolean plays = step.has("play");
    if (!plays && !step.has("refuse")) {
      return;
    }
    Chance chance =
        step.has("chance")
            ? Chance.scripted(
                step.field("chance").list(JsonValue::integer).stream()
                    .mapToInt(Integer::intValue)
                    .toArray())
            : Chance.of(Seed.of(0), number);
    try {
      List<Event> events =
          match.play(seat, step.field(plays ? "play" : "refuse").text(), chance).events();
      line(parts(events));
    } catch (Refused e) {
      line(e.refusal().rule() + " " + e.refusal().reason());
    }
    look();
  }

  private void look() {
    line(new Part(new RawJson(PositionJson.write(match.game(), match.state()))));
    line(match.turn().seats().list());
    line(match.turn() instanceof Turn.Over(var result) ? result.places() : List.of());
    for (Seat seat : Seat.first(match.setup().seats())) {
      line(new Part(match.view(seat)));
      var offers = new LinkedHashMap<String, List<Part>>();
      for (Offer<A> offer : match.offers(seat)) {
        offers.put(offer.text(), parts(offer.outlook().remarks()));
      }
      line(offers);
    }
    line(new Part(match.view(Seat.NONE)));
  }

  private static List<Part> parts(List<? extends Statement> statements) {
    return statements.stream().map(Part::new).toList();
  }

  private void line(Object value) {
    text.append(JsonText.of(value)).append('\n');
  }
}
