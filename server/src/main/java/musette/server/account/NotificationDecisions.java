package musette.server.account;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import musette.kernel.Seats;
import musette.server.store.MetaStore;
import musette.server.store.Store;
import musette.server.store.people.ChannelStore;
import musette.server.store.people.NotificationStore;
import musette.server.store.people.NotificationStore.Call;
import musette.server.store.people.NotificationStore.Candidate;
import musette.server.store.people.SocialStore;
import musette.server.work.Commits;
import musette.wire.Json;
import musette.wire.table.Clock;
import musette.wire.table.Person;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;

/**
 * Decides who is notified. It reads what tables have written, so that no move waits for it and no
 * decision is lost with a server: pending decisions are found again.
 */
public final class NotificationDecisions {
  private static final int BATCH = 500;
  private static final String UNTIL = "calls.until";

  /** Servers whose clocks differ by less see all of each other's tables. */
  private static final long OVERLAP = Duration.ofMinutes(1).toMillis();

  private static final int REMEMBERED = 5_000;
  private static final Duration WITHOUT_CLOCK = Duration.ofDays(14);

  private final MetaStore meta;
  private final NotificationStore store;
  private final ChannelStore channels;
  private final SocialStore social;
  private final long away;
  private final InstantSource clock;

  /** The tables of the last minute that have been looked at, as they were. */
  private final Map<String, Candidate> seen =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Candidate> eldest) {
          return size() > REMEMBERED;
        }
      };

  NotificationDecisions(Store store, NotificationOptions options, InstantSource clock) {
    this.meta = store.meta();
    this.store = store.calls();
    this.channels = store.channels();
    this.social = store.social();
    this.away = options.away().toMillis();
    this.clock = clock;
  }

  /** Looks at the tables that have rested for a while; called every few seconds. */
  public void run() {
    long now = clock.millis();
    long until = now - away;
    long from = meta.get(UNTIL).map(Long::parseLong).orElse(until);
    List<Candidate> tables = store.changed(from - OVERLAP, until, BATCH);
    var calls = new ArrayList<Call>();
    for (Candidate table : tables) {
      if (!table.equals(seen.put(table.table(), table))) {
        calls.addAll(decide(table, now));
      }
    }
    if (!calls.isEmpty()) {
      Commits.await(store.decide(calls, now));
    }
    if (until > from || meta.get(UNTIL).isEmpty()) {
      long reached = tables.size() == BATCH ? tables.getLast().changed() : until;
      Commits.await(meta.set(UNTIL, String.valueOf(reached)));
    }
  }

  private List<Call> decide(Candidate table, long now) {
    TableInfo card = Json.read(table.card(), TableInfo.class);
    var calls = new ArrayList<Call>(followed(table, card, now));
    if (people(card).size() < 2 || table.status().equals("WAITING")) {
      return calls;
    }
    if (!table.status().equals("RUNNING")) {
      for (String player : people(card)) {
        add(
            calls,
            new Call(0, player, NotificationKind.OVER.name(), card.table(), "", card.game(), now));
      }
      return calls;
    }
    for (String player : awaited(table, card)) {
      String mark = String.valueOf(store.lastOwn(card.table(), player));
      add(
          calls,
          new Call(0, player, NotificationKind.TURN.name(), card.table(), mark, card.game(), now));
      long late = table.changed() + time(card.clock()) * 4 / 5;
      if (late > now) {
        add(
            calls,
            new Call(
                0, player, NotificationKind.LATE.name(), card.table(), mark, card.game(), late));
      }
    }
    return calls;
  }

  /** Who follows somebody there is called once for a table, however many they follow at it. */
  private List<Call> followed(Candidate table, TableInfo card, long now) {
    var calls = new TreeMap<String, Call>();
    if (isToSee(table, card)) {
      for (String player : people(card)) {
        String about = card.game() + "\n" + name(card, player);
        for (String follower : store.toCall(NotificationKind.FOLLOW.name(), player, card.table())) {
          var call =
              new Call(
                  0, follower, NotificationKind.FOLLOW.name(), card.table(), player, about, now);
          if (isNews(card, call)) {
            calls.putIfAbsent(follower, call);
          }
        }
      }
    }
    return List.copyOf(calls.values());
  }

  /** Whether anybody can sit down there, or watch people play. */
  private static boolean isToSee(Candidate table, TableInfo card) {
    return card.access() == TableInfo.Access.PUBLIC
        && switch (table.status()) {
          case "WAITING" -> card.seats().stream().anyMatch(s -> s.kind() == SeatInfo.Kind.OPEN);
          case "RUNNING" -> card.spectators() && people(card).size() > 1;
          default -> false;
        };
  }

  /** Who sits there as well, or was asked to come, knows it. */
  private boolean isNews(TableInfo card, Call call) {
    return people(card).contains(call.mark())
        && !people(card).contains(call.player())
        && social.followed(call.player()).contains(call.mark())
        && !social.keepApart(call.player(), call.mark())
        && social.invitations(call.player()).stream()
            .noneMatch(one -> one.table().equals(call.table()));
  }

  private static String name(TableInfo card, String player) {
    return card.seats().stream()
        .map(SeatInfo::player)
        .filter(person -> person.id().equals(player))
        .map(Person::name)
        .findFirst()
        .orElse("");
  }

  /** Who has not said how to be called cannot be called. */
  private void add(List<Call> calls, Call call) {
    if (channels.settings(call.player()).isPresent()) {
      calls.add(call);
    }
  }

  private static Set<String> people(TableInfo card) {
    var people = new TreeSet<String>();
    for (SeatInfo seat : card.seats()) {
      if (seat.kind() == SeatInfo.Kind.PERSON || seat.kind() == SeatInfo.Kind.STAND_IN) {
        people.add(seat.player().id());
      }
    }
    return people;
  }

  /** The people who have to act. */
  static Set<String> awaited(Candidate table, TableInfo card) {
    var awaited = new TreeSet<String>();
    Seats turn = Seats.ofBits(table.turn());
    for (SeatInfo seat : card.seats()) {
      if (seat.kind() == SeatInfo.Kind.PERSON && turn.contains(seat.seat())) {
        awaited.add(seat.player().id());
      }
    }
    return awaited;
  }

  /** The time for a decision, in milliseconds. */
  private static long time(Clock clock) {
    return switch (clock) {
      case Clock.NoClock() -> WITHOUT_CLOCK.toMillis();
      case Clock.MoveClock(int seconds) -> seconds * 1000L;
      case Clock.ReserveClock(int seconds, int _) -> seconds * 1000L;
      case Clock.DaysClock(int days) -> Duration.ofDays(days).toMillis();
    };
  }

  /** Whether there is still a reason to call. */
  boolean stands(Call call) {
    return switch (NotificationKind.valueOf(call.kind())) {
      case OVER, TOURNAMENT -> true;
      case INVITATION ->
          store.table(call.table()).filter(table -> table.status().equals("WAITING")).isPresent()
              && !social.keepApart(call.player(), call.mark());
      case FOLLOW ->
          store
              .table(call.table())
              .filter(
                  table -> {
                    TableInfo card = Json.read(table.card(), TableInfo.class);
                    return isToSee(table, card) && isNews(card, call);
                  })
              .isPresent();
      case TURN, LATE -> store.table(call.table()).filter(table -> waits(table, call)).isPresent();
    };
  }

  private boolean waits(Candidate table, Call call) {
    return table.status().equals("RUNNING")
        && awaited(table, Json.read(table.card(), TableInfo.class)).contains(call.player())
        && call.mark().equals(String.valueOf(store.lastOwn(call.table(), call.player())));
  }
}
