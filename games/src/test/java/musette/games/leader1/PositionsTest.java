package musette.games.leader1;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.RaceAction;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.testkit.Rule;
import musette.wire.Json;
import musette.wire.RuleBook;
import musette.wire.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions that no play can reach are refused with field and reason. */
final class PositionsTest {
  private static final Words ENGLISH = Words.of("leader-1", "en");
  private static final Words FRENCH = Words.of("leader-1", "fr");
  private static final Set<String> RULES = RuleBook.of("leader-1", "en").rules().keySet();

  private static String position(String board, String cyclists, String tiles) {
    return "{'board': {%s}, 'cyclists': {%s}, 'tiles': {%s}}".formatted(board, cyclists, tiles);
  }

  /** Field and reason with which a position is refused; the sentences are looked at too. */
  private static String refused(String position, String... options) {
    try {
      var _ = Scene.of(2, position, options);
    } catch (Refused refused) {
      Refusal refusal = refused.refusal();
      Map<String, Object> about = refusal.about();
      if (!refusal.rule().isEmpty()) {
        assertThat(RULES).contains(refusal.rule());
      }
      String why = String.valueOf(about.get("why"));
      assertThat(ENGLISH.has("why." + why)).as(why).isTrue();
      assertThat(ENGLISH.say(refusal)).contains(ENGLISH.text("why." + why)).doesNotContain("{");
      assertThat(FRENCH.say(refusal)).contains(FRENCH.text("why." + why)).doesNotContain("{");
      return about.get("field") + " " + why;
    }
    throw new AssertionError("not refused: " + position);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          'order': ['BLACK', 'BLACK'] | board.order named-twice
          'order': ['WHITE'] | board.order team-missing
          'pursuits': [15, 6] | board.pursuits pursuits
          'pursuits': [7, 6] | board.pursuits pursuits
          'pursuits': [6] | board.pursuits impossible
          'inRow': [3, 0] | board.inRow in-row
          'pursuer': ['BLACK'] | board.pursuer pursuer
          'moved': -5 | board.moved moved-phase
          'moved': 4 | board.moved moved-phase
          'phase': 'PAYMENT', 'moved': 8 | board.moved moved
          'phase': 'PAYMENT', 'moved': -5 | board.moved moved
          'red': true | board.red moved-phase
          'movedFromMountain': true | board.movedFromMountain moved-phase
          'spared': ['black leader'] | board.spared spared
          'weather': [{'hexagon': 3, 'shown': []}] | board.weather weather-agreed
          'due': ['black leader'] | board.due feed-auto
          'left': ['black leader'] | board.left feed-auto
          'heatTiles': 2 | board.heatTiles heat
          'heated': 'black leader', 'heatTiles': 1 | board.heated heat
          'turn': -1 | board.turn impossible
          'turn': 0 | board.turn turn
          'turn': 201 | board.turn turn
          'phase': 'AREAS' | board.turn turn
          'cursor': 6 | board.cursor cursor
          'head': '1C3' | board.head head-start
          'head': '10C6' | board.head head-home
          'queue': ['black leader'] | board.queue queue-phase
          'phase': 'BREAKAWAY_RIDERS', 'queue': ['black leader'] | board.queue not-on-road
          'bonusTaken': [1] | board.bonusTaken bonus-line
          'home': 1 | board.home home-count
          'winnerTurn': 4 | board.winnerTurn winner-turn
          'stage': 2 | board.stage impossible
          'pursuits': [3, 3] | board.pursuits pursuits-used
          'inRow': [1, 0] | board.inRow in-row-used
          'pursuits': [5, 5], 'inRow': [1, 1] | board.inRow in-row-teams
          'phase': 'OVER' | board.phase not-over
          """)
  @Rule({"L1-31", "L1-26", "L1-81", "L1-83", "L1-84", "L1-145", "L1-Q-48", "L1-Q-61", "L1-Q-66"})
  void aBoardThatPlayCannotReachIsRefused(String board, String expected) {
    String whole = "'phase': 'INSIDE_PELOTON', 'turn': 5, 'head': '3C1'";
    for (String field : board.split(", (?='[a-zA-Z]+':)")) {
      String name = field.substring(0, field.indexOf(':'));
      whole = whole.replaceAll(name + ": ('[^']*'|[0-9]+)(, )?", "");
    }
    assertThat(refused(position(whole.replaceAll(", $", "") + ", " + board, "", "")))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          'black leader': {'place': 'ROAD', 'square': '4C3'}, 'white leader': {'place': 'ROAD', 'square': '4C3'} \
          | cyclists.black leader.square square-taken
          'black leader': {'place': 'ROAD', 'square': '4C3', 'punctureTurn': 4}, 'white leader': {'place': 'ROAD', \
          'square': '4C3'} | cyclists.black leader.square square-taken
          'black leader': {'place': 'ROAD', 'square': '10C6'} | cyclists.black leader.square beyond-finish
          'black leader': {'place': 'ROAD', 'square': '9L1'} | cyclists.black leader.square impossible
          'black leader': {'square': '4C3'} | cyclists.black leader.square not-on-road
          'black leader': {'place': 'ABSENT'} | cyclists.black leader.energy not-riding
          'black climber': {'risks': 1} | cyclists.black climber.risks not-riding
          'black climber': {'quality': 'FIGHTER'} | cyclists.black climber.quality not-riding
          'black climber': {'place': 'BACK', 'energy': 4} | cyclists cyclist-count
          'black leader': {'owner': 'B'} | cyclists.black leader.owner other-team
          'black leader': {'quality': 'FIGHTER'}, 'black rouleur': {'quality': 'FIGHTER'} \
          | cyclists.black leader.quality quality-twice
          'black leader': {'slot': 'AHEAD'} | cyclists.black leader.slot not-on-road
          'black leader': {'slipstream': true} | cyclists.black leader.slipstream not-on-road
          'black leader': {'fallTurn': 3} | cyclists.black leader.fallTurn turn-to-come
          'black leader': {'place': 'ROAD', 'square': '4C3', 'fallTurn': 6} | cyclists.black leader.fallTurn turn-to-come
          'black leader': {'place': 'ROAD', 'square': '4C3', 'putBehind': true} \
          | cyclists.black leader.putBehind put-behind
          'black leader': {'place': 'ROAD', 'square': '4C3', 'follows': ['white leader']} \
          | cyclists.black leader.follows follows
          'black leader': {'place': 'ROAD', 'square': '4C3', 'stamp': 4} | cyclists.black leader.stamp stamp
          'black leader': {'stamp': 1} | cyclists.black leader.stamp stamp
          'black leader': {'place': 'UNABLE'} | cyclists.black leader.place place-phase
          'black leader': {'place': 'ELIMINATED'} | cyclists.black leader.place place-phase
          'black leader': {'startEnergy': 45} | cyclists.black leader.startEnergy start-energy
          'black leader': {'feeds': 2} | cyclists.black leader.feeds feed-zones
          'black leader': {'bonuses': 1} | board.bonusTaken bonus-won
          'black leader': {'total': 1} | cyclists.black leader.total books
          'black leader': {'wins': 1} | cyclists.black leader.wins books
          'black leader': {'lastPlace': -2} | cyclists.black leader.lastPlace books
          'black leader': {'homePlace': 1} | cyclists.black leader.homePlace not-home
          'black leader': {'place': 'FINISHED', 'homePlace': 1, 'homeTurn': 5} | board.home home-count
          'black leader': {'energy': -1} | cyclists.black leader.energy impossible
          'black leader': {'risks': 4} | cyclists.black leader.risks impossible
          'black leader': {'startEnergy': 43} | cyclists.black leader.startEnergy start-energy
          'black leader': {'eliminated': 1} | cyclists.black leader.eliminated books
          """)
  @Rule({"L1-16", "L1-17", "L1-20", "L1-25", "L1-39", "L1-41", "L1-Q-12", "L1-Q-85", "L1-Q-99"})
  void cyclistsWhomPlayCannotReachAreRefused(String cyclists, String expected) {
    String board = "'phase': 'INSIDE_PELOTON', 'turn': 5, 'head': '3C1'";
    assertThat(refused(position(board, cyclists, ""), "cyclists=2")).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          'owner': 'B' | owner other-team
          'startEnergy': 44 | startEnergy not-riding
          'feeds': 1 | feeds not-riding
          'total': 1 | total books
          'places': 1 | places books
          'lastPlace': 1 | lastPlace books
          """)
  @Rule({"L1-16", "L1-25", "L1-60", "L1-Q-99"})
  void whoDoesNotTakePartHasNothing(String field, String expected) {
    String board = "'stage': 2, 'phase': 'INSIDE_PELOTON', 'turn': 5, 'head': '3C1'";
    String absent = "'black climber': {'place': 'ABSENT', 'energy': 0, %s}".formatted(field);
    assertThat(refused(position(board, absent, ""), "cyclists=2", "race=valleys"))
        .isEqualTo("cyclists.black climber." + expected);
  }

  @Test
  @Rule({"L1-145", "L1-Q-46"})
  void weatherTokensAreAsManyAsAgreedAndEachOnceAHexagon() {
    String two =
        "'turn': 5, 'phase': 'INSIDE_PELOTON', 'weather': [{'hexagon': 3, 'shown': %s}, "
            + "{'hexagon': %s, 'shown': ['RAIN']}]";
    String twice = position(two.formatted("[]", 3), "", "");
    assertThat(refused(twice, "weather=2")).isEqualTo("board.weather weather-twice");
    String same = position(two.formatted("['RAIN']", 4), "", "");
    assertThat(refused(same, "weather=2")).isEqualTo("board.weather weather-box");
    assertThat(Scene.of(2, same, "weather=2", "weatherTokens=repeated").race.weather).isNotZero();
    assertThat(refused(same, "weather=1")).isEqualTo("board.weather weather-agreed");
    String faces = position(two.formatted("['HEAT', 'RAIN']", 4), "", "");
    assertThat(refused(faces, "weather=2")).isEqualTo("board.weather weather-faces");
  }

  @Test
  @Rule({"L1-60", "L1-154"})
  void tilesAreAsManyAsZonesAndTheFormGive() {
    String board = "'phase': 'INSIDE_PELOTON', 'turn': 5, 'head': '3C1'";
    String three = position(board, "", "'black leader': [2, 3, 4]");
    assertThat(refused(three)).isEqualTo("cyclists.black leader.tiles too-many-tiles");
    String two = position(board, "", "'black leader': [2, 3]");
    assertThat(Scene.of(2, two).race.tiles(0)).isNotZero();
    assertThat(refused(two, "race=valleys"))
        .isEqualTo("cyclists.black leader.tiles too-many-tiles");
    String absent = position(board, "", "'black climber': [2]");
    assertThat(refused(absent, "cyclists=1")).isEqualTo("cyclists.black climber.tiles not-riding");
    String due = position(board + ", 'due': ['black leader']", "", "");
    assertThat(refused(due, "feedDraw=manual")).isEqualTo("board.due too-many-tiles");
    String more = position(board + ", 'due': %s".formatted("['a', 'a', 'a']"), "", "");
    assertThat(refused(more.replace("'a'", "'black leader'"), "feedDraw=manual"))
        .isEqualTo("board.due too-many-tiles");
  }

  @Test
  @Rule("L1-Q-66")
  void nobodyStandsTwiceInTheQueue() {
    String board =
        "'phase': 'BREAKAWAY_RIDERS', 'turn': 5, 'queue': ['black leader', 'black leader']";
    String rider = "'black leader': {'place': 'ROAD', 'square': '4C3'}";
    assertThat(refused(position(board, rider, ""))).isEqualTo("board.queue named-twice");
  }

  @Test
  @Rule({"L1-Q-51", "L1-39"})
  void placesAtTheFinishFollowEachOther() {
    String board =
        "'phase': 'DROPPED_RIDERS', 'turn': 9, 'head': '9C1', 'home': 2, 'winnerTurn': 8";
    String home =
        "'black leader': {'place': 'FINISHED', 'homePlace': 1, 'homeTurn': 8},"
            + "'white leader': {'place': 'FINISHED', 'homePlace': %s, 'homeTurn': %s}";
    String same = position(board, home.formatted(1, 8), "");
    assertThat(refused(same, "cyclists=2")).isEqualTo("cyclists.white leader.homePlace home-place");
    String gap = position(board, home.formatted(3, 8), "");
    assertThat(refused(gap, "cyclists=2")).isEqualTo("board.home home-place");
    String early = position(board, home.formatted(2, 7), "");
    assertThat(refused(early, "cyclists=2")).isEqualTo("board.home home-place");
    String late = position(board, home.formatted(2, 10), "");
    assertThat(refused(late, "cyclists=2"))
        .isEqualTo("cyclists.white leader.homeTurn turn-to-come");
  }

  /** The end of a seeded match, with one number of one cyclist changed. */
  @ParameterizedTest
  @CsvSource({
    "race=demo, wins, 1, books",
    "race=demo, places, 1, books",
    "race=demo, lastPlace, 1, books",
    "race=demo, total, 1, books",
    "race=demo, eliminated, 1, books",
    "race=valleys, wins, 3, books",
    "race=valleys, places, 30, books",
    "race=valleys, lastPlace, 1, books",
    "race=valleys, total, 90, books",
    "race=valleys, eliminated, 3, books",
  })
  @Rule({"L1-Q-91", "L1-Q-99", "L1-Q-101"})
  void atTheEndTheBooksSayWhatTheFinishSays(String race, String field, int more, String why) {
    Setup setup = Scene.setup(2, race, "cyclists=2");
    JsonNode end = Json.position(Scene.GAME, atTheEnd(setup));
    assertThat(Json.position(Scene.GAME, setup, end).phase).isEqualTo(Phase.OVER);
    ObjectNode cyclist = (ObjectNode) end.at("/cyclists/black leader");
    cyclist.put(field, cyclist.get(field).asInt() + more);
    assertThat(refused(end.toString(), race, "cyclists=2"))
        .isEqualTo("cyclists.black leader." + field + " " + why);
  }

  private static RaceState atTheEnd(Setup setup) {
    RaceState race = Scene.GAME.start(setup, Chance.quick(3), Journal.NONE);
    for (int ply = 0; !Scene.GAME.turn(race).isOver(); ply++) {
      Seat seat = Scene.GAME.turn(race).seats().first();
      List<RaceAction> actions = Scene.GAME.actions(race, seat);
      RaceAction action = actions.get(Chance.quick(ply).below(actions.size()));
      race = Scene.GAME.play(race, seat, action, Chance.quick(1_000 + ply), Journal.NONE);
    }
    return race;
  }

  @Test
  void theExampleOfTheDocumentIsAPosition() throws IOException {
    String document = Files.readString(Path.of("../docs/positions/leader-1.md"));
    String example = document.split("```json|```", 3)[1];
    Scene scene = Scene.of(2, example, "cyclists=1", "selection=chosen");
    assertThat(scene.rider("black rouleur").square()).isEqualTo("4C3");
  }
}
