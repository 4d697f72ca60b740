package musette.table.competition;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import musette.table.Games;
import musette.wire.competition.CompetitionChange.Draw;
import musette.wire.competition.CompetitionHttp;
import musette.wire.competition.CompetitionInfo;
import musette.wire.competition.CompetitionInfo.Status;
import musette.wire.competition.Plan;
import musette.wire.table.Person;

/** A competition as clients see it. */
public final class CompetitionRenderer {
  private static final int SECOND = 1_000;

  private final Function<String, Person> people;

  public CompetitionRenderer(Function<String, Person> people) {
    this.people = people;
  }

  public CompetitionInfo info(Competition competition, String viewer, long now) {
    boolean over = competition.status() == Status.OVER;
    return new CompetitionInfo(
        competition.id(),
        competition.seq(),
        competition.plan(),
        competition.status(),
        people.apply(competition.host()),
        competition.entrantOf(viewer).map(Entrant::number).orElse(-1),
        competition.round(),
        new RoundDraw(competition).rounds(),
        now,
        nextAt(competition),
        new CompetitionDecisions(competition).late(),
        competition.seed().hash(),
        over ? competition.seed().hex() : "",
        entrants(competition),
        rounds(competition),
        competition.isTour() ? List.of() : new Standings(competition).list(),
        competition.isTour() ? Classifications.of(competition) : List.of());
  }

  public CompetitionHttp.Card card(Competition competition, String viewer) {
    return new CompetitionHttp.Card(
        competition.id(),
        competition.plan().name(),
        competition.plan().kind(),
        competition.status(),
        (int) competition.entrants().stream().filter(one -> !one.out()).count(),
        competition.plan().entrants(),
        competition.round(),
        new RoundDraw(competition).rounds(),
        competition.plan().stages().stream().map(Plan.Stage::game).toList(),
        competition.people().contains(viewer) || competition.host().equals(viewer),
        nextAt(competition),
        competition.changed());
  }

  private static long nextAt(Competition competition) {
    if (competition.status() == Status.OPEN) {
      return competition.plan().starts();
    }
    boolean waits =
        competition.status() == Status.RUNNING
            && competition.round() > 0
            && competition.rounds().getLast().isOver();
    return waits ? new CompetitionDecisions(competition).nextAt() : 0;
  }

  private List<CompetitionInfo.Entrant> entrants(Competition competition) {
    boolean dealt = competition.status() != Status.OPEN;
    List<Integer> teams = competition.teams();
    var all = new ArrayList<CompetitionInfo.Entrant>();
    for (Entrant one : competition.entrants()) {
      all.add(
          new CompetitionInfo.Entrant(
              one.number(),
              one.isBot() ? Games.bot(Games.botId(one.bot())) : people.apply(one.player()),
              one.name(),
              one.bot(),
              dealt && !teams.isEmpty() ? teams.get(one.number()) : -1,
              one.out()));
    }
    return all;
  }

  private static List<CompetitionInfo.Round> rounds(Competition competition) {
    var all = new ArrayList<CompetitionInfo.Round>();
    Meetings met = new Meetings(competition.entrants().size(), competition.plan().tableSize());
    for (RoundState round : competition.rounds()) {
      all.add(
          new CompetitionInfo.Round(
              round.number(),
              competition.plan().stage(round.number()),
              round.isOver() ? CompetitionInfo.State.OVER : CompetitionInfo.State.RUNNING,
              round.began(),
              competition.plan().closes() == 0
                  ? 0
                  : round.began() + (long) competition.plan().closes() * SECOND,
              tables(round, met)));
    }
    int last = new RoundDraw(competition).rounds();
    for (int number = competition.round() + 1; number <= last; number++) {
      all.add(
          new CompetitionInfo.Round(
              number,
              competition.plan().stage(number),
              CompetitionInfo.State.COMING,
              0,
              0,
              List.of()));
    }
    return all;
  }

  private static List<CompetitionInfo.Table> tables(RoundState round, Meetings met) {
    var tables = new ArrayList<CompetitionInfo.Table>();
    for (Draw draw : round.tables()) {
      tables.add(
          new CompetitionInfo.Table(
              tables.size() + 1,
              draw.table(),
              draw.entrants(),
              round.scores(draw),
              isFresh(draw, met)));
    }
    round.tables().forEach(draw -> met.add(draw.entrants()));
    return tables;
  }

  private static boolean isFresh(Draw draw, Meetings met) {
    return draw.entrants().stream()
        .allMatch(
            one ->
                draw.entrants().stream()
                    .allMatch(other -> one.equals(other) || met.met(one, other) == 0));
  }

  /** What the person with this id has won or finished; nobody for a bot. */
  public static List<CompetitionInfo.Jersey> jerseys(CompetitionInfo info, int entrant) {
    return info.classifications().stream()
        .filter(list -> list.jersey() != CompetitionInfo.Jersey.TEAM && !list.lines().isEmpty())
        .filter(list -> list.lines().getFirst().who() == entrant)
        .map(CompetitionInfo.Classification::jersey)
        .toList();
  }

  /** The final place of an entrant. */
  public static int place(CompetitionInfo info, int entrant) {
    if (info.plan().kind() == Plan.Kind.TOURNAMENT) {
      return info.standings().stream()
          .filter(line -> line.entrant() == entrant)
          .mapToInt(CompetitionInfo.Standing::place)
          .sum();
    }
    return info.classifications().getFirst().lines().stream()
        .filter(line -> line.who() == entrant)
        .mapToInt(CompetitionInfo.Line::rank)
        .sum();
  }
}
