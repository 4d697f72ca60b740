package musette.table.local;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.table.CommandAnswers;
import musette.table.Decision;
import musette.table.Games;
import musette.table.MatchDecisions;
import musette.table.Table;
import musette.table.json.JsonText;
import musette.wire.table.Change;
import musette.wire.table.LoggedChange;

/** A table in the page: decides, applies and stores changes. */
final class LocalTable {
  /** The last question that a bot was asked. */
  private record Question(Seat seat, int seq) {}

  private static final Question NONE = new Question(Seat.NONE, -1);

  private final Page page;
  private final Games games;
  private final String id;
  private final List<LoggedChange> log = new ArrayList<>();
  private Table table;
  private Question asked = NONE;

  private LocalTable(String id, LoggedChange first, Games games, Page page) {
    this.id = id;
    this.page = page;
    this.games = games;
    this.table = Table.open(id, first, games);
    log.add(first);
  }

  /** A new table; its first changes are stored. */
  static LocalTable create(
      String id, String player, Change.Created created, List<Change> next, Games games, Page page) {
    var first = new LoggedChange(0, page.now(), player, "", "", created);
    var table = new LocalTable(id, first, games, page);
    page.keep(id, JsonText.of(first));
    table.apply(player, "", next);
    return table;
  }

  /** A table from its stored changes. */
  static LocalTable open(String id, List<LoggedChange> changes, Games games, Page page) {
    var table = new LocalTable(id, changes.getFirst(), games, page);
    for (LoggedChange change : changes.subList(1, changes.size())) {
      table.log.add(change);
      var _ = table.table.apply(change);
    }
    return table;
  }

  Table now() {
    return table;
  }

  List<LoggedChange> log() {
    return log;
  }

  /** Decides a command; the number of the last change, or -1 if the command is stale. */
  int change(String player, String command, java.util.function.Function<Table, Decision> decide) {
    var before = table.answers().of(player, command);
    if (before.isPresent()) {
      return switch (before.get()) {
        case CommandAnswers.Answer.Done(int seq) -> seq;
        case CommandAnswers.Answer.Refused(var refusal) -> throw new Refused(refusal);
      };
    }
    try {
      return switch (decide.apply(table)) {
        case Decision.Stale() -> -1;
        case Decision.Do(List<Change> changes) -> apply(player, command, changes);
      };
    } catch (Refused e) {
      table.answers().refused(player, command, e.refusal());
      throw e;
    }
  }

  private int apply(String player, String command, List<Change> changes) {
    int kept = log.size();
    try {
      for (Change change : changes) {
        log.add(
            table.apply(
                new LoggedChange(table.seq() + 1, page.now(), player, command, "", change)));
      }
    } catch (RuntimeException e) {
      // All or none: what was applied of it is forgotten.
      log.subList(kept, log.size()).clear();
      table = open(id, List.copyOf(log), games, page).table;
      throw e;
    }
    for (LoggedChange change : log.subList(kept, log.size())) {
      page.keep(id, JsonText.of(change));
    }
    return table.seq();
  }

  /** Asks the next bot, once for every position. */
  void askBots() {
    var bots = new MatchDecisions(table).botSeats();
    if (bots.isEmpty()) {
      asked = NONE;
      return;
    }
    var question = new Question(bots.first(), table.seq());
    if (!question.equals(asked)) {
      asked = question;
      page.think(id, question.seat, question.seq);
    }
  }
}
