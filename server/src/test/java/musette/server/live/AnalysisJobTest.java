package musette.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import musette.games.Catalogue;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Match;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.kernel.Turn;
import musette.server.work.ComputeQueue.Pace;
import musette.wire.table.Http;
import org.junit.jupiter.api.Test;

/** What counts against an analysis, and what does not. */
final class AnalysisJobTest {
  private static final Game<?, ?, ?> GAME = Catalogue.game("flaming-pyramids");
  private static final long LONG = Duration.ofMinutes(4).toNanos();

  /** A pace that the test sets: what passes, and what of it is work, between two plies. */
  private final class SetPace implements Pace {
    private final long waits;
    private final long works;
    private long worked;

    SetPace(Duration waits, long works) {
      this.waits = waits.toMillis();
      this.works = works;
    }

    @Override
    public void pause() {
      now.addAndGet(waits);
      worked += works;
      // Somebody asks again, as who waits does.
      job.ask(Http.Depth.CHANCES, () -> {}, "ann");
    }

    @Override
    public long worked() {
      return worked;
    }
  }

  private final AtomicLong now = new AtomicLong(1_000_000);
  private final AnalysisJob job = new AnalysisJob(GAME, match(GAME), now::get);

  private static <S, A, V> GameRecord match(Game<S, A, V> game) {
    Setup setup = Setup.of(game.about(), 2, Map.of());
    var random = new SplittableRandom(1);
    Match<S, A, V> match = Match.start(game, setup, Seed.of(1));
    while (!match.turn().isOver()) {
      Seat seat = match.turn().seats().first();
      var offers = match.offers(seat);
      match.play(seat, offers.get(random.nextInt(offers.size())).text());
    }
    return new GameRecord(
        game.about().id(),
        game.about().version(),
        setup,
        List.of("A", "B"),
        new GameRecord.Secret.Shown(Seed.of(1)),
        Map.of(),
        match.log(),
        match.turn() instanceof Turn.Over(var result) ? result.places() : List.of());
  }

  private boolean ask() {
    return job.ask(Http.Depth.CHANCES, () -> {}, "ann");
  }

  @Test
  void waitingForOthersIsNoWork() {
    assertThat(ask()).isTrue();
    long began = now.get();
    job.run(new SetPace(Duration.ofSeconds(15), 1));
    assertThat(Duration.ofMillis(now.get() - began)).isGreaterThan(Duration.ofMinutes(3));
    assertThat(job.answer().ready()).isTrue();
  }

  @Test
  void thatTheTimeWasTooShortIsSaidOnceAndThenItIsTriedAgain() {
    assertThat(ask()).isTrue();
    job.run(new SetPace(Duration.ZERO, LONG));
    assertThatThrownBy(job::answer)
        .isInstanceOf(Refused.class)
        .hasMessageContaining("analysis-too-long");
    assertThat(ask()).as("it begins again").isTrue();
    job.run(new SetPace(Duration.ZERO, 1));
    assertThat(job.answer().ready()).isTrue();
  }

  @Test
  void whatNobodyWaitsForIsNotBegun() {
    assertThat(ask()).isTrue();
    assertThat(job.isUnderWayFor("ann")).isTrue();
    assertThat(job.isUnderWayFor("bob")).isFalse();
    now.addAndGet(Duration.ofMinutes(1).toMillis());
    assertThat(job.isUnderWay()).as("it takes nobody's place").isFalse();
    job.run(new SetPace(Duration.ZERO, 1));
    assertThat(job.answer().done()).isZero();
    assertThat(ask()).isTrue();
  }
}
