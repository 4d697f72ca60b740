package musette.games.tourdefrance;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import musette.games.tourdefrance.api.Question;
import musette.games.tourdefrance.api.TourAction;
import musette.games.tourdefrance.api.TourPosition.RiderPosition;
import musette.games.tourdefrance.api.TourView;
import musette.games.tourdefrance.board.Board;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Match;
import musette.kernel.Refused;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.kernel.Turn;
import musette.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * A position in words, and dice that show what the test wants. Riders that are not named have
 * finished behind everybody, so that the others are asked again and again.
 */
final class Scene {
  static final TourDeFrance GAME = new TourDeFrance();

  private final Map<String, String> options = new LinkedHashMap<>();
  private final Map<Seat, String> riders = new LinkedHashMap<>();
  private final int seats;
  private String more = "";
  private @Nullable Match<TourState, TourAction, TourView> match;
  private List<Event> events = List.of();

  private Scene(int seats) {
    this.seats = seats;
  }

  /** {@code options}: id=value. */
  static Scene of(int seats, String... options) {
    var scene = new Scene(seats);
    for (String option : options) {
      scene.options.put(option.substring(0, option.indexOf('=')), option.split("=", -1)[1]);
    }
    return scene;
  }

  /** A rider alone; B is home already. */
  static Scene alone(String rider, String... options) {
    return of(2, options).with(Seat.A, rider).asks(Seat.A);
  }

  /**
   * {@code rider}: a square, then fields of the position as name:value. Lines that the rider must
   * have crossed on lap 2 need not be told.
   */
  Scene with(Seat seat, String rider) {
    riders.put(seat, rider);
    return this;
  }

  private static String json(Rules rules, String rider) {
    var json = new StringBuilder("\"square\":\"" + rider.split(" ", -1)[0] + "\"");
    for (String field : (rider + lines(rules, rider)).split(" ", -1)) {
      if (field.contains(":")) {
        String name = field.substring(0, field.indexOf(':'));
        String value = field.substring(field.indexOf(':') + 1);
        boolean plain = value.matches("[0-9]+|true|false|\\[.*");
        json.append(",\"").append(name).append("\":").append(plain ? value : "\"" + value + "\"");
      }
    }
    return "{" + json + "}";
  }

  private static String lines(Rules rules, String rider) {
    if (!rider.contains("lap:2") || rider.contains("finish:")) {
      return "";
    }
    long at = Rider.at(rules.board().index(rider.split(" ", -1)[0]), 2);
    return (PositionLimits.isPast(rules, at, Board.BLUE) ? " pastBlue:true" : "")
        + (PositionLimits.isPast(rules, at, Board.MAX2) ? " pastMax2:true" : "");
  }

  /** Squares (SQUARE) or dotted lines (DOTTED) reached before, as M12/1/SQUARE. */
  Scene used(String... marks) {
    var list = new StringBuilder();
    for (String mark : marks) {
      String[] parts = mark.split("/", -1);
      list.append(list.isEmpty() ? "" : ",")
          .append("{\"square\":\"%s\",\"lap\":%s,\"what\":\"%s\"}".formatted((Object[]) parts));
    }
    more += ",\"used\":[" + list + "]";
    return this;
  }

  /** Sets the scene: this rider is asked to throw. */
  Scene asks(Seat seat) {
    return asks(seat, Question.THROW, 0);
  }

  Scene asks(Seat seat, Question question, int face) {
    int home = (int) Seat.first(seats).stream().filter(s -> !riders.containsKey(s)).count();
    String board = options.getOrDefault("board", "grande-boucle");
    int lap = options.containsValue("classic") ? 1 : 2;
    for (Seat other : Seat.first(seats)) {
      if (!riders.containsKey(other)) {
        with(
            other,
            (board.equals("kermesse") ? "K00" : "M00") + " lap:" + lap + " finish:" + home--);
      }
    }
    var text = new StringBuilder();
    Setup setup = Setup.of(GAME.about(), seats, options);
    Rules rules = Rules.of(setup);
    riders.forEach(
        (s, r) -> text.append(text.isEmpty() ? "" : ",").append("\"" + s + "\":" + json(rules, r)));
    String json =
        "{\"riders\":{%s},\"asked\":\"%s\",\"turn\":\"%s\",\"question\":\"%s\",\"thrower\":\"%s\",\"face\":%d%s}"
            .formatted(text, seat, seat, question, face == 0 ? Seat.NONE : seat, face, more);
    match = Match.from(GAME, setup, Seed.of(0), Json.position(GAME, setup, Json.parse(json)));
    return this;
  }

  private Match<TourState, TourAction, TourView> match() {
    return Objects.requireNonNull(match, "the scene is not set");
  }

  /** Who is asked throws this face, and adds no points if they could. */
  Scene throwing(int face) {
    toss(face);
    return question() == Question.SPEND ? play("spend 0") : this;
  }

  /** Who is asked throws this face. */
  Scene toss(int face) {
    events = match().play(asked(), "throw", Chance.scripted(face)).events();
    return this;
  }

  /** Who is asked does this, without dice. */
  Scene play(String action) {
    events = match().play(asked(), action, Chance.scripted()).events();
    return this;
  }

  /** The rule that refuses the action of who is asked; empty if it is allowed. */
  String refusing(String action) {
    try {
      match().play(asked(), action, Chance.quick(1));
      return "";
    } catch (Refused refused) {
      return refused.refusal().rule();
    }
  }

  List<String> actions() {
    return match().offers(asked()).stream().map(offer -> offer.text()).toList();
  }

  Seat asked() {
    return match().state().asked().seat();
  }

  Question question() {
    return match().state().asked().question();
  }

  RiderPosition rider(Seat seat) {
    return Objects.requireNonNull(GAME.positions().write(state()).riders().get(seat));
  }

  String square(Seat seat) {
    return rider(seat).square();
  }

  TourState state() {
    return match().state();
  }

  TourView view(Seat viewer) {
    return match().view(viewer);
  }

  List<Event> events() {
    return events;
  }

  List<String> told() {
    return events.stream().map(event -> event.getClass().getSimpleName()).toList();
  }

  List<Integer> places() {
    return match().turn() instanceof Turn.Over(Result result) ? result.places() : List.of();
  }
}
