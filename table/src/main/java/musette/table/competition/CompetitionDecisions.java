package musette.table.competition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import musette.kernel.Refused;
import musette.wire.competition.CompetitionChange;
import musette.wire.competition.CompetitionChange.Ridden;
import musette.wire.competition.CompetitionChange.Score;
import musette.wire.competition.CompetitionChange.Why;
import musette.wire.competition.CompetitionInfo;
import musette.wire.competition.CompetitionInfo.Status;
import musette.wire.competition.Plan;

/** Decides what people may do in a competition, and what time brings. */
public final class CompetitionDecisions {
  private static final int SECOND = 1_000;

  private final Competition competition;

  public CompetitionDecisions(Competition competition) {
    this.competition = competition;
  }

  /** The entrants who are still in it. */
  private List<Entrant> active() {
    return competition.entrants().stream().filter(one -> !one.out()).toList();
  }

  /**
   * Somebody enters.
   *
   * @param name of somebody who shares a screen; otherwise empty
   */
  public List<CompetitionChange> enter(String player, String name) {
    if (name.isEmpty() && competition.entrantOf(player).isPresent()) {
      return List.of();
    }
    boolean knownBefore = name.isEmpty() && competition.people().contains(player);
    return switch (competition.status()) {
      case OPEN -> List.of(entered(player, name));
      case RUNNING -> {
        if (!late().open() || knownBefore) {
          throw Refused.because("", "entry-closed");
        }
        yield List.of(tookOver(player, name).orElseGet(() -> entered(player, name)));
      }
      case OVER, CANCELLED -> throw Refused.because("", "entry-closed");
    };
  }

  private CompetitionChange entered(String player, String name) {
    if (active().size() >= competition.plan().entrants()) {
      throw Refused.because("", "competition-full");
    }
    return new CompetitionChange.Entered(competition.entrants().size(), player, name);
  }

  private Optional<CompetitionChange> tookOver(String player, String name) {
    return active().stream()
        .filter(Entrant::isBot)
        .findFirst()
        .map(bot -> new CompetitionChange.TookOver(bot.number(), player, name));
  }

  /** A bot enters on its own account. */
  public CompetitionChange enterBot(String bot) {
    if (active().size() >= competition.plan().entrants()) {
      throw Refused.because("", "competition-full");
    }
    return new CompetitionChange.BotEntered(competition.entrants().size(), bot);
  }

  /** Whether somebody may enter now, and with how many points. */
  CompetitionInfo.Late late() {
    Plan plan = competition.plan();
    int free = plan.entrants() - active().size();
    int bots = (int) active().stream().filter(Entrant::isBot).count();
    return switch (competition.status()) {
      case OPEN -> new CompetitionInfo.Late(free > 0, free, 0);
      case RUNNING -> {
        boolean open =
            plan.kind() == Plan.Kind.TOURNAMENT
                && plan.form() == Plan.Form.ROUNDS
                && competition.round() < plan.rounds()
                && free + bots > 0;
        int points = competition.round() * PlacePoints.points(plan.tableSize(), plan.tableSize());
        yield new CompetitionInfo.Late(open, open ? free + bots : 0, open ? points : 0);
      }
      case OVER, CANCELLED -> new CompetitionInfo.Late(false, 0, 0);
    };
  }

  /** Gives up; before the start the last one closes it. */
  public List<CompetitionChange> leave(String player) {
    var changes = new ArrayList<CompetitionChange>();
    if (competition.status() == Status.OPEN || competition.status() == Status.RUNNING) {
      active().stream()
          .filter(one -> one.isPlayedBy(player))
          .forEach(one -> changes.add(new CompetitionChange.Withdrew(one.number(), Why.WISHED)));
      boolean anybody = active().stream().anyMatch(one -> !one.isBot() && !one.isPlayedBy(player));
      if (competition.status() == Status.OPEN && !anybody) {
        changes.add(new CompetitionChange.Cancelled());
      }
    }
    return changes;
  }

  /** The host starts it before its time. */
  public List<CompetitionChange> start(String player) {
    if (!player.equals(competition.host())) {
      throw Refused.because("", "not-host");
    }
    if (competition.status() != Status.OPEN) {
      throw Refused.because("", "started-already");
    }
    List<CompetitionChange> changes = started();
    if (changes.isEmpty()) {
      throw Refused.because("", "too-few");
    }
    return changes;
  }

  /** The bots that fill the last table, and the start; empty if there are too few. */
  private List<CompetitionChange> started() {
    Plan plan = competition.plan();
    int there = active().size();
    int wanted = there;
    if (!plan.bot().isEmpty()) {
      int tables = Math.max(1, (there + plan.tableSize() - 1) / plan.tableSize());
      wanted = Math.max(there, Math.min(plan.entrants(), tables * plan.tableSize()));
    }
    var changes = new ArrayList<CompetitionChange>();
    if (there < 1 || wanted < 2) {
      return changes;
    }
    for (int i = 0; i < wanted - there; i++) {
      changes.add(new CompetitionChange.BotEntered(competition.entrants().size() + i, plan.bot()));
    }
    changes.add(new CompetitionChange.Started());
    return changes;
  }

  /**
   * What time brings now: the start, the next round, the end; empty if there is nothing to do.
   *
   * @param apart whom a player is not to meet if that can be avoided
   */
  public List<CompetitionChange> next(
      long now, Supplier<String> ids, Function<String, Set<String>> apart) {
    return switch (competition.status()) {
      case OPEN -> begin(now);
      case RUNNING -> goOn(now, ids, apart);
      case OVER, CANCELLED -> List.of();
    };
  }

  private List<CompetitionChange> begin(long now) {
    Plan plan = competition.plan();
    boolean full = active().size() >= plan.entrants();
    boolean due = plan.starts() > 0 ? now >= plan.starts() : full;
    if (!due) {
      return List.of();
    }
    List<CompetitionChange> changes = started();
    return changes.isEmpty() ? List.of(new CompetitionChange.Cancelled()) : changes;
  }

  private List<CompetitionChange> goOn(
      long now, Supplier<String> ids, Function<String, Set<String>> apart) {
    if (competition.round() > 0) {
      RoundState last = competition.rounds().getLast();
      if (!last.isOver() || now < nextAt()) {
        return List.of();
      }
      List<CompetitionChange> dropped = dropped(last);
      if (!dropped.isEmpty()) {
        return dropped;
      }
    }
    RoundDraw draw = new RoundDraw(competition);
    return List.of(draw.isOver() ? new CompetitionChange.Ended() : draw.next(ids, apart));
  }

  /** When the next round begins, if the last one is over. */
  long nextAt() {
    RoundState last = competition.rounds().getLast();
    boolean more = !new RoundDraw(competition).isOver();
    return last.ended() + (more ? (long) competition.plan().pause() * SECOND : 0);
  }

  /** In a tournament who did not make a single move is dropped; in a tour a bot rides for them. */
  private List<CompetitionChange> dropped(RoundState round) {
    var changes = new ArrayList<CompetitionChange>();
    if (competition.plan().kind() == Plan.Kind.TOURNAMENT) {
      for (Score score : round.scores()) {
        Entrant entrant = competition.entrants().get(score.entrant());
        boolean theirs = entrant.since() <= round.number() && !entrant.isBot() && !entrant.out();
        if (score.ridden() == Ridden.ABSENT && theirs) {
          changes.add(new CompetitionChange.Withdrew(entrant.number(), Why.ABSENT));
        }
      }
    }
    return changes;
  }

  /** A table of the round under way is finished; nothing if that is known. */
  public List<CompetitionChange> settle(String table, List<Score> scores) {
    boolean open = competition.unsettled().stream().anyMatch(o -> o.draw().table().equals(table));
    return open ? List.of(new CompetitionChange.Settled(table, scores)) : List.of();
  }

  /** When what is left of the round under way is finished by bots; 0 for never. */
  public long closes() {
    int seconds = competition.plan().closes();
    return seconds == 0 || competition.rounds().isEmpty()
        ? 0
        : competition.rounds().getLast().began() + (long) seconds * SECOND;
  }
}
