package musette.table.local;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import musette.kernel.Refused;
import musette.kernel.Seed;
import musette.table.competition.Competition;
import musette.table.competition.CompetitionDecisions;
import musette.table.competition.CompetitionRenderer;
import musette.table.competition.CompetitionTables;
import musette.table.competition.PlanChecks;
import musette.table.competition.ResultsCsv;
import musette.table.competition.TableScores;
import musette.table.json.JsonText;
import musette.table.json.JsonValue;
import musette.table.json.Readers;
import musette.wire.competition.CompetitionChange;
import musette.wire.competition.CompetitionHttp;
import musette.wire.competition.CompetitionInfo;
import musette.wire.competition.LoggedCompetition;
import musette.wire.competition.Plan;

/** The competitions of a page: one person, who may share the screen, against bots. */
final class LocalCompetitions {
  /** Their ids begin so. */
  static final String PREFIX = "local-tour-";

  private static final String LOCAL = "local-";

  private final LocalServer server;
  private final Map<String, Competition> all = new LinkedHashMap<>();

  LocalCompetitions(LocalServer server) {
    this.server = server;
  }

  void open(String id, String changes) {
    List<LoggedCompetition> log =
        JsonValue.parse(changes).list(Readers::competitionLoggedCompetition);
    if (log.isEmpty()) {
      throw Refused.because("", "unknown-competition");
    }
    all.put(id, Competition.of(id, log));
  }

  /** {@code parts}: the method, "competitions", an id, and what is wanted of it. */
  Object answer(String[] parts, String body) {
    String method = parts[0].strip();
    if (parts.length == 2 && method.equals("POST")) {
      return info(create(Readers.competitionCompetitionHttpNewCompetition(JsonValue.parse(body))));
    }
    Competition competition = found(parts.length > 2 ? parts[2] : "");
    return switch (method + (parts.length > 3 ? " " + parts[3] : "")) {
      case "GET", "GET results" -> info(competition);
      case "GET results.csv" -> ResultsCsv.of(info(competition));
      case "POST tables" -> info(settled(competition, parts.length > 4 ? parts[4] : ""));
      case "DELETE" -> {
        all.remove(competition.id());
        server.page().forget(competition.id());
        yield "{}";
      }
      default -> throw Refused.because("", "unknown-path");
    };
  }

  private Competition found(String id) {
    Competition competition = all.get(id);
    if (competition == null) {
      throw Refused.because("", "unknown-competition");
    }
    return competition;
  }

  private CompetitionInfo info(Competition competition) {
    return new CompetitionRenderer(server::person)
        .info(competition, server.you().id(), server.page().now());
  }

  private Competition create(CompetitionHttp.NewCompetition wish) {
    Plan plan =
        new PlanChecks(server.games(), server.creation()::checkedName, PlanChecks.Time.FREE)
            .checked(wish.plan());
    if (plan.entrants() > plan.tableSize()) {
      throw Refused.because(
          "", "competition-plan", "field", "entrants", "min", 2, "max", plan.tableSize());
    }
    String seed = new Seed(server.page().seed()).with(List.of("competition")).hex();
    String me = server.you().id();
    String id = PREFIX + server.page().id().substring(LOCAL.length());
    var first =
        new LoggedCompetition(
            0, server.page().now(), me, new CompetitionChange.Opened(plan, me, seed));
    var competition = Competition.of(id, List.of(first));
    all.put(id, competition);
    server.page().keep(id, JsonText.of(first));
    enter(competition, wish);
    goOn(competition);
    return competition;
  }

  private void enter(Competition competition, CompetitionHttp.NewCompetition wish) {
    var decisions = new CompetitionDecisions(competition);
    apply(competition, decisions.enter(server.you().id(), ""));
    for (String friend : wish.friends()) {
      String name = server.creation().checkedName(friend);
      if (name.isEmpty()) {
        throw Refused.because("", "text-length", "most", 30);
      }
      apply(competition, decisions.enter(server.you().id(), name));
    }
    for (String bot : wish.bots()) {
      apply(competition, List.of(decisions.enterBot(bot)));
    }
  }

  private void apply(Competition competition, List<CompetitionChange> changes) {
    for (CompetitionChange change : changes) {
      var logged =
          new LoggedCompetition(
              competition.seq() + 1, server.page().now(), server.you().id(), change);
      competition.apply(logged);
      server.page().keep(competition.id(), JsonText.of(logged));
    }
  }

  /** A table of it is finished: it counts, and the next stage is laid. */
  private Competition settled(Competition competition, String table) {
    for (Competition.Unsettled drawn : List.copyOf(competition.unsettled())) {
      boolean asked = drawn.draw().table().equals(table);
      if (asked && server.tables().containsKey(table)) {
        var now = server.table(table).now();
        if (TableScores.isFinal(now)) {
          var decisions = new CompetitionDecisions(competition);
          apply(competition, decisions.settle(table, TableScores.of(now, drawn.draw())));
        }
      } else if (asked) {
        // Its log was lost or removed: the stage is laid again.
        lay(competition, drawn);
      }
    }
    goOn(competition);
    return competition;
  }

  private void goOn(Competition competition) {
    var decisions = new CompetitionDecisions(competition);
    var changes = new ArrayList<CompetitionChange>();
    do {
      changes.clear();
      changes.addAll(
          decisions.next(server.page().now(), () -> server.page().id(), player -> Set.of()));
      apply(competition, changes);
      if (!changes.isEmpty() && changes.getLast() instanceof CompetitionChange.Drawn) {
        competition.unsettled().forEach(drawn -> lay(competition, drawn));
      }
    } while (!changes.isEmpty());
  }

  private void lay(Competition competition, Competition.Unsettled drawn) {
    server.create(
        drawn.draw().table(),
        CompetitionTables.created(competition, drawn, server.games(), server.page().seed()));
  }
}
