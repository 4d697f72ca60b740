package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.api.RaceRemark;
import musette.kernel.Refusal;
import musette.kernel.Seat;
import musette.kernel.Statement;
import musette.wire.Words;
import org.junit.jupiter.api.Test;

/** Sentences that are easily wrong: numbers beside names, one of a thing, elisions. */
final class SentencesTest {
  private static final Words ENGLISH = Words.of("pace-wheel", "en");
  private static final Words FRENCH = Words.of("pace-wheel", "fr");

  private static void says(Statement statement, String english, String french) {
    assertThat(ENGLISH.say(statement)).isEqualTo(english);
    assertThat(FRENCH.say(statement)).isEqualTo(french);
  }

  @Test
  void noNumberStandsBesideTheNumberOfARacer() {
    says(
        new RaceRemark.Asks("PW-06", Phase.ALLOCATE, "A1", 0, 0),
        "Give 15 points to Alouette 1: pick a profile, or begin with sprint.",
        "Donnez 15 points à Alouette 1 : un profil, ou d’abord le sprint.");
  }

  @Test
  void namesThatBeginWithAVowelAreElidedInFrench() {
    var boost = new RaceRemark.Asks("PW-26", Phase.BOOST, "A1", 0, 0);
    assertThat(FRENCH.say(boost))
        .isEqualTo("Augmentez le résultat d’Alouette 1 avant le lancer, ou non.");
    var recover = new RaceRemark.Asks("PW-54", Phase.RECOVER, "E2", 0, 0);
    assertThat(FRENCH.say(recover)).isEqualTo("Répartissez les points qu’Écureuil 2 récupère.");
    var refusal = Refusal.of("PW-35", "one-a-group", "racer", "B1");
    assertThat(FRENCH.say(refusal))
        .isEqualTo("Vous avez déjà déplacé un coureur dans le groupe de Bourdon 1.");
  }

  @Test
  void theWinnerIsNamedOnce() {
    says(
        new RaceEvent.RaceEnded("PW-46", Seat.D, "D2", 13),
        "Dahu 2 wins after 13 turns.",
        "Dahu 2 gagne après 13 tours.");
    says(
        new RaceRemark.IsOver("PW-46", Seat.D, "D2", 1),
        "The race is over: Dahu 2 has won after 1 turn.",
        "La course est finie : Dahu 2 a gagné après 1 tour.");
  }

  @Test
  void oneIsNotMany() {
    says(
        new RaceRemark.AllBurn("PW-18", 1),
        "Fast: 1 racer in the first square will pay in every turn.",
        "Allure rapide : 1 coureur de la première case paiera à chaque tour.");
    says(
        new RaceEvent.CaughtUp("PW-51", "A1", 20, 23, 1),
        "Alouette 1 makes up squares, to square 23; 1 is still owed.",
        "Alouette 1 rattrape son retard, jusqu’à la case 23 ; 1 case est encore due.");
    says(
        new RaceRemark.Odds("PW-25", 6, 12, 50, 1, 58),
        "50%, or 58% with a point more.",
        "50 %, ou 58 % avec un point de plus.");
  }

  @Test
  void everyChoiceSaysSomethingBesideItsNotation() {
    Scene race = Scene.of(2, "").at(20, "A1 B1 B2 B3").at(19, "A2 A3").asks(Phase.ATTACK, Seat.A);
    assertThat(race.remarks("no-attack", RaceRemark.class)).isNotEmpty();
    race.play("attack A1", 6).play("boost 0").play("no-farther");
    List<RaceRemark.Declines> declines = race.remarks("no-counter", RaceRemark.Declines.class);
    assertThat(ENGLISH.say(declines.getFirst())).isEqualTo("Bourdon 1 lets the attacker go.");
    race.until(Phase.SHUFFLE);
    assertThat(race.remarks("done", RaceRemark.class)).isNotEmpty();
  }
}
