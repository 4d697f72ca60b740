package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import musette.games.Catalogue;
import musette.kernel.Game;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

class PlayTest {
  @TempDir private Path folder = Path.of("");

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void aWholeMatchIsPlayedAndItsRecordHolds() throws IOException {
    String file = file("a.record");
    Run run =
        Run.typing(
            "3\npick 3\n3\nsave " + file + "\n",
            "play",
            "dash",
            "--seats",
            "human:Ann,random",
            "--seed",
            "7");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains(
            "SHA-256 of the secret seed",
            "Alouette, pick your steps.",
            "   3  pick 3  To 3 at least. [DA-01]",
            "Alouette is now on 9. [DA-02]",
            "The match is over.",
            "Alouette (Ann)",
            "Saved: " + file);
    Run verified = Run.of("replay", file, "--verify");
    assertThat(verified.code()).as(verified.err()).isZero();
    assertThat(verified.out()).contains("6 plies, all legal");
    assertThat(Files.readString(Path.of(file))).contains("player A Ann\nplayer B bot random\n");
  }

  @Test
  void handsStayHiddenBehindTheCurtain() {
    Run run = Run.typing("\n3\n\n1\n\nquit\n\n", "play", "dash", "--seats", "human,human");
    assertThat(run.out()).contains("Pass the device to Alouette and press Enter.");
    int bob = run.out().indexOf("Pass the device to Bourdon");
    int annAgain = run.out().lastIndexOf("Pass the device to Alouette");
    assertThat(run.out().substring(bob, annAgain)).contains("Bourdon>").doesNotContain("picks 3");
    assertThat(run.out().split("Alouette picks 3", -1)).as("told to herself alone").hasSize(2);
  }

  @Test
  void withoutACurtainNobodyIsAskedToPass() {
    Run run = Run.typing("3\n3\n3\n3\n3\n3\n", "play", "dash", "--seats", "human,human", "--open");
    assertThat(run.out()).doesNotContain("Pass the device").contains("The match is over.");
  }

  @Test
  void aRefusedMoveIsAnsweredWithTheRuleAndChangesNothing() {
    Run run = Run.typing("pick 9\nfly\n7\npi\n", "play", "dash", "--seats", "human,random");
    assertThat(run.out())
        .contains(
            "9 steps are too many. (DA-01)",
            "“fly” is not an action of this game.",
            "“7” is not an action of this game.",
            "Several moves start like that: pick 1, pick 2, and pick 3.")
        .doesNotContain("is now on");
    assertThat(run.code()).isZero();
  }

  @Test
  void whatRevealedNothingIsTakenBackFreely() {
    Run run =
        Run.typing(
            "3\nundo\n1\n1\nlog\nquit\n\n", "play", "dash", "--seats", "human,human", "--open");
    assertThat(run.out())
        .contains("Undone: ply 1.", "Alouette is now on 1.")
        .doesNotContain("agree");
  }

  @Test
  void whatRevealedSomethingIsTakenBackByConsent() {
    String[] command = {"play", "dash", "--seats", "human,human", "--open"};
    Run agreed = Run.typing("3\n3\nundo\ny\n1\nquit\n\n", command);
    assertThat(agreed.out())
        .contains(
            "Does everybody agree that Bourdon undoes the last ply?",
            "Undone: ply 2.",
            "Bourdon is now on 1.");
    Run refused = Run.typing("3\n3\nundo\nn\nquit\n\n", command);
    assertThat(refused.out()).contains("Nothing was undone.").doesNotContain("Undone:");
    assertThat(Run.typing("undo\n", command).out()).contains("There is nothing to undo.");
  }

  @Test
  void aMatchIsSavedAndResumed() throws IOException {
    String file = file("b.record");
    Run first =
        Run.typing(
            "1\nsave " + file + "\n2\nquit\n",
            "play",
            "dash",
            "--seats",
            "human,random",
            "-o",
            "die=on",
            "-o",
            "goal=40");
    assertThat(first.out()).contains("Resume with: musette play --resume " + file);
    assertThat(Files.readString(Path.of(file)))
        .contains("# This match is not over.", "option die on", "ply 4 A pick 2")
        .doesNotContain("result");
    assertThat(Run.of("replay", file, "--verify").out()).contains("the match is not over");
    assertThat(Run.of("replay", file).isCalm().code()).isZero();
    Run second = Run.typing("3\n".repeat(20), "play", "--resume", file);
    assertThat(second.out()).contains("The match is over.", "Saved: " + file);
    assertThat(Run.of("replay", file, "--verify").out()).contains("final places: ");
    assertThat(Files.readString(Path.of(file))).contains("result").doesNotContain("# This");
  }

  @Test
  void theFileIsWrittenAfterEveryMove() {
    String file = file("c.record");
    // The input ends in the middle of the match.
    Run.typing("1\n2\n", "play", "dash", "--seats", "human,random", "--save", file);
    assertThat(Run.of("replay", file, "--verify").out()).contains("5 plies, all legal");
  }

  @Test
  void otherFilesAreNeverOverwritten() throws IOException {
    Path precious = folder.resolve("precious.txt");
    Files.writeString(precious, "mine");
    Run run = Run.typing("save " + precious + "\n", "play", "dash");
    assertThat(run.out()).contains("contains something else");
    assertThat(Run.of("play", "dash", "--save", precious.toString()).code()).isEqualTo(2);
    String begun = file("begun.record");
    Run.typing("1\n", "play", "dash", "--save", begun);
    Run resumed = Run.of("play", "--resume", begun, "--save", precious.toString());
    assertThat(resumed.code()).isEqualTo(2);
    assertThat(resumed.err()).contains("precious.txt: The file already exists");
    assertThat(Run.of("play", "--resume", begun, "--save", begun).code()).isZero();
    assertThat(Files.readString(precious)).isEqualTo("mine");
  }

  @Test
  void rulesHelpAndBoardAreAtHand() {
    Run run = Run.typing("rule DA-02\nrule XX\nhelp\nboard\nsave\n\n", "play", "dash");
    assertThat(run.out())
        .contains(
            "DA-02  All move by what they picked.",
            "There is no rule “XX” in dash.",
            "save FILE    save the match",
            "Squares: 0 and 0.",
            "Give a file name: save FILE");
  }

  @Test
  void frenchWordsAreSpokenAndUnderstood() {
    Run run = Run.typing("règle DA-02\naide\n3\nannuler\nn\n", "play", "dash", "--lang", "fr");
    assertThat(run.out())
        .contains("Tous avancent", "sauver FILE", "Alouette, choisissez vos pas.", "o/n");
  }

  @Test
  void botsAlonePlayToTheEnd() {
    Run run = Run.of("play", "dash", "--seats", "random,random,random");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Cigale is now on", "The match is over.");
  }

  @TestFactory
  List<DynamicTest> everyGameIsPlayedToTheEndAndVerified() {
    return Catalogue.games().stream()
        .map(game -> DynamicTest.dynamicTest(game.about().id(), () -> playToTheEnd(game)))
        .toList();
  }

  @TestFactory
  List<DynamicTest> everyGameIsPlayedWithAsManySeatsAsItTakes() {
    return Catalogue.games().stream()
        .map(game -> DynamicTest.dynamicTest(game.about().id(), () -> playWithAll(game)))
        .toList();
  }

  private void playWithAll(Game<?, ?, ?> game) {
    String id = game.about().id();
    String file = file(id + ".all");
    String seats = String.join(",", Collections.nCopies(game.about().maxSeats(), "random"));
    var line = new ArrayList<>(List.of("play", id, "--seats", seats, "--seed", "3"));
    line.addAll(List.of("--save", file));
    Run run = Run.of(line.toArray(String[]::new));
    assertThat(run.isCalm().code()).as(run.err()).isZero();
    Run told = Run.of("replay", file);
    assertThat(told.isCalm().code()).as(told.err()).isZero();
  }

  private void playToTheEnd(Game<?, ?, ?> game) {
    String id = game.about().id();
    String file = file(id + ".record");
    for (String language : new String[] {"en", "fr"}) {
      Run run =
          Run.typing(
              "1\n".repeat(5000),
              "play",
              id,
              "--seats",
              "human,greedy",
              "--save",
              file + language,
              "--lang",
              language);
      assertThat(run.isCalm().code()).as(run.err()).isZero();
      Run verified = Run.of("replay", file + language, "--verify");
      assertThat(verified.code()).as(verified.err()).isZero();
      assertThat(verified.out()).contains("final places: ");
      assertThat(Run.of("replay", file + language, "--lang", language).isCalm().code()).isZero();
    }
  }
}
