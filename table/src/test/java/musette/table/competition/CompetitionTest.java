package musette.table.competition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import musette.kernel.Refused;
import musette.kernel.Seed;
import musette.table.json.JsonText;
import musette.table.json.JsonValue;
import musette.table.json.Readers;
import musette.wire.competition.CompetitionChange;
import musette.wire.competition.CompetitionChange.Ridden;
import musette.wire.competition.CompetitionChange.Score;
import musette.wire.competition.CompetitionInfo;
import musette.wire.competition.CompetitionInfo.Status;
import musette.wire.competition.LoggedCompetition;
import musette.wire.competition.Plan;
import musette.wire.table.Clock;
import musette.wire.table.Person;
import musette.wire.table.TableInfo;
import org.junit.jupiter.api.Test;

/** Tournaments from the first entry to the end, with invented results. */
final class CompetitionTest {
  private final List<LoggedCompetition> log = new ArrayList<>();
  private final AtomicInteger tables = new AtomicInteger();
  private Competition competition;
  private long now = 1_000;
  private Map<String, Set<String>> apart = Map.of();

  CompetitionTest() {
    competition = opened(plan(Plan.Form.ROUNDS, 5, 4, 16, "club"));
  }

  private static Plan plan(Plan.Form form, int rounds, int size, int entrants, String bot) {
    return new Plan(
        "Coupe du Ballon",
        Plan.Kind.TOURNAMENT,
        form,
        Plan.Count.TIME,
        List.of(new Plan.Stage("", "flamme-rouge", Map.of())),
        rounds,
        size,
        entrants,
        0,
        new Clock.MoveClock(60),
        TableInfo.Access.PUBLIC,
        bot,
        10,
        0);
  }

  private Competition opened(Plan plan) {
    log.clear();
    var opened = new CompetitionChange.Opened(plan, "p0", Seed.of(7).hex());
    log.add(new LoggedCompetition(0, now, "p0", opened));
    competition = Competition.of("c1", log);
    return competition;
  }

  private void apply(List<CompetitionChange> changes) {
    for (CompetitionChange change : changes) {
      var logged = new LoggedCompetition(competition.seq() + 1, now, "", change);
      competition.apply(logged);
      log.add(logged);
    }
  }

  private CompetitionDecisions decisions() {
    return new CompetitionDecisions(competition);
  }

  private void enter(int people) {
    IntStream.range(0, people).forEach(i -> apply(decisions().enter("p" + i, "")));
  }

  private boolean goOn() {
    List<CompetitionChange> next =
        decisions()
            .next(
                now,
                () -> "t" + tables.incrementAndGet(),
                player -> apart.getOrDefault(player, Set.of()));
    apply(next);
    return !next.isEmpty();
  }

  /** Settles every table: the lower number wins, unless {@code absent} sat there. */
  private void rideRound(int absent) {
    while (goOn()) {}
    for (Competition.Unsettled open : competition.unsettled()) {
      List<Integer> order = open.draw().entrants().stream().sorted().toList();
      List<Score> scores =
          open.draw().entrants().stream()
              .map(
                  who ->
                      new Score(
                          who,
                          order.indexOf(who) + 1,
                          0,
                          0,
                          who == absent ? Ridden.ABSENT : Ridden.RODE))
              .toList();
      apply(decisions().settle(open.draw().table(), scores));
      assertThat(decisions().settle(open.draw().table(), scores)).as("counted once").isEmpty();
    }
    now += 20_000;
  }

  private void rideToTheEnd() {
    for (int i = 0; i < 80 && competition.status() != Status.OVER; i++) {
      rideRound(-1);
      while (goOn()) {}
    }
    assertThat(competition.status()).isEqualTo(Status.OVER);
  }

  private CompetitionInfo info() {
    return new CompetitionRenderer(id -> new Person(id, id, Person.Kind.GUEST))
        .info(competition, "p1", now);
  }

  @Test
  void sixteenMeetAllOthersOnceAndTheBestWins() {
    enter(16);
    rideToTheEnd();
    CompetitionInfo info = info();
    assertThat(info.standings().getFirst().entrant()).isZero();
    assertThat(info.standings().getFirst().points()).isEqualTo(25);
    assertThat(info.standings().getFirst().wins()).isEqualTo(5);
    assertThat(info.roundList())
        .allMatch(round -> round.tables().stream().allMatch(t -> t.fresh()));
    int all = info.standings().stream().mapToInt(CompetitionInfo.Standing::points).sum();
    assertThat(all).isEqualTo(5 * 4 * (5 + 3 + 2 + 1));
  }

  @Test
  void theLogThroughJsonGivesTheSame() {
    enter(11);
    apply(decisions().start("p0"));
    rideToTheEnd();
    List<LoggedCompetition> read =
        JsonValue.parse(JsonText.of(log)).list(Readers::competitionLoggedCompetition);
    var again = Competition.of("c1", read);
    var renderer = new CompetitionRenderer(id -> new Person(id, id, Person.Kind.GUEST));
    assertThat(renderer.info(again, "p1", now)).isEqualTo(info());
  }

  @Test
  void botsFillTheLastTableAndWhoComesLateTakesTheirPlace() {
    enter(14);
    apply(decisions().start("p0"));
    rideRound(-1);
    rideRound(-1);
    assertThat(info().entrants()).hasSize(16);
    assertThat(info().late()).isEqualTo(new CompetitionInfo.Late(true, 2, 2));
    apply(decisions().enter("late", ""));
    assertThat(info().entrants().get(14).player().id()).isEqualTo("late");
    assertThat(info().standings().stream().filter(s -> s.entrant() == 14).findFirst().orElseThrow())
        .matches(line -> line.points() == 2 && line.wins() == 0);
    rideToTheEnd();
  }

  @Test
  void whoDoesNotComeIsLastAtTheTableAndDropped() {
    enter(16);
    rideRound(0);
    while (goOn()) {}
    assertThat(info().entrants().getFirst().out()).isTrue();
    assertThat(info().standings().stream().filter(s -> s.entrant() == 0).findFirst().orElseThrow())
        .matches(line -> line.places().getFirst() == 4 && line.points() == 1);
    assertThat(info().roundList().get(1).tables().stream().flatMap(t -> t.entrants().stream()))
        .hasSize(15)
        .doesNotContain(0);
  }

  @Test
  void knockOutAndRoundRobinEndForAnyNumber() {
    for (int entrants = 2; entrants <= 24; entrants++) {
      for (int size = 2; size <= 4; size++) {
        for (Plan.Form form : List.of(Plan.Form.KNOCKOUT, Plan.Form.ROUND_ROBIN)) {
          if (form == Plan.Form.KNOCKOUT || entrants <= 9) {
            opened(plan(form, 0, size, entrants, ""));
            enter(entrants);
            rideToTheEnd();
            assertThat(info().standings().getFirst().entrant()).as("%s", form).isZero();
          }
        }
      }
    }
  }

  @Test
  void whoBlockEachOtherMeetOnlyWhereEverybodyDoes() {
    apart = Map.of("p0", Set.of("p1"), "p1", Set.of("p0"));
    enter(16);
    rideToTheEnd();
    assertThat(haveMet(0, 1)).as("in rounds").isFalse();
    opened(plan(Plan.Form.ROUND_ROBIN, 0, 2, 6, ""));
    enter(6);
    rideToTheEnd();
    assertThat(haveMet(0, 1)).as("where everybody meets everybody").isTrue();
    opened(plan(Plan.Form.KNOCKOUT, 0, 2, 2, ""));
    enter(2);
    rideToTheEnd();
    assertThat(haveMet(0, 1)).as("in a final").isTrue();
  }

  private boolean haveMet(int one, int other) {
    return info().roundList().stream()
        .flatMap(round -> round.tables().stream())
        .anyMatch(table -> table.entrants().containsAll(List.of(one, other)));
  }

  @Test
  void entriesAreCheckedAndAnEmptyOneIsClosed() {
    enter(16);
    assertThatThrownBy(() -> decisions().enter("p16", "")).isInstanceOf(Refused.class);
    assertThat(decisions().enter("p3", "")).as("twice").isEmpty();
    assertThatThrownBy(() -> decisions().start("p5")).isInstanceOf(Refused.class);
    opened(plan(Plan.Form.ROUNDS, 3, 4, 16, ""));
    apply(decisions().enter("p0", ""));
    assertThatThrownBy(() -> decisions().start("p0")).isInstanceOf(Refused.class);
    apply(decisions().leave("p0"));
    assertThat(competition.status()).isEqualTo(Status.CANCELLED);
  }

  @Test
  void equalPointsAreDecidedByWhatIsStated() {
    var random = new SplittableRandom(3);
    enter(16);
    for (int round = 0; round < 5; round++) {
      while (goOn()) {}
      for (Competition.Unsettled open : competition.unsettled()) {
        int shift = random.nextInt(4);
        var scores = new ArrayList<Score>();
        for (int i = 0; i < 4; i++) {
          int who = open.draw().entrants().get(i);
          scores.add(new Score(who, (i + shift) % 4 + 1, 0, 0, Ridden.RODE));
        }
        apply(decisions().settle(open.draw().table(), scores));
      }
      now += 20_000;
    }
    List<CompetitionInfo.Standing> list = info().standings();
    for (int i = 1; i < list.size(); i++) {
      CompetitionInfo.Standing one = list.get(i - 1);
      CompetitionInfo.Standing next = list.get(i);
      assertThat(one.points()).isGreaterThanOrEqualTo(next.points());
      String decided =
          one.points() > next.points()
              ? ""
              : one.wins() > next.wins() ? "wins" : one.met() > next.met() ? "met" : "lot";
      assertThat(one.decided()).isEqualTo(decided);
    }
  }
}
