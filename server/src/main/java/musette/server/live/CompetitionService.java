package musette.server.live;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import musette.kernel.Refused;
import musette.server.people.Ids;
import musette.server.people.InputText;
import musette.server.people.PersonDirectory;
import musette.server.store.CompetitionStore;
import musette.server.store.database.WriteConflict;
import musette.table.Games;
import musette.table.competition.Competition;
import musette.table.competition.CompetitionDecisions;
import musette.table.competition.CompetitionRenderer;
import musette.table.competition.PlanChecks;
import musette.table.competition.ResultsCsv;
import musette.wire.competition.CompetitionChange;
import musette.wire.competition.CompetitionHttp;
import musette.wire.competition.CompetitionInfo;
import musette.wire.competition.LoggedCompetition;
import musette.wire.competition.Plan;

/** Opens competitions and carries out what people do in them. */
public final class CompetitionService {
  private static final int NAME = 60;
  private static final int LENGTH = 30;
  private static final int TRIES = 8;
  private static final int MOST_HOSTED = 10;

  private final CompetitionStore store;
  private final PersonDirectory people;
  private final ListSubscriptions lists;
  private final PlanChecks checks;
  private final CompetitionRenderer renderer;
  private final InstantSource clock;

  public CompetitionService(
      CompetitionStore store,
      PersonDirectory people,
      ListSubscriptions lists,
      Games games,
      InstantSource clock) {
    this.store = store;
    this.people = people;
    this.lists = lists;
    this.clock = clock;
    this.checks =
        new PlanChecks(games, text -> InputText.line(text, NAME), PlanChecks.Time.LIMITED);
    this.renderer = new CompetitionRenderer(people::person);
  }

  /** Opens a competition; whoever opens it rides in it. */
  public CompetitionInfo open(String player, CompetitionHttp.NewCompetition wish) {
    Plan plan = checks.checked(wish.plan());
    if (!wish.friends().isEmpty() || !wish.bots().isEmpty()) {
      throw Refused.because("", "competition-plan", "field", "friends", "min", 0, "max", 0);
    }
    if (store.unfinished(player) >= MOST_HOSTED) {
      throw Refused.because("", "too-many-competitions", "most", MOST_HOSTED);
    }
    String id = Ids.table();
    var opened = new CompetitionChange.Opened(plan, player, Ids.seed().hex());
    var first = new LoggedCompetition(0, clock.millis(), player, opened);
    var competition = Competition.of(id, List.of(first));
    write(competition, List.of(first));
    return enter(player, id);
  }

  public CompetitionInfo enter(String player, String id) {
    return changed(player, id, now -> new CompetitionDecisions(now).enter(player, ""));
  }

  public CompetitionInfo leave(String player, String id) {
    return changed(player, id, now -> new CompetitionDecisions(now).leave(player));
  }

  public CompetitionInfo start(String player, String id) {
    return changed(player, id, now -> new CompetitionDecisions(now).start(player));
  }

  private CompetitionInfo changed(
      String player, String id, Function<Competition, List<CompetitionChange>> decide) {
    return renderer.info(change(player, id, decide), player, clock.millis());
  }

  /** Decides on what is on disk; if another server was first, decides again. */
  Competition change(
      String player, String id, Function<Competition, List<CompetitionChange>> decide) {
    for (int attempt = 1; ; attempt++) {
      Competition now = load(id);
      var logged = new ArrayList<LoggedCompetition>();
      for (CompetitionChange change : decide.apply(now)) {
        var next = new LoggedCompetition(now.seq() + 1, clock.millis(), player, change);
        now.apply(next);
        logged.add(next);
      }
      try {
        if (!logged.isEmpty()) {
          write(now, logged);
        }
        return now;
      } catch (WriteConflict e) {
        if (attempt == TRIES) {
          throw Refused.because("", "busy");
        }
      }
    }
  }

  Competition load(String id) {
    List<LoggedCompetition> log = store.changes(Ids.table(id));
    if (log.isEmpty()) {
      throw Refused.because("", "unknown-competition");
    }
    return Competition.of(id, log);
  }

  private void write(Competition now, List<LoggedCompetition> logged) {
    var append =
        new CompetitionStore.Append(
            now.id(),
            logged,
            now.status().name(),
            now.plan().access().name(),
            now.host(),
            due(now),
            players(now));
    try {
      store.append(append).join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof WriteConflict conflict) {
        throw conflict;
      }
      throw Refused.because("", "storage");
    }
    lists.changedElsewhere();
  }

  /** An open one waits for its time, or for the last who enters. */
  private static long due(Competition now) {
    long starts = now.plan().starts();
    boolean full = now.people().size() >= now.plan().entrants();
    return starts > 0 ? starts : full ? 0 : Long.MAX_VALUE;
  }

  private List<CompetitionStore.Player> players(Competition now) {
    CompetitionInfo info = renderer.info(now, "", clock.millis());
    boolean over = now.status() == CompetitionInfo.Status.OVER;
    var players = new ArrayList<CompetitionStore.Player>();
    for (String player : now.people()) {
      CompetitionInfo.Entrant entrant =
          info.entrants().stream()
              .filter(one -> one.player().id().equals(player))
              .reduce((before, last) -> last)
              .orElseThrow();
      int place = over && !entrant.out() ? CompetitionRenderer.place(info, entrant.entrant()) : 0;
      List<String> jerseys =
          over
              ? CompetitionRenderer.jerseys(info, entrant.entrant()).stream()
                  .map(CompetitionInfo.Jersey::name)
                  .toList()
              : List.of();
      players.add(
          new CompetitionStore.Player(
              player, place, info.entrants().size(), String.join(" ", jerseys)));
    }
    return players;
  }

  public CompetitionInfo info(String viewer, String id) {
    return renderer.info(load(id), viewer, clock.millis());
  }

  public String csv(String id) {
    return ResultsCsv.of(info("", id));
  }

  public CompetitionHttp.Competitions lists(String viewer) {
    return new CompetitionHttp.Competitions(
        viewer.isEmpty() ? List.of() : cards(store.mine(viewer, LENGTH), viewer),
        cards(store.listed("OPEN", LENGTH), viewer),
        cards(store.listed("RUNNING", LENGTH), viewer),
        cards(store.listed("OVER", LENGTH), viewer));
  }

  private List<CompetitionHttp.Card> cards(List<String> ids, String viewer) {
    return ids.stream().map(id -> renderer.card(load(id), viewer)).toList();
  }

  /** What somebody finished or won in public competitions. */
  public CompetitionHttp.Palmares palmares(String player) {
    var honours = new ArrayList<CompetitionHttp.Honour>();
    for (CompetitionStore.Honour won : store.honours(player, LENGTH)) {
      Plan plan = load(won.id()).plan();
      List<CompetitionInfo.Jersey> jerseys =
          Arrays.stream(won.jerseys().split(" "))
              .filter(name -> !name.isEmpty())
              .map(CompetitionInfo.Jersey::valueOf)
              .toList();
      honours.add(
          new CompetitionHttp.Honour(
              won.id(), plan.name(), plan.kind(), won.at(), won.place(), won.entrants(), jerseys));
    }
    return new CompetitionHttp.Palmares(people.person(player), honours);
  }
}
