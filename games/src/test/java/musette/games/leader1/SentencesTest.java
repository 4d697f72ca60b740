package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.RaceEvent.Arrival;
import musette.games.leader1.api.RaceRemark;
import musette.games.leader1.api.RaceView;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.games.leader1.course.Courses;
import musette.games.leader1.course.Terrain;
import musette.kernel.Remark;
import musette.kernel.Seat;
import musette.kernel.Statement;
import musette.testkit.Rule;
import musette.wire.Words;
import org.junit.jupiter.api.Test;

/** What players read: places, numbers of one, and names instead of tokens, in both languages. */
final class SentencesTest {
  private static final Words ENGLISH = Words.of("leader-1", "en");
  private static final Words FRENCH = Words.of("leader-1", "fr");

  private static void says(Statement statement, String english, String french) {
    assertThat(ENGLISH.say(statement)).isEqualTo(english);
    assertThat(FRENCH.say(statement)).isEqualTo(french);
  }

  private static String late(int turn) {
    return "{'board': {'phase': 'DROPPED_RIDERS', 'turn': "
        + turn
        + ", 'winnerTurn': 10, 'home': 1, 'head': '10C6', 'queue': ['white leader']}, 'cyclists':"
        + " {'black leader': {'place': 'FINISHED', 'homePlace': 1, 'homeTurn': 10},"
        + road("white leader", "9C5", ", 'energy': 0, 'feeds': 1")
        + "}}";
  }

  @Test
  @Rule({"L1-Q-91", "L1-39"})
  void aOneDayRaceCountsNoTurnsForWhoIsNotHome() {
    Scene scene = Scene.of(2, late(10), "cyclists=1").play("ride 1 9C6");
    assertThat(scene.told(RaceEvent.Placed.class))
        .containsExactly(
            new RaceEvent.Placed("L1-Q-91", Team.BLACK, Speciality.LEADER, 1, Arrival.HOME, 0),
            new RaceEvent.Placed("L1-Q-91", Team.WHITE, Speciality.LEADER, 2, Arrival.OUT, 0));
    assertThat(scene.told(RaceEvent.Classified.class)).isEmpty();
    says(
        scene.told(RaceEvent.Placed.class).getLast(),
        "Place 2: White’s leader, not yet home.",
        "Place 2 : le leader blanc, pas encore arrivé.");
    says(
        new RaceEvent.Placed("L1-Q-91", Team.WHITE, Speciality.LEADER, 2, Arrival.HOME, 1),
        "Place 2: White’s leader, one turn behind.",
        "Place 2 : le leader blanc, à un tour.");
    assertThat(GAME.describe(GAME.view(scene.race, Seat.A)))
        .contains(new RaceRemark.FinalPlace("L1-Q-91", Team.WHITE, Speciality.LEADER, 2))
        .noneMatch(RaceRemark.General.class::isInstance);
  }

  private static final Leader1 GAME = Scene.GAME;

  @Test
  @Rule({"L1-155", "L1-156", "L1-Q-99"})
  void aStagePlaceTellsDelayBonusAndTotal() {
    says(
        new RaceEvent.Classified("L1-155", Team.BLACK, Speciality.LEADER, 1, 0, 3, -5, 5),
        "Place 1: Black’s leader, 3 turns of bonus; in all 5 turns gained.",
        "Place 1 : le leader noir, 3 tours de bonification ; en tout 5 tours gagnés.");
    says(
        new RaceEvent.Classified("L1-155", Team.WHITE, Speciality.CLIMBER, 2, 1, 1, 1, 0),
        "Place 2: White’s climber, one turn behind, one turn of bonus; in all one turn lost.",
        "Place 2 : le grimpeur blanc, à un tour, un tour de bonification ; en tout un tour perdu.");
    says(
        new RaceEvent.Classified("L1-155", Team.GREEN, Speciality.ROULEUR, 3, 4, 0, 0, 0),
        "Place 3: Green’s rouleur, 4 turns behind; in all no turn lost.",
        "Place 3 : le rouleur vert, à 4 tours ; en tout aucun tour perdu.");
    Scene stage =
        Scene.of(2, late(10).replace("9C5", "10C5"), "cyclists=1", "race=valleys")
            .play("ride 1 10C6");
    assertThat(stage.told(RaceEvent.Classified.class))
        .containsExactly(
            new RaceEvent.Classified("L1-155", Team.BLACK, Speciality.LEADER, 1, 0, 2, -2, 2),
            new RaceEvent.Classified("L1-155", Team.WHITE, Speciality.LEADER, 2, 0, 1, -1, 1));
  }

  @Test
  @Rule({"L1-155", "L1-Q-99", "L1-Q-100"})
  void theGeneralClassificationHasNoNegativeTurns() {
    says(
        new RaceRemark.General("L1-155", Team.BLACK, Speciality.LEADER, 1, -5, 5),
        "General classification, place 1: Black’s leader, 5 turns gained.",
        "Classement général, place 1 : le leader noir, 5 tours gagnés.");
    says(
        new RaceRemark.General("L1-155", Team.WHITE, Speciality.LEADER, 2, 1, 0),
        "General classification, place 2: White’s leader, one turn lost.",
        "Classement général, place 2 : le leader blanc, un tour perdu.");
  }

  @Test
  @Rule({"L1-30", "L1-80", "L1-87"})
  void oneIsNotWrittenAsMany() {
    var order = List.of(Team.BLACK, Team.WHITE);
    says(
        new RaceRemark.PelotonStands("L1-87", "3C1", Terrain.FLAT, 1, order, 1, 0),
        "The peloton (flat) is one hexagon before the last; one cyclist in front, none in"
            + " the back. Support order: Black and White.",
        "Le peloton (plaine) est à un hexagone du dernier ; un coureur à l’avant, aucun à"
            + " l’arrière. Ordre des équipiers : noir et blanc.");
    says(
        new RaceEvent.Accelerated("L1-79", Team.BLACK, 1, order),
        "Black accelerates the peloton (one pursuit left). Support order: Black and White.",
        "L’équipe noire accélère le peloton (1 poursuite restante). Ordre des équipiers : noir et"
            + " blanc.");
    says(
        new RaceEvent.Rode(
            "L1-47", Team.BLACK, Speciality.LEADER, "3C1", List.of("3C2"), 1, 1, 0, 0, 0, 0),
        "Black’s leader rides one square (1 free, 0 paying) and pays 0.",
        "Le leader noir avance de 1 case (1 gratuite, 0 payante) et paie 0.");
    says(
        new RaceRemark.Speeds("L1-85", 1),
        "The peloton goes one square further and your token leads; one pursuit left.",
        "Le peloton avance d’une case de plus et votre jeton passe en tête ; 1 poursuite"
            + " restante.");
  }

  @Test
  @Rule({"L1-151", "L1-152"})
  void theWindCostsOrSaves() {
    says(new RaceRemark.Wind("L1-151", 2, 0), "The wind costs 2 more.", "Le vent coûte 2 de plus.");
    says(new RaceRemark.Wind("L1-152", 0, 1), "The wind saves 1.", "Le vent épargne 1.");
  }

  @Test
  @Rule("L1-H-25")
  void racesAreNamedAndNotAddressed() {
    says(
        new RaceEvent.StageBegan("L1-H-25", 1, "valleys-2", 46, 54),
        "Valleys, second stage: 46 energy for every cyclist, 54 squares for the peloton.",
        "Vallées, deuxième étape : 46 points d’énergie par coureur, 54 cases pour le peloton.");
    var tours = List.of("valleys", "hell");
    assertThat(Courses.READY).containsAll(tours);
    for (String race : Courses.READY) {
      assertThat(ENGLISH.has("race." + race)).as(race).isEqualTo(!tours.contains(race));
    }
  }

  /** Whole matches in words: no number of one stands before a plural, and no token is left. */
  @Test
  @Rule({"L1-40", "L1-155"})
  void wholeMatchesReadWell() {
    for (String race : List.of("demo", "cobbles", "valleys")) {
      for (String sentence : spoken(race)) {
        assertThat(sentence)
            .doesNotContainPattern(
                "(?<![0-9.,])1 (cyclists|turns|squares|pursuits|hexagons|riders)")
            .doesNotContainPattern("(?<![0-9.,])[01] (coureurs|tours|cases|poursuites|points)\\b")
            .doesNotContainPattern("-[0-9]+ (turn|tour|energy|point)")
            .doesNotContainPattern("\\b[A-Z]{3,}(_[A-Z0-9]+)*\\b")
            .doesNotContain("{", "  ");
      }
    }
  }

  private static List<String> spoken(String race) {
    var said = new java.util.ArrayList<String>();
    var chance = musette.kernel.Chance.quick(5);
    musette.kernel.Journal.Kept journal = musette.kernel.Journal.kept();
    RaceState now =
        GAME.start(Scene.setup(3, "cyclists=2", "weather=4", "race=" + race), chance, journal);
    while (GAME.turn(now) instanceof musette.kernel.Turn.ToAct(musette.kernel.Seats seats)) {
      Seat seat = seats.first();
      RaceView view = GAME.view(now, seat);
      for (Remark remark : GAME.describe(view)) {
        said.add(ENGLISH.say(remark));
        said.add(FRENCH.say(remark));
      }
      List<RaceAction> actions = GAME.actions(now, seat);
      now = GAME.play(now, seat, actions.get(chance.below(actions.size())), chance, journal);
    }
    journal.events().forEach(event -> said.add(ENGLISH.say(event)));
    journal.events().forEach(event -> said.add(FRENCH.say(event)));
    GAME.describe(GAME.view(now, Seat.NONE)).forEach(remark -> said.add(ENGLISH.say(remark)));
    return said;
  }
}
