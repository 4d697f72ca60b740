package musette.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import musette.kernel.Event;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.wire.table.Change;
import musette.wire.table.LogItem;
import musette.wire.table.LogItem.What;
import musette.wire.table.Part;
import musette.wire.table.Person;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;
import musette.wire.table.TableInfo.Status;
import musette.wire.table.ToClient;
import musette.wire.table.ToServer;

/**
 * Renders what one viewer is shown. Everything that leaves a table goes through here, and every
 * part of a match is a view that the game gives for the eyes of one seat.
 *
 * @param people the person of an id
 * @param online whether a person has the table open
 * @param present all who have it open
 */
public record StateRenderer(
    Function<String, Person> people, Predicate<String> online, Supplier<Set<String>> present) {

  /** The table for a viewer: their view, and all that happened after a change. */
  public ToClient.State state(Table table, String viewer, Seat wanted, int after, long now) {
    ViewSnapshot snapshot = snapshot(table, viewer, wanted, now);
    return snapshot.state(now, after, log(table, snapshot.eyes(), after));
  }

  /** What a viewer sees at this moment. */
  public ViewSnapshot snapshot(Table table, String viewer, Seat wanted, long now) {
    return snapshot(tableSnapshot(table, now), viewer, wanted);
  }

  /** What is the same for all viewers at this moment. */
  public TableSnapshot tableSnapshot(Table table, long now) {
    return new TableSnapshot(table, info(table, now), now);
  }

  /** What a viewer sees at this moment. */
  public ViewSnapshot snapshot(TableSnapshot tableSnapshot, String viewer, Seat wanted) {
    Table table = tableSnapshot.table();
    Seat eyes = eyes(table, viewer, wanted);
    return new ViewSnapshot(
        info(tableSnapshot, viewer),
        eyes,
        curtain(table, viewer, eyes),
        table.snapshot(),
        new MatchDecisions(table).undoKind(eyes),
        requests(table));
  }

  /** What a seat may know of all that happened after a change. */
  public List<LogItem> log(Table table, Seat eyes, int after) {
    List<HistoryEntry> entries = table.entriesAfter(after);
    var log = new ArrayList<LogItem>(entries.size());
    for (HistoryEntry entry : entries) {
      log.add(logItem(table, entry, eyes));
    }
    return log;
  }

  /** A viewer sees with the eyes of their own seats only, and chooses if there are several. */
  public static Seat eyes(Table table, String viewer, Seat wanted) {
    List<Seat> mine = table.seatsOf(viewer);
    if (mine.contains(wanted)) {
      return wanted;
    }
    return mine.size() == 1 ? mine.getFirst() : Seat.NONE;
  }

  private static Seat curtain(Table table, String viewer, Seat eyes) {
    if (table.turn().contains(eyes) && table.place(eyes).kind() == SeatInfo.Kind.PERSON) {
      return Seat.NONE;
    }
    for (Seat seat : table.seatsOf(viewer)) {
      boolean asked = seat != eyes && table.turn().contains(seat);
      if (asked && table.place(seat).kind() == SeatInfo.Kind.PERSON) {
        return seat;
      }
    }
    return Seat.NONE;
  }

  private static List<ToClient.Request> requests(Table table) {
    PendingRequest request = table.request();
    return request.isOpen()
        ? List.of(
            new ToClient.Request(
                request.kind(),
                request.by(),
                request.agreedSeats(table.assignments()),
                request.waiting(table.assignments())))
        : List.of();
  }

  /** The table info, without the match. */
  public TableInfo info(Table table, String viewer, long now) {
    return info(tableSnapshot(table, now), viewer);
  }

  private static TableInfo info(TableSnapshot tableSnapshot, String viewer) {
    Table table = tableSnapshot.table();
    List<Seat> mine = table.seatsOf(viewer);
    boolean told = table.created().access() == TableInfo.Access.PUBLIC || !mine.isEmpty();
    return tableSnapshot.everybody().seenWith(mine, told ? table.rematch() : "");
  }

  /** The table info for the lists, which show private tables only to their players. */
  public TableInfo card(Table table) {
    return info(table, table.changed());
  }

  private TableInfo info(Table table, long now) {
    Change.Created created = table.created();
    return new TableInfo(
        table.id(),
        table.seq(),
        created.game(),
        created.version(),
        table.setup().options(),
        table.status(),
        created.access(),
        created.spectators(),
        created.autoStart(),
        created.practice(),
        created.clock(),
        person(table.host()),
        table.seats().stream().map(seat -> seatInfo(table, seat, now)).toList(),
        List.of(),
        table.turn().list(),
        table.isDone() ? table.places() : List.of(),
        table.seedHash(),
        table.isDone() ? table.seed().hex() : "",
        table.words(),
        table.rematch(),
        table.entriesAfter(-1).getFirst().at(),
        table.changed(),
        created.contest(),
        watching(table));
  }

  /** How many have the table open and no seat at it. */
  public int watching(Table table) {
    int count = 0;
    for (String who : present.get()) {
      count += table.seatsOf(who).isEmpty() ? 1 : 0;
    }
    return count;
  }

  private SeatInfo seatInfo(Table table, Seat seat, long now) {
    Change.Place place = table.place(seat);
    SeatClocks clocks = table.clocks();
    return new SeatInfo(
        seat,
        place.kind(),
        person(place.player()),
        place.name(),
        place.bot(),
        !place.player().isEmpty() && online.test(place.player()),
        clocks.left(seat, now),
        clocks.isTicking(seat, now));
  }

  private Person person(String id) {
    return id.isEmpty() ? Person.NOBODY : people.apply(id);
  }

  private LogItem logItem(Table table, HistoryEntry item, Seat eyes) {
    int seq = item.seq();
    long at = item.at();
    return switch (item.change()) {
      case Change.Created _ -> note(item, What.CREATED, Seat.NONE, item.player(), "");
      case Change.SatDown(Seat seat, String player, String _) ->
          note(item, What.SAT_DOWN, seat, player, "");
      case Change.StoodUp(Seat seat) -> note(item, What.STOOD_UP, seat, item.player(), "");
      case Change.BotSatDown(Seat seat, String bot) ->
          note(item, What.BOT_SAT_DOWN, seat, item.player(), bot);
      case Change.SeatOpened(Seat seat) -> note(item, What.SEAT_OPENED, seat, item.player(), "");
      case Change.WordAdded(Seat seat, String _) ->
          note(item, What.WORD_ADDED, seat, item.player(), "");
      case Change.Started() ->
          new LogItem.Played(seq, at, 0, Seat.NONE, "", told(item.events(), eyes));
      case Change.Played(int ply, Seat seat, String _, String bot) ->
          new LogItem.Played(seq, at, ply, seat, bot, told(item.events(), eyes));
      case Change.TakenBack(Seat seat, List<Integer> plies) ->
          new LogItem.TakenBack(seq, at, seat, plies);
      case Change.Hinted(int _, Seat seat) -> note(item, What.HINTED, seat, item.player(), "");
      case Change.Asked(var kind, Seat seat) ->
          note(item, asked(kind), seat, table.place(seat).player(), "");
      case Change.Agreed(Seat seat) -> note(item, What.AGREED, seat, item.player(), "");
      case Change.Declined(Seat seat) -> note(item, What.DECLINED, seat, item.player(), "");
      case Change.Withdrawn(Seat seat) -> note(item, What.WITHDRAWN, seat, item.player(), "");
      case Change.HandedOver(Seat seat, String bot, Change.Why why) ->
          note(item, handed(why), seat, table.place(seat).player(), bot);
      case Change.Resumed(Seat seat) ->
          note(item, What.TAKEN_BACK_FROM_BOT, seat, table.place(seat).player(), "");
      case Change.Away(Seat seat, long until) ->
          note(item, until > at ? What.AWAY : What.BACK, seat, table.place(seat).player(), "");
      case Change.Ended() -> note(item, What.ENDED, Seat.NONE, item.player(), "");
      case Change.Cancelled() -> note(item, What.CANCELLED, Seat.NONE, item.player(), "");
      case Change.Rematched _ -> note(item, What.REMATCH, Seat.NONE, item.player(), "");
    };
  }

  private static What asked(ToClient.RequestKind kind) {
    return switch (kind) {
      case UNDO -> What.UNDO_ASKED;
      case END -> What.END_OFFERED;
    };
  }

  private static What handed(Change.Why why) {
    return switch (why) {
      case WISHED -> What.HANDED_TO_BOT;
      case TIME -> What.TIME_RAN_OUT;
    };
  }

  private LogItem note(HistoryEntry item, What what, Seat seat, String player, String bot) {
    return new LogItem.Noted(item.seq(), item.at(), what, seat, person(player), bot);
  }

  private static List<Part> told(List<Event> events, Seat eyes) {
    var told = new ArrayList<Part>(events.size());
    for (Event event : events) {
      if (event.audience().contains(eyes)) {
        told.add(new Part(event));
      }
    }
    return told;
  }

  /** Refuses spectators where they are not wanted. */
  public static void checkMayWatch(Table table, String viewer) {
    boolean secret = table.status() == Status.RUNNING || table.status() == Status.FROZEN;
    if (secret && !table.created().spectators() && table.seatsOf(viewer).isEmpty()) {
      throw Refused.because("", "no-spectators");
    }
  }

  /** Whether a line of the chat is for this viewer. */
  public static boolean reads(Table table, String viewer, ToServer.Audience to, String speaker) {
    return to == ToServer.Audience.EVERYBODY
        || viewer.equals(speaker)
        || table.seatsOf(viewer).isEmpty();
  }
}
