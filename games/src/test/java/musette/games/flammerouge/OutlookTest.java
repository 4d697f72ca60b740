package musette.games.flammerouge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.Kind;
import musette.games.flammerouge.api.RaceEvent;
import musette.games.flammerouge.api.RaceRemark;
import musette.games.flammerouge.api.RaceView;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.course.Lane;
import musette.games.flammerouge.course.RunOut;
import musette.games.flammerouge.course.Stages;
import musette.kernel.Remark;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said before a choice, what everybody sees, and the data of the stages. */
final class OutlookTest {
  private static Scene energy(List<Card> deck, List<Card> recycled) {
    Scene scene =
        Scene.flat(2, "A_ROULEUR 70R", "A_SPRINTEUR 10L", "B_ROULEUR 9R", "B_SPRINTEUR 9L");
    scene.change(draft -> draft.setPending(0b11));
    scene.change(draft -> draft.setPiles(0, Pile.of(deck), Pile.of(recycled)));
    return scene;
  }

  private static List<Remark> remarks(Scene scene, String action) {
    RaceView view = Scene.GAME.view(scene.race(), Seat.A);
    return Scene.GAME.outlook(view, RaceNotation.INSTANCE.parse(action)).remarks();
  }

  @Test
  @Rule({"FR-10", "FR-13", "FR-14"})
  void aDrawIsToldWithItsCardsAndWhetherThePileIsShuffled() {
    Scene plenty = energy(List.of(Card.THREE, Card.FOUR, Card.FIVE, Card.SIX), List.of(Card.SEVEN));
    assertThat(remarks(plenty, "draw rouleur"))
        .containsExactly(new RaceRemark.WouldDraw(Kind.ROULEUR, 4, 4, 1));
    Scene few = energy(List.of(Card.THREE), List.of(Card.SEVEN, Card.SIX));
    assertThat(remarks(few, "draw rouleur"))
        .containsExactly(
            new RaceRemark.WouldDraw(Kind.ROULEUR, 3, 1, 2), new RaceRemark.WouldReshuffle(2));
  }

  @Test
  @Rule({"FR-22", "FR-40", "FR-Q5"})
  void aCardIsToldWithWhereItLeadsAndWhatIsLeftOfIt() {
    Scene scene = energy(List.of(Card.THREE, Card.SEVEN, Card.SEVEN), List.of());
    scene.play(Seat.A, "draw rouleur");
    assertThat(remarks(scene, "play 7"))
        .containsExactly(
            new RaceRemark.Reaches(70, 77, 7),
            new RaceRemark.WouldCross(4),
            new RaceRemark.LeftOver(Card.SEVEN, 1));
  }

  @Test
  @Rule({"FR-07", "FR-24"})
  void aPlaceIsToldWithItsLane() {
    var scene = Scene.of(2, Map.of("firstPlayer", "A"), "B_ROULEUR 5R", "B_SPRINTEUR 4R");
    scene.change(draft -> draft.setRound(0));
    assertThat(remarks(scene, "place rouleur 5"))
        .containsExactly(new RaceRemark.Lands(Kind.ROULEUR, 5, Lane.LEFT));
    assertThat(remarks(scene, "place rouleur 3"))
        .containsExactly(new RaceRemark.Lands(Kind.ROULEUR, 3, Lane.RIGHT));
  }

  @Test
  @Rule({"FR-Q2", "FR-33"})
  void howMuchExhaustionWasTakenAndHowMuchIsFreshIsOpen() {
    Scene scene = energy(List.of(Card.THREE), List.of(Card.EXHAUSTION));
    scene.change(draft -> draft.setTaken(0, 3, 1));
    RaceView.RiderView seen = Scene.GAME.view(scene.race(), Seat.B).rider(Rider.A_ROULEUR);
    assertThat(seen.exhaustionTaken()).isEqualTo(3);
    assertThat(seen.exhaustionFresh()).isEqualTo(1);
  }

  @Test
  @Rule({"FR-22", "FR-23"})
  void whoIsBlockedIsToldWhyAndMovesByTheRuleOfTheCard() {
    Scene scene = Scene.flat(2, "A_ROULEUR 10R", "B_ROULEUR 12R", "B_SPRINTEUR 12L");
    scene.move(Map.of(Rider.A_ROULEUR, 2));
    RaceEvent.Blocked blocked = scene.events(RaceEvent.Blocked.class).getFirst();
    assertThat(blocked).isEqualTo(new RaceEvent.Blocked(Rider.A_ROULEUR, 12, 11));
    assertThat(blocked.rule()).isEqualTo("FR-23");
    assertThat(scene.events(RaceEvent.Moved.class).getLast().rule()).isEqualTo("FR-22");
  }

  @ParameterizedTest
  @CsvSource({
    "avenue-corso-paseo, abcdefghijklmnopqrstu",
    "firenze-milano, abcgiDHqntmKOLrepJsfu",
    "la-classicissima, AebQRNHPcgikDFsLojmtu",
    "la-haute-montagne, abcfimetKGLHJsdopRQNU",
    "le-col-du-ballon, AnLHgceqtrMBoipjDFkSu",
    "ronde-van-wevelgem, abcmgfteqonLPjkIDHrSu"
  })
  @Rule({"FR-02", "FR-08"})
  void everyStageIsLaidInItsOrder(String stage, String tiles) {
    assertThat(Stages.track(stage, RunOut.OPEN).names()).isEqualTo(tiles);
  }
}
