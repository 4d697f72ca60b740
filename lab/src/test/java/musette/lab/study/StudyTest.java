package musette.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import musette.games.Catalogue;
import musette.kernel.Game;
import musette.lab.job.Counts;
import musette.lab.job.Job;
import musette.lab.job.Pool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyTest {
  private static final Game<?, ?, ?> GAME = Catalogue.game("flamme-rouge");

  @TempDir private Path folder = Path.of("");

  @Test
  void everyValueOfEveryOptionIsASetting() {
    List<Setting> singles = Setting.singles(GAME, 2);
    assertThat(singles).extracting(Setting::key).doesNotHaveDuplicates();
    assertThat(singles)
        .extracting(Setting::changed)
        .contains(Map.of("stage", "la-haute-montagne"), Map.of("raceToTheEnd", "on"))
        // Nobody sits on seat D of a table for two.
        .doesNotContain(Map.of("firstPlayer", "random"), Map.of("stage", "avenue-corso-paseo"));
    assertThat(Setting.pairs(GAME, singles.subList(0, 6)))
        .allSatisfy(pair -> assertThat(pair.changed()).hasSize(2));
  }

  @Test
  void theCorrectionOfHolmKeepsFewer() {
    var effects = new ArrayList<Effect>();
    for (double p : new double[] {0.04, 0.001, 0.02, 0.3}) {
      effects.add(new Effect(Measure.LENGTH, 0, 0, 0, 0, p, false));
    }
    assertThat(Effect.corrected(effects))
        .extracting(Effect::holds)
        .containsExactly(false, true, false, false);
    assertThat(Effect.normal(1.959964)).isCloseTo(0.975, within(1e-6));
    assertThat(Effect.quantile(0.975)).isCloseTo(1.959964, within(1e-4));
  }

  @Test
  void aStudyGoesOnWhereItStopped() throws IOException {
    var files = new CountsFolder(folder.resolve("study"));
    Setting base = Setting.base(GAME, 2);
    Job job = Sample.CLUBS.job(GAME, base, new Sample.Sizes(20, 20), 1);
    try (var pool = Pool.threads(1, _ -> GAME)) {
      files.write("base", pool.sum(job.with(0, 8), _ -> {}));
      Counts before = files.read("base", job);
      assertThat(before.open(job)).containsExactly(job.with(8, 20));
      Counts whole = before.plus(pool.sum(job.with(8, 20), _ -> {}));
      assertThat(whole).isEqualTo(pool.sum(job, _ -> {}));
    }
    Job other = Sample.CLUBS.job(GAME, base, new Sample.Sizes(20, 20), 2);
    assertThatThrownBy(() -> files.read("base", other)).hasMessageContaining("study-foreign");
    try (var all = Files.list(folder.resolve("study"))) {
      Path file = all.findFirst().orElseThrow();
      Files.writeString(file, "{half");
    }
    assertThatThrownBy(() -> files.read("base", job)).hasMessageContaining("study-foreign");
  }

  @Test
  void theDearSamplesHaveASizeOfTheirOwn() {
    Setting base = Setting.base(GAME, 2);
    var sizes = new Sample.Sizes(100_000, 1000);
    assertThat(Sample.SKILL.job(GAME, base, sizes, 1).matches()).isEqualTo(25_000);
    assertThat(Sample.STORY.job(GAME, base, sizes, 1).matches()).isEqualTo(20);
    assertThat(Sample.CHOICES.job(GAME, base, sizes, 1).matches()).isEqualTo(4);
  }

  @Test
  void whatAStageDoesIsFound() {
    var all = new ArrayList<Study.Counted>();
    var flat = Setting.base(GAME, 2);
    var high =
        Setting.singles(GAME, 2).stream()
            .filter(setting -> setting.changed().containsValue("la-haute-montagne"))
            .findFirst()
            .orElseThrow();
    try (var pool = Pool.threads(1, _ -> GAME)) {
      for (Setting setting : List.of(flat, high)) {
        Job job = Sample.CLUBS.job(GAME, setting, new Sample.Sizes(60, 60), 1);
        all.add(new Study.Counted(setting, Map.of(Sample.CLUBS, pool.sum(job, _ -> {}))));
      }
    }
    Study study = Study.of(GAME, 1, 60, all);
    Effect length = study.rows().get(1).effects().getFirst();
    assertThat(length.measure()).isEqualTo(Measure.LENGTH);
    assertThat(length.holds()).isTrue();
    assertThat(length.low()).isPositive();
    assertThat(study.rows().getFirst().effects()).isEmpty();
    assertThat(study.neverFired()).isNotEmpty();
  }
}
