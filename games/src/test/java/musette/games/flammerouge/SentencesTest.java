package musette.games.flammerouge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.Kind;
import musette.games.flammerouge.api.RaceEvent;
import musette.games.flammerouge.api.RaceRemark;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.api.Team;
import musette.games.flammerouge.course.Lane;
import musette.games.flammerouge.course.Terrain;
import musette.kernel.Statement;
import musette.wire.Words;
import org.junit.jupiter.api.Test;

/** Sentences that are easily wrong: empty lists, one of a thing, names beside names. */
final class SentencesTest {
  private static final Words ENGLISH = Words.of("flamme-rouge", "en");
  private static final Words FRENCH = Words.of("flamme-rouge", "fr");

  private static void says(Statement statement, String english, String french) {
    assertThat(ENGLISH.say(statement)).isEqualTo(english);
    assertThat(FRENCH.say(statement)).isEqualTo(french);
  }

  @Test
  void anEmptyPileIsNothing() {
    says(
        new RaceRemark.OwnStands(Kind.ROULEUR, List.of(Card.THREE, Card.FOUR), List.of()),
        "Your Rouleur: in the deck 3 and 4; put back for later: nothing.",
        "Votre Rouleur : dans la pioche 3 et 4 ; de côté pour plus tard : rien.");
  }

  @Test
  void theWinnerIsNamedOnce() {
    says(
        new RaceRemark.AskNothing(Team.D, Rider.D_SPRINTEUR),
        "The race is over. Dahu’s Sprinteur has won it.",
        "La course est terminée. Vainqueur : le Sprinteur de Dahu.");
  }

  @Test
  void whatAnActionDoesIsSaidWithoutItsNotation() {
    says(
        new RaceRemark.WouldDraw(Kind.ROULEUR, 4, 11, 0),
        "Draws 4 cards for the Rouleur; 11 in the deck, 0 put back for later.",
        "Pioche 4 cartes pour le Rouleur ; 11 dans la pioche, 0 de côté pour plus tard.");
    says(
        new RaceRemark.Lands(Kind.SPRINTEUR, 4, Lane.LEFT),
        "The Sprinteur on square 4, left lane.",
        "Le Sprinteur sur la case 4, couloir de gauche.");
    says(new RaceRemark.LeftOver(Card.NINE, 0), "It is the last 9.", "C’est le dernier 9.");
    says(new RaceRemark.LeftOver(Card.NINE, 1), "One more 9 is left.", "Il reste un autre 9.");
  }

  @Test
  void aCardIsPlayedByARiderWhoeverReadsIt() {
    says(
        new RaceEvent.Chose(Rider.A_ROULEUR, Card.SEVEN),
        "Alouette’s Rouleur: the 7 is played face down.",
        "Pour le Rouleur d’Alouette, le 7 est joué face cachée.");
  }

  @Test
  void whoIsPastTheLineHasNoSquaresToGo() {
    says(
        new RaceRemark.RiderStands(Rider.B_ROULEUR, 75, Lane.RIGHT, Terrain.FINISH, -1, 3),
        "Bourdon’s Rouleur: square 75, right lane; past the line; 3 cards left.",
        "Case 75, couloir de droite : le Rouleur de Bourdon ; au-delà de la ligne ;"
            + " 3 cartes restantes.");
    says(
        new RaceRemark.RiderStands(Rider.B_ROULEUR, 73, Lane.RIGHT, Terrain.FLAT, 1, 1),
        "Bourdon’s Rouleur: square 73, right lane, flat; 1 square to cross the line; 1 card left.",
        "Case 73, couloir de droite, plat : le Rouleur de Bourdon ; 1 case pour franchir la ligne ;"
            + " 1 carte restante.");
  }
}
