package musette.games.flammerouge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.RaceEvent;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.course.Lane;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Setup;

/**
 * A race set up from text for a test: {@code "A_ROULEUR 12R 5"} is a rider, their square and lane
 * and the card they have played. Riders who are not named are not on the track.
 */
final class Scene {
  static final FlammeRouge GAME = new FlammeRouge();

  private RaceState race;
  private List<Event> events = List.of();

  private Scene(RaceState race) {
    this.race = race;
  }

  static Setup setup(int seats, Map<String, String> options) {
    return Setup.of(GAME.about(), seats, options);
  }

  static Scene of(int seats, Map<String, String> options, String... riders) {
    var race = new Draft(Rules.of(setup(seats, options)));
    race.setRound(1);
    for (String text : riders) {
      String[] words = text.split(" ");
      int rider = race.rules().number(Rider.valueOf(words[0]));
      int square = Integer.parseInt(words[1].substring(0, words[1].length() - 1));
      race.put(rider, Spots.spot(square, words[1].endsWith("R") ? Lane.RIGHT : Lane.LEFT));
      if (words.length > 2) {
        Card card = card(words[2].charAt(0));
        race.setPiles(rider, race.deck(rider) - Pile.one(card), 0);
        race.putFaceDown(rider, card);
      }
    }
    return new Scene(race.close());
  }

  /** On the flat stage of the first race. */
  static Scene flat(int seats, String... riders) {
    return of(seats, Map.of(), riders);
  }

  private static Card card(char letter) {
    return List.of(Card.values()).stream()
        .filter(c -> c.letter() == letter)
        .findFirst()
        .orElseThrow();
  }

  RaceState race() {
    return race;
  }

  /** Puts something right that the text cannot say. */
  Scene change(Consumer<Draft> change) {
    var draft = new Draft(race);
    change.accept(draft);
    race = draft.close();
    return this;
  }

  /** Movement and end phase; the dice are those of dummy decks. */
  Scene ride(int... dice) {
    Journal.Kept journal = Journal.kept();
    Draft next = new Draft(race);
    next.setPending(0);
    Turns.endIfAllPlayed(next, Chance.scripted(dice), journal);
    race = next.close();
    events = journal.events();
    return this;
  }

  /** Only the movement phase, and only these riders move. */
  Scene move(Map<Rider, Integer> values) {
    int all =
        values.entrySet().stream()
            .mapToInt(each -> Reveal.packed(each.getValue(), number(each.getKey())))
            .sum();
    Journal.Kept journal = Journal.kept();
    Draft next = new Draft(race);
    Movement.moveAll(next, all, journal);
    race = next.close();
    events = journal.events();
    return this;
  }

  Scene play(Seat seat, String action, int... dice) {
    Journal.Kept journal = Journal.kept();
    race =
        GAME.play(race, seat, RaceNotation.INSTANCE.parse(action), Chance.scripted(dice), journal);
    events = journal.events();
    return this;
  }

  /** Everybody on the track from front to back, as {@code "A_ROULEUR 12R"}. */
  List<String> road() {
    var road = new ArrayList<String>();
    for (int order = Spots.order(race.spots()); order != 0; order = Spots.rest(order)) {
      int rider = Spots.first(order);
      road.add(race.rules().rider(rider) + " " + text(race.spot(rider)));
    }
    return road;
  }

  private static String text(int spot) {
    return Spots.square(spot) + (Spots.lane(spot) == Lane.RIGHT ? "R" : "L");
  }

  int number(Rider rider) {
    return race.rules().number(rider);
  }

  List<Event> events() {
    return events;
  }

  <E extends Event> List<E> events(Class<E> type) {
    return events.stream().filter(type::isInstance).map(type::cast).toList();
  }

  List<Rider> exhausted() {
    return events(RaceEvent.Exhausted.class).stream().map(RaceEvent.Exhausted::rider).toList();
  }
}
