package musette.games.flammerouge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.Kind;
import musette.games.flammerouge.api.Phase;
import musette.games.flammerouge.api.RaceAction;
import musette.games.flammerouge.course.Lane;
import musette.games.flammerouge.course.RunOut;
import musette.games.flammerouge.course.Stages;
import musette.games.flammerouge.course.Tile;
import musette.games.flammerouge.course.Track;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SetUpTest {
  private static final FlammeRouge GAME = Scene.GAME;

  private static RaceState start(int seats, Map<String, String> options, int... dice) {
    return GAME.start(Scene.setup(seats, options), Chance.scripted(dice), Journal.NONE);
  }

  @Test
  @Rule("FR-01")
  void twoToFourPlayersHaveARouleurAndASprinteurEach() {
    for (int seats = 2; seats <= 4; seats++) {
      RaceState race = start(seats, Map.of("firstPlayer", "A"));
      assertThat(race.rules().riders()).isEqualTo(2 * seats);
      for (int rider = 0; rider < 2 * seats; rider++) {
        assertThat(race.rules().rider(rider).team().seat()).isEqualTo(Seat.of(rider / 2));
        assertThat(race.rules().rider(rider).kind()).isEqualTo(Kind.values()[rider % 2]);
      }
    }
    assertThatThrownBy(() -> Scene.setup(5, Map.of())).hasMessageContaining("seats");
  }

  @ParameterizedTest
  @Rule("FR-02")
  @CsvSource({
    "abcx, stage-unknown-tile, 4",
    "abcbu, stage-tile-twice, 4",
    "abcBu, stage-tile-twice, 4",
    "bcu, stage-start, 1",
    "abAu, stage-tile-twice, 3",
    "ubc, stage-start, 1",
    "abc, stage-finish, 3",
    "aubc, stage-finish, 2"
  })
  void aStageThatCannotBeLaidIsRefusedWithItsFault(String tiles, String reason, int at) {
    assertThatThrownBy(() -> GAME.check(Scene.setup(2, Map.of("ownStage", tiles))))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> {
              assertThat(refused.refusal().rule()).isEqualTo("FR-02");
              assertThat(refused.refusal().reason()).isEqualTo(reason);
              assertThat(refused.refusal().about()).containsEntry("at", at);
            });
  }

  @Test
  @Rule("FR-02")
  void anOwnStageIsLaidAsItsTilesSay() {
    Track track = Stages.own("AbLU", RunOut.OPEN);
    assertThat(profile(track)).isEqualTo("S4 _8 ^3 v3 ^2 F4");
    assertThat(track.startLine()).isEqualTo(4);
    assertThat(track.finishLine()).isEqualTo(20);
  }

  @Test
  @Rule("FR-02")
  void theBoxHas21TilesWithTwoSides() {
    assertThat(Stages.tiles()).hasSize(42);
    Stages.tiles()
        .forEach(
            (name, tile) -> {
              Tile other = tile(Character.toUpperCase(name));
              assertThat(other.squares()).hasSameSizeAs(tile.squares());
              assertThat(Math.abs(other.turn())).isEqualTo(Math.abs(tile.turn()));
            });
    assertThat(tile('e').turn()).isEqualTo(-90);
    assertThat(tile('E').turn()).isEqualTo(90);
    assertThat(tile('k').turn()).isEqualTo(45);
    assertThat(tile('K').turn()).isEqualTo(-45);
  }

  private static Tile tile(char name) {
    return Objects.requireNonNull(Stages.tiles().get(name));
  }

  @ParameterizedTest
  @Rule({"FR-02", "FR-08"})
  @CsvSource({
    "avenue-corso-paseo, S5 _68 F5",
    "firenze-milano, S5 _17 ^5 v3 _16 ^7 v3 _17 F5",
    "la-classicissima, S4 _10 ^10 v4 _12 ^5 v4 _5 ^3 v3 _13 F5",
    "la-haute-montagne, S5 _31 ^7 v5 _14 ^12 F4",
    "le-col-du-ballon, S4 _8 ^3 v5 _18 ^4 v4 _10 ^5 v4 _8 F5",
    "ronde-van-wevelgem, S5 _41 ^3 v5 _6 ^5 v3 _5 F5"
  })
  void theStagesHaveTheirProfiles(String stage, String profile) {
    Track track = Stages.track(stage, RunOut.OPEN);
    assertThat(profile(track)).isEqualTo(profile);
    assertThat(track.length()).isEqualTo(78);
    var letters = new HashSet<String>();
    track.tiles().forEach(tile -> letters.add(tile.name().toLowerCase(Locale.ROOT)));
    assertThat(letters).hasSize(21);
  }

  private static String profile(Track track) {
    var runs = new ArrayList<String>();
    int length = 0;
    for (int square = 1; square <= track.length(); square++) {
      length++;
      boolean last = square == track.length();
      if (last || track.terrain(square + 1) != track.terrain(square)) {
        runs.add(String.valueOf(track.terrain(square).letter()) + length);
        length = 0;
      }
    }
    return String.join(" ", runs);
  }

  @Test
  @Rule("FR-08")
  void theFirstRaceIsOnTheAvenueCorsoPaseo() {
    RaceState race = start(2, Map.of("firstPlayer", "A"));
    assertThat(race.rules().track().names()).isEqualTo("abcdefghijklmnopqrstu");
  }

  @Test
  @Rule("FR-03")
  void aRouleurHasThreeEachOfThreeToSeven() {
    RaceState race = start(2, Map.of("firstPlayer", "A"));
    assertThat(letters(race.deck(0))).isEqualTo("333444555666777");
  }

  @Test
  @Rule({"FR-04", "FR-Q1"})
  void aSprinteurHasThreeEachOfTheCardsInTheRulebook() {
    RaceState race = start(2, Map.of("firstPlayer", "A"));
    assertThat(letters(race.deck(1))).isEqualTo("222333444555777999");
  }

  @Test
  @Rule("FR-05")
  void thereAreThirtyExhaustionCardsOfValueTwoForEachKind() {
    RaceState race = start(2, Map.of("firstPlayer", "A"));
    assertThat(race.supply(0)).isEqualTo(30);
    assertThat(race.supply(1)).isEqualTo(30);
    assertThat(Card.EXHAUSTION.value()).isEqualTo(2);
  }

  @Test
  @Rule("FR-06")
  void everyRiderHasAFullDeckAndAnEmptyRecycledPile() {
    RaceState race = start(2, Map.of("firstPlayer", "A"));
    for (int rider = 0; rider < 4; rider++) {
      assertThat(Pile.size(race.deck(rider))).isEqualTo(rider % 2 == 0 ? 15 : 18);
      assertThat(race.recycled(rider)).isZero();
    }
  }

  @Test
  @Rule("FR-Q1")
  void theBoxHasNoSevensForTheSprinteur() {
    RaceState race = start(2, Map.of("firstPlayer", "A", "sprinteurDeck", "box15"));
    assertThat(letters(race.deck(1))).isEqualTo("222333444555999");
  }

  @Test
  @Rule("FR-69")
  void aHandicapPutsExhaustionFromTheSupplyIntoBothDecks() {
    RaceState race = start(2, Map.of("firstPlayer", "A", "handicap", "0,3"));
    assertThat(letters(race.deck(0))).isEqualTo("333444555666777");
    assertThat(letters(race.deck(2))).isEqualTo("333444555666777EEE");
    assertThat(letters(race.deck(3))).isEqualTo("222333444555777999EEE");
    assertThat(race.supply(0)).isEqualTo(27);
    assertThat(race.supply(1)).isEqualTo(27);
  }

  private static String letters(long pile) {
    var text = new StringBuilder();
    Pile.cards(pile, Card.NINE).forEach(card -> text.append(card.letter()));
    return text.toString();
  }

  @Test
  @Rule("FR-07")
  void theFirstPlayerPlacesBothRidersThenTheOthersClockwise() {
    RaceState race = start(3, Map.of(), 1);
    var order = new ArrayList<Seat>();
    while (race.phase() == Phase.PLACING) {
      Seat seat = GAME.turn(race).seats().first();
      order.add(seat);
      race =
          GAME.play(
              race, seat, GAME.actions(race, seat).getLast(), Chance.scripted(), Journal.NONE);
    }
    assertThat(order).containsExactly(Seat.B, Seat.B, Seat.C, Seat.C, Seat.A, Seat.A);
    assertThat(race.round()).isEqualTo(1);
  }

  @Test
  @Rule("FR-07")
  void ridersArePlacedInEitherOrderOnTheRightThenOnTheLeft() {
    RaceState race = start(2, Map.of("firstPlayer", "B"));
    assertThat(GAME.actions(race, Seat.B)).hasSize(10);
    assertThat(GAME.actions(race, Seat.A)).isEmpty();
    race = place(race, Seat.B, "place sprinteur 4");
    assertThat(Spots.lane(race.spot(3))).isEqualTo(Lane.RIGHT);
    race = place(race, Seat.B, "place rouleur 4");
    assertThat(Spots.lane(race.spot(2))).isEqualTo(Lane.LEFT);
    assertThat(GAME.actions(race, Seat.A))
        .hasSize(8)
        .doesNotContain(new RaceAction.PlaceRider(Kind.ROULEUR, 4));
  }

  @Test
  @Rule("FR-07")
  void theUpperSideOfTheStartHasFourSquares() {
    RaceState race = start(2, Map.of("firstPlayer", "A", "ownStage", "Au"));
    assertThat(GAME.actions(race, Seat.A)).hasSize(8);
  }

  @Test
  @Rule("FR-07")
  void aFirstPlayerWhoDoesNotSitThereIsRefused() {
    assertThatThrownBy(() -> GAME.check(Scene.setup(2, Map.of("firstPlayer", "C"))))
        .hasMessageContaining("first-player");
  }

  @Test
  @Rule({"FR-07", "FR-11", "FR-10"})
  void refusalsNameTheRule() {
    RaceState race = start(2, Map.of("firstPlayer", "A"));
    assertThat(refusal(race, "place rouleur 6")).containsExactly("FR-07", "not-behind-line");
    assertThat(refusal(race, "draw rouleur")).containsExactly("FR-07", "place-first");
    assertThat(refusal(race, "play 5")).containsExactly("FR-07", "place-first");
    race = place(race, Seat.A, "place rouleur 5");
    assertThat(refusal(race, "place rouleur 4")).containsExactly("FR-07", "already-placed");
    race = place(place(race, Seat.A, "place sprinteur 5"), Seat.B, "place rouleur 3");
    assertThat(refusal(race, Seat.B, "place sprinteur 5")).containsExactly("FR-07", "square-full");
    race = place(race, Seat.B, "place sprinteur 3");
    assertThat(refusal(race, "place rouleur 4")).containsExactly("FR-07", "placing-over");
    assertThat(refusal(race, "play 5")).containsExactly("FR-10", "draw-first");
    race =
        GAME.play(race, Seat.A, parse("draw rouleur"), Chance.scripted(0, 0, 0, 0), Journal.NONE);
    assertThat(refusal(race, "draw rouleur")).containsExactly("FR-10", "already-drawn");
    assertThat(refusal(race, "draw sprinteur")).containsExactly("FR-11", "play-first");
    assertThat(refusal(race, "play 7")).containsExactly("FR-10", "not-in-hand");
  }

  private static List<String> refusal(RaceState race, String action) {
    return refusal(race, Seat.A, action);
  }

  private static List<String> refusal(RaceState race, Seat seat, String action) {
    assertThat(GAME.actions(race, seat)).doesNotContain(parse(action));
    var refusal = GAME.refuse(race, seat, parse(action));
    return List.of(refusal.rule(), refusal.reason());
  }

  private static RaceAction parse(String action) {
    return RaceNotation.INSTANCE.parse(action);
  }

  private static RaceState place(RaceState race, Seat seat, String action) {
    assertThat(GAME.actions(race, seat)).contains(parse(action));
    return GAME.play(race, seat, parse(action), Chance.scripted(), Journal.NONE);
  }
}
