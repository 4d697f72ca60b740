package musette.games.flammerouge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import musette.kernel.Remark;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said before a choice, what everybody sees, and the data of the stages. */
final class OutlookTest {
  private static Ride energy(List<Card> deck, List<Card> recycled) {
    Ride ride = Ride.flat(2, "A_ROULEUR 70R", "A_SPRINTEUR 10L", "B_ROULEUR 9R", "B_SPRINTEUR 9L");
    ride.race().setPending(0b11);
    ride.race().setPiles(0, Pile.of(deck), Pile.of(recycled));
    return ride;
  }

  private static List<Remark> remarks(Ride ride, String action) {
    RaceView view = Ride.GAME.view(ride.race(), Seat.A);
    return Ride.GAME.outlook(view, RaceNotation.INSTANCE.parse(action)).remarks();
  }

  @Test
  @Rule({"FR-10", "FR-13", "FR-14"})
  void aDrawIsToldWithItsCardsAndWhetherThePileIsShuffled() {
    Ride plenty = energy(List.of(Card.THREE, Card.FOUR, Card.FIVE, Card.SIX), List.of(Card.SEVEN));
    assertThat(remarks(plenty, "draw rouleur"))
        .containsExactly(new RaceRemark.WouldDraw(Kind.ROULEUR, 4, 4, 1));
    Ride few = energy(List.of(Card.THREE), List.of(Card.SEVEN, Card.SIX));
    assertThat(remarks(few, "draw rouleur"))
        .containsExactly(
            new RaceRemark.WouldDraw(Kind.ROULEUR, 3, 1, 2), new RaceRemark.WouldReshuffle(2));
  }

  @Test
  @Rule({"FR-22", "FR-40", "FR-Q5"})
  void aCardIsToldWithWhereItLeadsAndWhatIsLeftOfIt() {
    Ride ride = energy(List.of(Card.THREE, Card.SEVEN, Card.SEVEN), List.of());
    ride.play(Seat.A, "draw rouleur");
    assertThat(remarks(ride, "play 7"))
        .containsExactly(
            new RaceRemark.Reaches(70, 77, 7),
            new RaceRemark.WouldCross(4),
            new RaceRemark.LeftOver(Card.SEVEN, 1));
  }

  @Test
  @Rule({"FR-07", "FR-24"})
  void aPlaceIsToldWithItsLane() {
    var ride = Ride.of(2, Map.of("firstPlayer", "A"), "B_ROULEUR 5R", "B_SPRINTEUR 4R");
    ride.race().setRound(0);
    assertThat(remarks(ride, "place rouleur 5"))
        .containsExactly(new RaceRemark.Lands(Kind.ROULEUR, 5, Lane.LEFT));
    assertThat(remarks(ride, "place rouleur 3"))
        .containsExactly(new RaceRemark.Lands(Kind.ROULEUR, 3, Lane.RIGHT));
  }

  @Test
  @Rule({"FR-Q2", "FR-33"})
  void howMuchExhaustionWasTakenAndHowMuchIsFreshIsOpen() {
    Ride ride = energy(List.of(Card.THREE), List.of(Card.EXHAUSTION));
    ride.race().setTaken(0, 3, 1);
    RaceView.RiderView seen = Ride.GAME.view(ride.race(), Seat.B).rider(Rider.A_ROULEUR);
    assertThat(seen.exhaustionTaken()).isEqualTo(3);
    assertThat(seen.exhaustionFresh()).isEqualTo(1);
  }

  @Test
  @Rule({"FR-22", "FR-23"})
  void whoIsBlockedIsToldWhyAndMovesByTheRuleOfTheCard() {
    Ride ride = Ride.flat(2, "A_ROULEUR 10R", "B_ROULEUR 12R", "B_SPRINTEUR 12L");
    ride.move(Map.of(Rider.A_ROULEUR, 2));
    RaceEvent.Blocked blocked = ride.events(RaceEvent.Blocked.class).getFirst();
    assertThat(blocked).isEqualTo(new RaceEvent.Blocked(Rider.A_ROULEUR, 12, 11));
    assertThat(blocked.rule()).isEqualTo("FR-23");
    assertThat(ride.events(RaceEvent.Moved.class).getLast().rule()).isEqualTo("FR-22");
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
