package musette.games.leader1;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import musette.games.leader1.api.Cyclist;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.RaceRemark;
import musette.games.leader1.api.RaceView;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Journal;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Turn;
import musette.wire.Json;

/**
 * A position of a race and what is played from it. Positions are JSON with single quotes; options
 * are {@code id=value}.
 */
final class Scene {
  static final Leader1 GAME = new Leader1();

  RaceState race;
  List<Event> events = List.of();

  private Scene(RaceState race) {
    this.race = race;
  }

  static Setup setup(int seats, String... options) {
    var map = new HashMap<>(Map.of("cyclists", "3", "firstTeam", "black", "selection", "fixed"));
    for (String option : options) {
      int equals = option.indexOf('=');
      map.put(option.substring(0, equals), option.substring(equals + 1));
    }
    Setup setup = Setup.of(GAME.about(), seats, map);
    GAME.check(setup);
    return setup;
  }

  /** A fresh match. */
  static Scene start(int seats, String... options) {
    Journal.Kept journal = Journal.kept();
    var scene = new Scene(GAME.start(setup(seats, options), Chance.quick(1), journal));
    scene.events = journal.events();
    return scene;
  }

  static Scene of(int seats, String position, String... options) {
    return new Scene(
        Json.position(GAME, setup(seats, options), Json.parse(position.replace('\'', '"'))));
  }

  /** Riders who move now, in this order. */
  static Scene riding(int seats, String cyclists, String queue, String... options) {
    return of(
        seats,
        "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 5, 'lastStamp': 9, 'queue': ["
            + queue
            + "]}, 'cyclists': {"
            + cyclists
            + "}}",
        options);
  }

  static String road(String rider, String square, String more) {
    return "'" + rider + "': {'place': 'ROAD', 'square': '" + square + "'" + more + "}";
  }

  Seat asked() {
    return GAME.turn(race).seats().first();
  }

  /** Whoever is asked plays; all the dice must be used. */
  Scene play(String text, int... dice) {
    RaceAction action = GAME.notation().parse(text);
    assertThat(GAME.actions(race, asked())).contains(action);
    Chance chance = Chance.scripted(dice);
    Journal.Kept journal = Journal.kept();
    race = GAME.play(race, asked(), action, chance, journal);
    assertThat(chance.unused()).as("dice left over").isZero();
    events = journal.events();
    return this;
  }

  /** All who are asked pass or stay where they are, with these dice, until the phase is over. */
  Scene passWhile(Phase phase, int... dice) {
    while (race.phase == phase) {
      boolean last = race.phase == Phase.PURSUIT && isLastAsked();
      String text =
          switch (phase) {
            case INSIDE_PELOTON ->
                race.place(race.riderAt(race.cursor)) == Place.FRONT ? "front" : "back";
            default -> "pass";
          };
      play(text, last ? dice : new int[0]);
    }
    return this;
  }

  private boolean isLastAsked() {
    var copy = new Draft(race);
    copy.cursor++;
    return !Peloton.asksPursuit(copy);
  }

  List<String> offered() {
    return GAME.actions(race, asked()).stream().map(GAME.notation()::print).toList();
  }

  /** The rule that refuses this action. */
  String refusal(String text) {
    RaceAction action = GAME.notation().parse(text);
    assertThat(GAME.actions(race, asked())).doesNotContain(action);
    return GAME.refuse(race, asked(), action).rule();
  }

  Cyclist rider(String name) {
    Cyclist rider = Boards.cyclists(race).get(name);
    if (rider == null) {
      throw new AssertionError("no " + name);
    }
    return rider;
  }

  <E extends RaceEvent> List<E> told(Class<E> type) {
    return events.stream().filter(type::isInstance).map(type::cast).toList();
  }

  <R extends RaceRemark> List<R> remarks(String text, Class<R> type) {
    RaceAction action = GAME.notation().parse(text);
    assertThat(GAME.actions(race, asked())).contains(action);
    RaceView view = GAME.view(race, asked());
    return GAME.outlook(view, action).remarks().stream()
        .filter(type::isInstance)
        .map(type::cast)
        .toList();
  }

  int cost(String text) {
    return remarks(text, RaceRemark.Costs.class).getFirst().energy();
  }

  boolean isOver() {
    return GAME.turn(race) instanceof Turn.Over;
  }

  List<Integer> result() {
    return ((Turn.Over) GAME.turn(race)).result().places();
  }

  /** The rule and problem with which a set-up is refused. */
  static String refusedSetup(int seats, String... options) {
    try {
      setup(seats, options);
    } catch (Refused refused) {
      Object problem = refused.refusal().about().get("problem");
      return refused.refusal().rule() + " " + (problem == null ? "" : problem);
    }
    throw new AssertionError("not refused");
  }
}
