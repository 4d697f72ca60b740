package musette.table.competition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import musette.kernel.Seed;
import musette.wire.competition.CompetitionChange;
import musette.wire.competition.CompetitionChange.Draw;
import musette.wire.competition.CompetitionInfo.Status;
import musette.wire.competition.LoggedCompetition;
import musette.wire.competition.Plan;

/**
 * A competition as the fold over its log: the same log gives the same competition, on any server
 * and after any crash. Not safe for use by several threads at once.
 */
public final class Competition {
  private final String id;
  private final CompetitionChange.Opened opened;
  private final Seed seed;
  private final List<Entrant> entrants = new ArrayList<>();
  private final List<RoundState> rounds = new ArrayList<>();
  private Status status = Status.OPEN;
  private int seq;
  private long changed;

  private Competition(String id, LoggedCompetition first, CompetitionChange.Opened opened) {
    this.id = id;
    this.opened = opened;
    this.seed = new Seed(opened.seed());
    this.changed = first.at();
  }

  /** Opens a competition from its log. */
  public static Competition of(String id, List<LoggedCompetition> log) {
    if (log.isEmpty() || !(log.getFirst().change() instanceof CompetitionChange.Opened opened)) {
      throw new IllegalStateException("the log of " + id + " does not begin with its opening");
    }
    var competition = new Competition(id, log.getFirst(), opened);
    log.subList(1, log.size()).forEach(competition::apply);
    return competition;
  }

  public void apply(LoggedCompetition logged) {
    if (logged.seq() != seq + 1) {
      throw new IllegalStateException("change " + logged.seq() + " of " + id + " follows " + seq);
    }
    switch (logged.change()) {
      case CompetitionChange.Opened _ -> throw new IllegalStateException("opened twice");
      case CompetitionChange.Entered(int number, String player, String name) ->
          entrants.add(new Entrant(number, player, name, "", rounds.size() + 1, false));
      case CompetitionChange.BotEntered(int number, String bot) ->
          entrants.add(new Entrant(number, "", "", bot, rounds.size() + 1, false));
      case CompetitionChange.TookOver(int number, String player, String name) ->
          entrants.set(number, new Entrant(number, player, name, "", rounds.size() + 1, false));
      case CompetitionChange.Withdrew(int number, var _) ->
          entrants.set(number, entrants.get(number).withdrawn());
      case CompetitionChange.Started() -> status = Status.RUNNING;
      case CompetitionChange.Drawn(int round, List<Draw> tables) ->
          rounds.add(new RoundState(round, logged.at(), tables));
      case CompetitionChange.Settled(String table, var scores) ->
          rounds.getLast().settle(table, scores, logged.at());
      case CompetitionChange.Ended() -> status = Status.OVER;
      case CompetitionChange.Cancelled() -> status = Status.CANCELLED;
    }
    seq = logged.seq();
    changed = logged.at();
  }

  public String id() {
    return id;
  }

  public Plan plan() {
    return opened.plan();
  }

  public String host() {
    return opened.host();
  }

  Seed seed() {
    return seed;
  }

  public Status status() {
    return status;
  }

  /** The number of its last change. */
  public int seq() {
    return seq;
  }

  public long changed() {
    return changed;
  }

  List<Entrant> entrants() {
    return entrants;
  }

  /** The people who ride, and those who gave up. */
  public List<String> people() {
    return entrants.stream().filter(one -> !one.isBot()).map(Entrant::player).distinct().toList();
  }

  List<RoundState> rounds() {
    return rounds;
  }

  /** The last round that was drawn; 0 before the start. */
  public int round() {
    return rounds.size();
  }

  boolean isTour() {
    return plan().kind() == Plan.Kind.TOUR;
  }

  /** A table that has been drawn and is not settled yet. */
  public record Unsettled(int round, int number, Draw draw) {}

  /** The tables of the round under way that are not finished. */
  public List<Unsettled> unsettled() {
    var open = new ArrayList<Unsettled>();
    if (status == Status.RUNNING && !rounds.isEmpty()) {
      RoundState round = rounds.getLast();
      for (int i = 0; i < round.tables().size(); i++) {
        Draw draw = round.tables().get(i);
        if (!round.isSettled(draw)) {
          open.add(new Unsettled(round.number(), i + 1, draw));
        }
      }
    }
    return open;
  }

  /** The entrant that a player is now. */
  Optional<Entrant> entrantOf(String player) {
    return entrants.stream().filter(one -> one.isPlayedBy(player)).findFirst();
  }

  /** The teams of a tour by entrant, dealt by lot; empty in a tournament. */
  List<Integer> teams() {
    return isTour() ? Teams.dealt(entrants.size(), seed) : List.of();
  }
}
