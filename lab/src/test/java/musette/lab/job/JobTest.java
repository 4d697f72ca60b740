package musette.lab.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import musette.games.Catalogue;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class JobTest {
  private static final Game<?, ?, ?> GAME = game("flamme-rouge");

  private static Game<?, ?, ?> game(String id) {
    return Catalogue.games().stream()
        .filter(game -> game.about().id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static Job job(int matches) {
    return Job.of(GAME, Setup.of(GAME.about(), 3), List.of("club", "random"), 7, matches);
  }

  private static Counts alone(Job job) {
    return counted(new Portion.OfJob(job));
  }

  private static Counts counted(Portion portion) {
    return ((Outcome.Counted) portion.play(GAME)).counts();
  }

  @Test
  void portionsAddUpInAnyOrder() {
    Job job = job(60);
    Counts whole = alone(job);
    for (int size : new int[] {1, 7, 32}) {
      var portions = new ArrayList<Portion>();
      Portion.of(job, size, MatchRow.Detail.NONE).forEachRemaining(portions::add);
      Collections.shuffle(portions, new Random(size));
      Counts sum = Counts.none(job);
      for (Portion portion : portions) {
        // As text, as they travel between machines.
        Portion sent = Portion.parse(portion.text());
        sum = sum.plus(Counts.parse(counted(sent).text()));
      }
      assertThat(sum).isEqualTo(whole);
      assertThat(sum.text()).isEqualTo(whole.text());
    }
    assertThat(whole.matches()).isEqualTo(60);
    assertThat(whole.seats().stream().mapToLong(Count::wins).sum()).isEqualTo(60L * Count.PARTS);
  }

  @ParameterizedTest
  @EnumSource(Probe.class)
  void theNumberOfThreadsDoesNotMatter(Probe probe) {
    Job job = job(4).with(probe);
    Counts one = Pool.threads(1, _ -> GAME).sum(job, _ -> {});
    Counts three = Pool.threads(3, _ -> GAME).sum(job, _ -> {});
    assertThat(three.text()).isEqualTo(one.text());
    assertThat(three.measures().isEmpty()).isEqualTo(probe == Probe.NONE);
    // Watching changes nothing but what is measured.
    Counts plain = alone(job(4));
    assertThat(one.lengths()).isEqualTo(plain.lengths());
    assertThat(one.seats()).isEqualTo(plain.seats());
    assertThat(one.rules()).isEqualTo(plain.rules());
  }

  @Test
  void rowsAreTheMatchesThatAreCounted() {
    Job job = job(12);
    var portion = new Portion.OfRows(job, MatchRow.Detail.PLIES);
    // As text, as they travel between machines.
    var sent = Portion.parse(portion.text());
    String answer = ChildProcess.answer(sent.text(), _ -> GAME);
    var listed = (Outcome.Listed) ChildProcess.read(answer);
    assertThat(listed.counts()).isEqualTo(alone(job));
    assertThat(listed.rows()).extracting(MatchRow::match).hasSize(12).isSorted();
    assertThat(listed.rows())
        .allSatisfy(
            row -> {
              assertThat(row.plies()).hasSize(row.actions());
              assertThat(row.places()).contains(1).hasSize(3);
              assertThat(row.wins().stream().mapToDouble(win -> win).sum()).isEqualTo(1);
            });
    assertThat(listed.rows().getFirst().bots()).containsExactly("club", "random", "club");
    int actions = listed.rows().stream().mapToInt(MatchRow::actions).sum();
    assertThat(listed.counts().histogram().total()).isEqualTo(actions);
  }

  @Test
  void aLostWorkerCostsTimeOnly() {
    Job job = job(40);
    var left = new AtomicInteger(3);
    Worker mortal =
        portion -> {
          if (left.decrementAndGet() < 0) {
            throw new Worker.Gone("killed");
          }
          return portion.play(GAME);
        };
    Worker steady = portion -> portion.play(GAME);
    assertThat(new Pool(List.of(mortal, steady)).sum(job, _ -> {})).isEqualTo(alone(job));
    left.set(3);
    assertThatThrownBy(() -> new Pool(List.of(mortal)).sum(job, _ -> {}))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("workers-gone");
  }

  @Test
  void nothingIsCountedTwiceAndNothingForeignIsAdded() {
    Counts first = alone(job(10));
    assertThatThrownBy(() -> first.plus(alone(job(20).with(9, 20))))
        .hasMessageContaining("counts-twice");
    Job other = Job.of(GAME, Setup.of(GAME.about(), 3), List.of("random"), 7, 10);
    assertThatThrownBy(() -> first.plus(alone(other.with(10, 20))))
        .hasMessageContaining("counts-differ");
    assertThat(first.open(job(25))).containsExactly(job(25).with(10, 25));
    assertThat(first.plus(alone(job(25).with(20, 25))).open(job(30)))
        .containsExactly(job(30).with(10, 20), job(30).with(25, 30));
  }

  @Test
  void aJobOfAnotherVersionIsRefused() {
    String text = new Portion.OfJob(job(1)).text();
    String rules = "\"rules\":" + GAME.about().version();
    assertThat(text).contains(rules);
    assertThatThrownBy(() -> Portion.parse(text.replace(rules, "\"rules\":0")).play(GAME))
        .hasMessageContaining("job-rules");
    assertThatThrownBy(() -> Portion.parse(text.replace("\"format\":1", "\"format\":9")).play(GAME))
        .hasMessageContaining("job-format");
    String counts = alone(job(1)).text().replace("\"format\":1", "\"format\":9");
    assertThatThrownBy(() -> Counts.parse(counts)).hasMessageContaining("job-format");
    assertThatThrownBy(() -> Counts.parse("{\"a\":1}")).isInstanceOf(Refused.class);
    assertThat(ChildProcess.answer("nonsense", _ -> GAME)).contains("\"refused\"");
  }
}
