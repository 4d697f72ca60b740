package musette.games.flammerouge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.RaceEvent;
import musette.games.flammerouge.api.RaceView;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.api.Team;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

final class EnergyTest {
  private static final FlammeRouge GAME = Scene.GAME;

  /** Two seats in the energy phase; the cards of Alouette's riders are given as letters. */
  private static Scene energy(String deck, String recycled) {
    Scene scene =
        Scene.flat(2, "A_ROULEUR 10R", "A_SPRINTEUR 10L", "B_ROULEUR 9R", "B_SPRINTEUR 9L");
    scene.change(draft -> draft.setPending(0b11));
    long exhaustion = deck.chars().filter(c -> c == 'E').count();
    scene.change(draft -> draft.setPiles(0, pile(deck), pile(recycled)));
    scene.change(
        draft -> draft.setTaken(0, (int) exhaustion + (recycled.contains("E") ? 1 : 0), 0));
    return scene;
  }

  private static long pile(String letters) {
    long pile = 0;
    for (int i = 0; i < letters.length(); i++) {
      for (Card card : Card.values()) {
        pile += card.letter() == letters.charAt(i) ? Pile.one(card) : 0;
      }
    }
    return pile;
  }

  @Test
  @Rule({"FR-10", "FR-11"})
  void fourCardsAreDrawnOneIsPlayedAndThreeAreRecycled() {
    Scene scene = energy("34567777", "");
    assertThat(actions(scene)).containsExactly("draw rouleur", "draw sprinteur");
    scene.play(Seat.A, "draw rouleur", 0, 0, 0, 0);
    assertThat(scene.race().hand(0)).isEqualTo(pile("3456"));
    assertThat(scene.race().deck(0)).isEqualTo(pile("7777"));
    assertThat(actions(scene)).containsExactly("play 3", "play 4", "play 5", "play 6");
    assertThat(scene.race().handOf(0)).as("nothing is drawn for the second").isZero();
    scene.play(Seat.A, "play 5", 0, 0, 0, 0);
    assertThat(scene.race().recycled(0)).isEqualTo(pile("346"));
    assertThat(scene.race().faceDown(0)).isEqualTo(Card.FIVE.ordinal());
    assertThat(scene.race().handOf(0)).as("now the other's hand is drawn").isEqualTo(1);
    assertThat(scene.race().hand(0)).isEqualTo(pile("2223"));
  }

  private static List<String> actions(Scene scene) {
    return GAME.actions(scene.race(), Seat.A).stream().map(RaceNotation.INSTANCE::print).toList();
  }

  @Test
  @Rule("FR-12")
  void everybodyChoosesAtTheSameTimeAndNobodySeesTheOthersCards() {
    Scene scene = energy("333444555666777", "");
    assertThat(GAME.turn(scene.race()).seats()).isEqualTo(Seats.first(2));
    scene.play(Seat.A, "draw rouleur", 0, 0, 0, 0).play(Seat.A, "play 3", 0, 0, 0, 0);
    RaceState seven =
        energy("333444555666777", "")
            .play(Seat.A, "draw rouleur", 14, 13, 12, 11)
            .play(Seat.A, "play 7", 0, 0, 0, 0)
            .race();
    assertThat(GAME.turn(scene.race()).seats()).isEqualTo(Seats.first(2));
    for (Seat viewer : List.of(Seat.B, Seat.NONE)) {
      assertThat(GAME.view(scene.race(), viewer)).isEqualTo(GAME.view(seven, viewer));
    }
    assertThat(GAME.view(scene.race(), Seat.A)).isNotEqualTo(GAME.view(seven, Seat.A));
    assertThat(scene.events(RaceEvent.Chose.class).getFirst().audience())
        .isEqualTo(Seats.of(Seat.A));
    assertThat(scene.events(RaceEvent.HandSeen.class).getFirst().audience())
        .isEqualTo(Seats.of(Seat.A));
  }

  @Test
  @Rule("FR-13")
  void aDeckThatRunsOutIsRenewedFromTheRecycledPileWhileDrawing() {
    Scene scene = energy("77", "3334").play(Seat.A, "draw rouleur", 3, 0);
    assertThat(scene.race().hand(0)).isEqualTo(pile("7734"));
    assertThat(scene.race().deck(0)).isEqualTo(pile("33"));
    assertThat(scene.race().recycled(0)).isZero();
    assertThat(scene.events(RaceEvent.Reshuffled.class))
        .containsExactly(new RaceEvent.Reshuffled(Rider.A_ROULEUR, 4));
  }

  @Test
  @Rule({"FR-13", "FR-Q2"})
  void afterAReshuffleNobodyKnowsWhereTheExhaustionLies() {
    Scene scene = energy("77", "333E");
    scene.change(draft -> draft.setTaken(0, 1, 1));
    scene.play(Seat.A, "draw rouleur", 0, 0);
    assertThat(scene.race().taken(0)).isEqualTo(1);
    assertThat(scene.race().fresh(0)).isZero();
  }

  @Test
  @Rule("FR-13")
  void aDeckEmptiedByAFullDrawIsRenewedAtTheNextDrawOnly() {
    Scene scene = energy("4567", "333").play(Seat.A, "draw rouleur");
    assertThat(scene.race().deck(0)).isZero();
    assertThat(scene.race().recycled(0)).isEqualTo(pile("333"));
    assertThat(scene.events(RaceEvent.Reshuffled.class)).isEmpty();
  }

  @Test
  @Rule("FR-14")
  void withFewerThanFourCardsAllAreDrawn() {
    Scene scene = energy("5", "36").play(Seat.A, "draw rouleur");
    assertThat(scene.race().hand(0)).isEqualTo(pile("356"));
    assertThat(scene.events(RaceEvent.Drew.class).getFirst().rule()).isEqualTo("FR-14");
  }

  @Test
  @Rule("FR-15")
  void withoutCardsARiderRidesOnAnExhaustionCardOfTheSupply() {
    Scene scene = energy("", "").play(Seat.A, "draw rouleur", 0, 0, 0, 0);
    assertThat(scene.race().faceDown(0)).isEqualTo(Card.EXHAUSTION.ordinal());
    assertThat(scene.race().supply(0)).isEqualTo(29);
    assertThat(scene.race().supply(1)).isEqualTo(30);
    assertThat(scene.race().handOf(0)).as("the other rider is next").isEqualTo(1);
    scene.play(Seat.A, "play 2").play(Seat.B, "draw rouleur", 0, 0, 0, 0);
    scene.play(Seat.B, "play 3", 0, 0, 0, 0).play(Seat.B, "play 2");
    assertThat(scene.race().round()).isEqualTo(2);
    assertThat(scene.road()).contains("A_ROULEUR 12R");
    RaceView.RiderView rouleur = GAME.view(scene.race(), Seat.B).rider(Rider.A_ROULEUR);
    assertThat(rouleur.spent()).contains(Card.EXHAUSTION);
  }

  @Test
  @Rule("FR-Q7")
  void withAnEmptySupplyARiderWithoutCardsMovesTwoAllTheSame() {
    Scene scene = energy("", "");
    scene.change(draft -> draft.setTaken(2, 30, 0));
    scene.play(Seat.A, "draw rouleur", 0, 0, 0, 0);
    assertThat(scene.race().faceDown(0)).isEqualTo(Card.NONE.ordinal());
    assertThat(scene.race().taken(0)).isZero();
    scene.change(draft -> draft.closeHand(0));
    scene.change(draft -> draft.putFaceDown(1, Card.TWO));
    scene.change(draft -> draft.putFaceDown(2, Card.THREE));
    scene.change(draft -> draft.putFaceDown(3, Card.TWO));
    assertThat(scene.ride().road()).contains("A_ROULEUR 12R");
  }

  @Test
  @Rule("FR-16")
  void playersDecideNothingAfterTheCards() {
    Scene scene = energy("333444555666777", "").play(Seat.A, "draw rouleur", 0, 0, 0, 0);
    scene.play(Seat.A, "play 3", 0, 0, 0, 0).play(Seat.A, "play 2");
    assertThat(GAME.turn(scene.race()).seats()).isEqualTo(Seats.of(Seat.B));
    scene.play(Seat.B, "draw sprinteur", 0, 0, 0, 0).play(Seat.B, "play 2", 0, 0, 0, 0);
    scene.play(Seat.B, "play 3");
    assertThat(scene.race().round()).as("the round is over by itself").isEqualTo(2);
    assertThat(scene.events(RaceEvent.Moved.class)).hasSize(4);
    assertThat(scene.exhausted()).isNotEmpty();
    assertThat(actions(scene)).containsExactly("draw rouleur", "draw sprinteur");
  }

  @Test
  @Rule("FR-Q2")
  void recycledCardsAreOpenToTheirOwnerAndOnlyCountedForTheOthers() {
    Scene scene = energy("34567777", "").play(Seat.A, "draw rouleur", 0, 0, 0, 0);
    scene.play(Seat.A, "play 5", 0, 0, 0, 0);
    RaceView own = GAME.view(scene.race(), Seat.A);
    RaceView others = GAME.view(scene.race(), Seat.B);
    assertThat(own.own().getFirst().recycled()).containsExactly(Card.THREE, Card.FOUR, Card.SIX);
    assertThat(own.own().getFirst().faceDown()).containsExactly(Card.FIVE);
    assertThat(others.own())
        .allSatisfy(cards -> assertThat(cards.rider().team()).isEqualTo(Team.B));
    assertThat(others.rider(Rider.A_ROULEUR).recycled()).isEqualTo(3);
    assertThat(others.rider(Rider.A_ROULEUR).deck()).isEqualTo(4);
    assertThat(others.rider(Rider.A_SPRINTEUR).hand()).isEqualTo(4);
    assertThat(others.rouleurSupply()).isEqualTo(30);
    assertThat(GAME.view(scene.race(), Seat.NONE).own()).isEmpty();
  }

  @Test
  @Rule("FR-Q2")
  void exhaustionSinceTheLastReshuffleIsKnownToLieInTheRecycledPile() {
    Scene scene = Scene.of(2, Map.of(), "A_ROULEUR 10R 3", "B_ROULEUR 20R 3").ride();
    assertThat(scene.exhausted()).containsExactly(Rider.B_ROULEUR, Rider.A_ROULEUR);
    RaceView view = GAME.view(scene.race(), Seat.B);
    assertThat(view.rider(Rider.A_ROULEUR).exhaustionFresh()).isEqualTo(1);
    for (int i = 0; i < 50; i++) {
      RaceState imagined = GAME.imagine(view, musette.kernel.Chance.quick(i));
      assertThat(Pile.count(imagined.recycled(0), Card.EXHAUSTION)).isEqualTo(1);
    }
  }

  @Test
  @Rule({"FR-10", "FR-06"})
  void whatIsRecycledLiesWithWhatWasRecycledBefore() {
    Scene scene = energy("34567", "77").play(Seat.A, "draw rouleur", 0, 0, 0, 0);
    scene.play(Seat.A, "play 4", 0, 0, 0, 0);
    assertThat(scene.race().recycled(0)).isEqualTo(pile("35677"));
    assertThat(scene.race().deck(0)).isEqualTo(pile("7"));
  }
}
