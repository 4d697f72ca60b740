package musette.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.wire.table.Change;
import musette.wire.table.Http;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo.Status;

/** Decides what players may do before a match, and when they leave. */
public final class SeatingDecisions {
  /** An open table is closed when nothing has changed for so long: seven days. */
  public static final long WAITING_AT_MOST = 7 * 86_400_000L;

  private final Table table;

  public SeatingDecisions(Table table) {
    this.table = table;
  }

  /** Fills a seat as requested. */
  public Decision fill(String player, Seat seat, Http.NewSeat wish) {
    mustWait();
    Change.Place now = table.place(seat);
    return switch (wish.kind()) {
      case ME -> sitDown(player, seat, now, wish.name());
      case OPEN -> open(player, seat, now);
      case BOT -> seatBot(player, seat, wish.bot());
    };
  }

  private Decision sitDown(String player, Seat seat, Change.Place now, String name) {
    boolean free =
        now.kind() == SeatInfo.Kind.OPEN
            || (now.kind() == SeatInfo.Kind.RESERVED && now.player().equals(player));
    if (!free) {
      throw Refused.because("", "seat-taken", "seat", seat);
    }
    return started(seat, new Change.SatDown(seat, player, name.isEmpty() ? now.name() : name));
  }

  private Decision open(String player, Seat seat, Change.Place now) {
    if (now.kind() == SeatInfo.Kind.OPEN) {
      return Decision.just();
    }
    if (now.player().equals(player)) {
      return new Decision.Do(stoodUp(player, List.of(seat)));
    }
    mustBeHost(player);
    return Decision.just(new Change.SeatOpened(seat));
  }

  private Decision seatBot(String player, Seat seat, String bot) {
    mustBeHost(player);
    Change.Place now = table.place(seat);
    if (now.kind() == SeatInfo.Kind.PERSON && !now.player().equals(player)) {
      throw Refused.because("", "seat-taken", "seat", seat);
    }
    List<String> known = table.bots();
    if (!known.contains(bot)) {
      throw Refused.because("", "unknown-bot", "bot", Echo.of(bot), "known", known);
    }
    return started(seat, new Change.BotSatDown(seat, bot));
  }

  /** The change, and the start if that was the last seat to be filled. */
  private Decision started(Seat seat, Change change) {
    boolean full = table.seats().stream().allMatch(other -> other == seat || isFilled(other));
    return full && table.created().autoStart()
        ? Decision.just(change, new Change.Started())
        : Decision.just(change);
  }

  private boolean isFilled(Seat seat) {
    SeatInfo.Kind kind = table.place(seat).kind();
    return kind == SeatInfo.Kind.PERSON || kind == SeatInfo.Kind.BOT;
  }

  /** Adds a player's own word to the seed. */
  public Decision word(String player, Seat seat, String word) {
    mustWait();
    if (!table.seatsOf(player).contains(seat)) {
      throw Refused.because("", "not-your-seat", "seat", seat);
    }
    if (table.words().containsKey(seat)) {
      throw Refused.because("", "word-given", "seat", seat);
    }
    return Decision.just(new Change.WordAdded(seat, word));
  }

  public Decision start(String player) {
    mustWait();
    mustBeHost(player);
    if (!table.seats().stream().allMatch(this::isFilled)) {
      throw Refused.because("", "seats-open");
    }
    return Decision.just(new Change.Started());
  }

  /** Leaves the table: stands up before the match, hands over to bots during it. */
  public Decision leave(String player) {
    return switch (table.status()) {
      case WAITING -> new Decision.Do(stoodUp(player, seatsFor(player)));
      case RUNNING -> new MatchDecisions(table).leave(player);
      case OVER, ENDED, CANCELLED, FROZEN -> Decision.just();
    };
  }

  /** Closes a table that nobody has changed for long before its start. */
  public Decision tooOld(long now) {
    return table.status() == Status.WAITING && table.changed() <= now - WAITING_AT_MOST
        ? Decision.just(new Change.Cancelled())
        : Decision.just();
  }

  /** Including reserved seats. */
  private List<Seat> seatsFor(String player) {
    return Stream.concat(table.seatsOf(player).stream(), table.reservedFor(player).stream())
        .toList();
  }

  /** Also cancels the table if nobody is left. */
  private List<Change> stoodUp(String player, List<Seat> seats) {
    var changes = new ArrayList<Change>();
    seats.forEach(seat -> changes.add(new Change.StoodUp(seat)));
    boolean anybody =
        table.seats().stream()
            .filter(seat -> !seats.contains(seat))
            .anyMatch(seat -> table.place(seat).kind() == SeatInfo.Kind.PERSON);
    boolean hosts = player.equals(table.host());
    if (!anybody && (hosts || !seats.isEmpty())) {
      changes.add(new Change.Cancelled());
    }
    return changes;
  }

  private void mustWait() {
    if (table.status() != Status.WAITING) {
      throw Refused.because("", "started-already");
    }
  }

  private void mustBeHost(String player) {
    if (!table.host().equals(player)) {
      throw Refused.because("", "not-host");
    }
  }
}
