package musette.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import musette.e2e.PageEngine.Call;
import org.junit.jupiter.api.Test;

/** The engine in the page gives what the engine on the JVM gives, to the byte. */
final class PageEngineTest {
  private static final boolean FULL = Boolean.getBoolean("musette.full");

  /** Matches of each game with drawn options: more than a hundred in a full run. */
  private static final int DRAWN = FULL ? 25 : 2;

  private static final String SHOWN = "# shown ";

  @Test
  void matchesAndGoldensAreTheSameInWasm() throws IOException {
    var calls = new ArrayList<>(PageEngineCases.chosen());
    calls.addAll(PageEngineCases.drawn(DRAWN));
    calls.addAll(PageEngineCases.golden());
    List<String> answers = agree(PageEngine.open("wasm"), calls);
    assertThat(answers).allSatisfy(answer -> assertThat(answer).contains("\nresult ", SHOWN));
    assertThat(answers.toString()).contains("\nundo ");
  }

  @Test
  void everyScenarioGivesTheSameTranscriptInWasm() throws IOException {
    List<String> answers = agree(PageEngine.open("wasm"), PageEngineCases.scenarios());
    assertThat(answers).hasSizeGreaterThan(100).noneMatch(answer -> answer.startsWith("refused"));
  }

  /** The number itself in a full run, otherwise that of one game of each kind. */
  @Test
  void signaturesAreTheSameNumberInWasm() throws IOException {
    List<Call> calls = FULL ? PageEngineCases.signatures() : PageEngineCases.signatures(1, 1);
    List<String> answers = agree(PageEngine.open("wasm"), calls);
    if (FULL) {
      assertThat(answers).isEqualTo(PageEngineCases.knownSignatures());
    }
  }

  @Test
  void theJsonOfReplaysIsTheSameInWasm() throws IOException {
    List<String> answers = agree(PageEngine.open("wasm"), PageEngineCases.views());
    assertThat(answers).allSatisfy(answer -> assertThat(answer).startsWith("{\"game\":"));
  }

  @Test
  void brokenRecordsAreRefusedForTheSameReasonInWasm() throws IOException {
    List<String> answers = agree(PageEngine.open("wasm"), PageEngineCases.broken());
    assertThat(answers).filteredOn(answer -> answer.startsWith("refused")).hasSizeGreaterThan(100);
  }

  @Test
  void theFallbackInJavaScriptIsTheSame() {
    agree(PageEngine.openInOldBrowser(), PageEngineCases.drawn(1));
  }

  /** Both work at the same time. */
  private static List<String> agree(PageEngine opened, List<Call> calls) {
    try (PageEngine engine = opened) {
      engine.ask(calls);
      List<String> here = calls.stream().map(Call::here).toList();
      List<String> there = engine.answers();
      for (int i = 0; i < calls.size(); i++) {
        assertThat(there.get(i)).as("%s", calls.get(i)).isEqualTo(here.get(i));
      }
      return here;
    }
  }
}
