package musette.games.tourdefrance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import musette.games.tourdefrance.api.TourAction;
import musette.games.tourdefrance.api.TourView;
import musette.kernel.Chance;
import musette.kernel.Match;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.testkit.Rule;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** Who decides at a fork, and when. */
class RoutesTest {
  private static final TourDeFrance GAME = Scene.GAME;

  private static Match<TourState, TourAction, TourView> once(int seats) {
    Setup setup = Setup.of(GAME.about(), seats, Map.of("routes", "once"));
    return Match.start(GAME, setup, Seed.of(0));
  }

  @Test
  @Rule("TF-Q-36")
  void withRoutesOnceEveryRiderNamesAWayOutOfEveryForkBeforeTheStart() {
    Match<TourState, TourAction, TourView> match = once(2);
    Seat first = match.state().asked().seat();
    Seat second = first == Seat.A ? Seat.B : Seat.A;
    assertThat(texts(match, first)).containsExactly("route M14", "route C01");
    match.play(first, "route C01");
    assertThat(texts(match, first)).containsExactly("route M33", "route T01");
    match.play(first, "route M33");
    match.play(second, "route M14");
    assertThat(match.view(first).rider(first).ways()).containsExactly("C01", "M33");
    assertThat(match.view(first).rider(second).ways()).as("openly").containsExactly("M14");
    match.play(second, "route T01");
    assertThat(match.state().asked()).isEqualTo(Asked.toThrow(first, Seat.NONE, 0));
  }

  private static List<String> texts(Match<TourState, TourAction, TourView> match, Seat seat) {
    return match.offers(seat).stream().map(offer -> offer.text()).toList();
  }

  @Test
  @Rule("TF-Q-36")
  void withRoutesOnceNobodyIsAskedAtAForkAndEachKeepsToTheirWay() {
    Scene scene =
        Scene.of(2, "routes=once")
            .with(Seat.A, "M12 ways:[\"C01\",\"M33\"]")
            .with(Seat.B, "M12 lap:2 ways:[\"M14\",\"T01\"]")
            .asks(Seat.A);
    assertThat(scene.throwing(2).square(Seat.A)).isEqualTo("C01");
    assertThat(scene.throwing(2).square(Seat.B)).isEqualTo("M14");
    Scene later =
        Scene.of(2, "routes=once")
            .with(Seat.A, "M32 ways:[\"C01\",\"M33\"]")
            .with(Seat.B, "M32 lap:2 ways:[\"M14\",\"T01\"]")
            .asks(Seat.A);
    assertThat(later.throwing(2).square(Seat.A)).isEqualTo("M34");
    assertThat(later.throwing(1).square(Seat.B)).isEqualTo("T01");
  }

  @Test
  @Rule({"TF-Q-36", "TF-Q-55"})
  void beforeTheStartNothingElseIsAllowed() {
    Match<TourState, TourAction, TourView> match = once(2);
    assertThat(refusal(match, "throw")).isEqualTo("TF-Q-36");
    assertThat(refusal(match, "route T01")).as("another fork").isEqualTo("TF-Q-30");
    assertThat(refusal(match, "route R01")).isEqualTo("TF-Q-55");
  }

  private static String refusal(Match<TourState, TourAction, TourView> match, String action) {
    Seat seat = match.state().asked().seat();
    return Assertions.catchThrowableOfType(
            Refused.class, () -> match.play(seat, action, Chance.scripted()))
        .refusal()
        .rule();
  }

  @Test
  @Rule("TF-Q-36")
  void theSetUpMayFixOneWayForAll() {
    assertThat(Scene.alone("M13", "routes=cobbles").throwing(1).square(Seat.A)).isEqualTo("C01");
    assertThat(Scene.alone("M13", "routes=track2").throwing(1).square(Seat.A)).isEqualTo("M14");
    assertThat(Scene.alone("M32", "routes=track2").throwing(1).square(Seat.A)).isEqualTo("T01");
    assertThat(Scene.alone("M32", "routes=main").throwing(1).square(Seat.A)).isEqualTo("M33");
    assertThat(Scene.alone("M13", "routes=both").throwing(1).square(Seat.A)).isEqualTo("C01");
  }
}
