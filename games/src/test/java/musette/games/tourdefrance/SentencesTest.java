package musette.games.tourdefrance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import musette.games.tourdefrance.api.TourAction;
import musette.games.tourdefrance.api.TourEvent;
import musette.games.tourdefrance.api.TourRemark;
import musette.games.tourdefrance.api.TourView;
import musette.games.tourdefrance.board.Kind;
import musette.kernel.Chance;
import musette.kernel.Refusal;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Statement;
import musette.kernel.Turn;
import musette.wire.Words;
import org.junit.jupiter.api.Test;

/** The sentences of the game as players read them. */
class SentencesTest {
  private static final TourDeFrance GAME = Scene.GAME;

  /** Everything that is said in some random games. */
  private static void hear(Consumer<Statement> listener) {
    for (int game = 0; game < 24; game++) {
      Map<String, String> options =
          Map.of(
              "board", List.of("monts", "grande-boucle", "kermesse").get(game % 3),
              "routes", game % 2 == 0 ? "once" : "rider",
              "cameraPass", game % 4 < 2 ? "until-release" : "once",
              "mode", game == 23 ? "classic" : "rules",
              "bonus", "1");
      Setup setup = Setup.of(GAME.about(), 2 + game % 3, options);
      Chance chance = Chance.quick(game);
      TourState race = GAME.start(setup, chance, listener::accept);
      while (GAME.turn(race) instanceof Turn.ToAct(var seats)) {
        Seat seat = seats.first();
        TourView view = GAME.view(race, seat);
        listener.accept(GAME.ask(view));
        GAME.describe(view).forEach(listener);
        List<TourAction> actions = GAME.actions(race, seat);
        actions.forEach(action -> GAME.outlook(view, action).remarks().forEach(listener));
        TourAction action = actions.get(chance.below(actions.size()));
        race = GAME.play(race, seat, action, chance, listener::accept);
      }
      listener.accept(GAME.ask(GAME.view(race, Seat.A)));
    }
  }

  @Test
  void nothingIsSaidInTokensOrWithAWrongPluralOrElision() {
    Words english = Words.of("tour-de-france", "en");
    Words french = Words.of("tour-de-france", "fr");
    var bad = new TreeSet<String>();
    hear(
        statement -> {
          for (String said : List.of(english.say(statement), french.say(statement))) {
            boolean tokens = said.matches(".*(_|[A-Z]{2,}[0-9]?|[a-z][A-Z]|\\{|null).*");
            boolean plural = said.matches(".*\\b1 (points|squares|cases|throws|lancers)\\b.*");
            boolean elision = said.matches(".*\\b(de|que|le|la) [AEIOUYÉÈÊHaeiouyéèê].*");
            boolean space = said.matches(".*(  | [.,]).*");
            if (tokens || plural || space || (elision && said.equals(french.say(statement)))) {
              bad.add(said);
            }
          }
        });
    assertThat(bad).isEmpty();
  }

  @Test
  void pointsAreCountedInWordsThatFit() {
    assertThat(both(new TourEvent.DotScored(Seat.A, "M02", 2)))
        .containsExactly(
            "Alouette lands on the orange dot of square 2: 2 orange points.",
            "Alouette s’arrête sur le point orange de la case 2 : 2 points orange.");
    assertThat(both(new TourEvent.StageReached(Seat.B, "M12", 1)))
        .containsExactly(
            "Bourdon passes the stage on square 12: 1 bank point.",
            "Bourdon passe l’étape de la case 12 : 1 point de banque.");
    assertThat(both(new TourEvent.Valued(Seat.A, 3, 2, 3, "TF-31")))
        .containsExactly(
            "The throw of 3 and 2 points are worth 3 here.",
            "Le lancer de 3 et 2 points valent 3 ici.");
    assertThat(both(new TourEvent.Failed(Seat.A, "M35", Kind.OVER3, 1)))
        .containsExactly(
            "Not enough: Alouette stays on square 35 (failed once).",
            "Pas assez : Alouette reste sur la case 35 (1 essai manqué).");
    assertThat(both(new TourRemark.AskSpend(2, 1, Kind.PLAIN)))
        .containsExactly(
            "You threw 2. Add your bank point?",
            "Vous avez fait 2. Ajouter votre point de banque ?");
    assertThat(both(new TourRemark.AskSpend(2, 4, Kind.RAIDE)))
        .containsExactly(
            "You threw 2. Add some of your 4 bank points against Super Raide?",
            "Vous avez fait 2. Ajouter une partie de vos 4 points de banque contre Super Raide ?");
  }

  @Test
  void whoMayComeUpIsNamedInANumberThatFits() {
    assertThat(both(new TourEvent.GroupOpened(Seat.A, "M29", List.of(Seat.B), "TF-25")))
        .containsExactly(
            "Bourdon, behind Alouette, may come up to square 29.",
            "Derrière Alouette, Bourdon peut venir sur la case 29.");
    assertThat(both(new TourEvent.GroupOpened(Seat.A, "M29", List.of(Seat.B, Seat.C), "TF-25")))
        .containsExactly(
            "Bourdon and Cigale, behind Alouette, may come up to square 29.",
            "Derrière Alouette, Bourdon et Cigale peuvent venir sur la case 29.");
  }

  @Test
  void aRefusalNamesOneNumberWhereOnlyOneFits() {
    Scene over = Scene.alone("M35 binding:OVER3 points:4").toss(1);
    Refusal refusal = GAME.refuse(over.state(), Seat.A, new TourAction.Spend(3));
    assertThat(refusal.rule()).isEqualTo("TF-38");
    assertThat(Words.of("tour-de-france", "en").say(refusal))
        .isEqualTo("The square takes 2 points here, or none; not 3.");
    assertThat(Words.of("tour-de-france", "fr").say(refusal))
        .isEqualTo("Ici, il faut ajouter 2 points ou aucun, pas 3.");
  }

  private static List<String> both(Statement statement) {
    var said = new ArrayList<String>();
    for (String language : List.of("en", "fr")) {
      said.add(Words.of("tour-de-france", language).say(statement));
    }
    return said;
  }
}
