package musette.server.account;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import musette.server.people.PersonDirectory;
import musette.server.store.Store;
import musette.server.store.database.WriteConflict;
import musette.server.store.people.ChannelStore;
import musette.server.store.people.ChannelStore.Settings;
import musette.server.store.people.HolidayStore;
import musette.server.store.people.NotificationStore;
import musette.server.store.people.NotificationStore.Call;
import musette.server.store.people.NotificationStore.Delivery;
import musette.wire.Json;

/**
 * Turns due notifications into messages: bundled, limited in frequency, and none in quiet hours.
 */
public final class NotificationDispatcher {
  private static final int BATCH = 500;
  private static final int DAY = 24 * 60;

  private final NotificationStore store;
  private final ChannelStore channels;
  private final HolidayStore holidays;
  private final NotificationDecisions decisions;
  private final PersonDirectory people;
  private final Predicate<String> isHere;
  private final UnaryOperator<String> titles;
  private final NotificationOptions options;
  private final NotificationTexts words = new NotificationTexts();
  private final InstantSource clock;

  /**
   * @param isHere whether a person has a page open
   * @param titles of games
   */
  NotificationDispatcher(
      Store store,
      NotificationDecisions decisions,
      PersonDirectory people,
      Predicate<String> isHere,
      UnaryOperator<String> titles,
      NotificationOptions options,
      InstantSource clock) {
    this.store = store.calls();
    this.channels = store.channels();
    this.holidays = store.holidays();
    this.decisions = decisions;
    this.people = people;
    this.isHere = isHere;
    this.titles = titles;
    this.options = options;
    this.clock = clock;
  }

  /** Looks at all that is due; called every second. */
  public void run() {
    long now = clock.millis();
    var byPerson = new LinkedHashMap<String, List<Call>>();
    for (Call call : store.due(now, BATCH)) {
      byPerson.computeIfAbsent(call.player(), key -> new ArrayList<>()).add(call);
    }
    byPerson.forEach((player, calls) -> dispatch(player, calls, now));
  }

  private void dispatch(String player, List<Call> calls, long now) {
    List<Call> standing = calls.stream().filter(decisions::stands).toList();
    List<Call> stale = calls.stream().filter(call -> !standing.contains(call)).toList();
    close(player, stale, List.of(), now);
    if (standing.isEmpty()) {
      return;
    }
    Settings settings = channels.settings(player).orElse(null);
    if (settings == null) {
      close(player, standing, List.of(), now);
      return;
    }
    long later = later(settings, now);
    if (later > now) {
      store.postpone(standing, later).join();
    } else {
      close(player, standing, deliveries(settings, standing, now), now);
    }
  }

  /** The next time at which this person may be called. */
  private long later(Settings settings, long now) {
    long free = settings.called() + options.gap().toMillis();
    if (isHere.test(settings.player())) {
      free = Math.max(free, now + options.away().toMillis());
    }
    for (HolidayStore.Holiday holiday : holidays.of(settings.player(), now)) {
      free = Math.max(free, holiday.until());
    }
    return Math.max(free, quietEnds(settings, Math.max(free, now)));
  }

  /** When the quiet hours end in which this moment lies; the moment itself if it lies in none. */
  static long quietEnds(Settings settings, long moment) {
    int from = settings.quietFrom();
    int to = settings.quietTo();
    if (from == to) {
      return moment;
    }
    ZonedDateTime local = Instant.ofEpochMilli(moment).atZone(zone(settings.zone()));
    int minute = local.getHour() * 60 + local.getMinute();
    boolean quiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
    if (!quiet) {
      return moment;
    }
    ZonedDateTime ends = local.with(LocalTime.of(to / 60 % 24, to % 60));
    return (ends.isAfter(local) ? ends : ends.plusDays(1)).toInstant().toEpochMilli();
  }

  private static ZoneId zone(String name) {
    try {
      return ZoneId.of(name);
    } catch (DateTimeException e) {
      return ZoneId.of("UTC");
    }
  }

  /** Whether these are times of day. */
  static boolean isTime(int minutes) {
    return minutes >= 0 && minutes < DAY;
  }

  private List<Delivery> deliveries(Settings settings, List<Call> calls, long now) {
    var deliveries = new ArrayList<Delivery>();
    Set<String> kinds = Set.of(settings.kinds().split(" "));
    List<Call> pushed = on(PushSender.CHANNEL, kinds, calls);
    List<Call> mailed = on(MailSender.CHANNEL, kinds, calls);
    if (!pushed.isEmpty()) {
      String body = Json.write(message(settings, pushed));
      channels
          .pushes(settings.player())
          .forEach(to -> deliveries.add(delivery(PushSender.CHANNEL, to.id(), body, now)));
    }
    if (!mailed.isEmpty() && options.mail().isGiven()) {
      channels
          .mail(settings.player())
          .filter(ChannelStore.Mail::confirmed)
          .ifPresent(
              to ->
                  deliveries.add(
                      delivery(MailSender.CHANNEL, to.address(), mail(settings, mailed), now)));
    }
    return deliveries;
  }

  private static List<Call> on(String channel, Set<String> kinds, List<Call> calls) {
    return calls.stream()
        .filter(call -> kinds.contains(NotificationKind.valueOf(call.kind()).on(channel)))
        .toList();
  }

  private static Delivery delivery(String channel, String target, String body, long now) {
    return new Delivery(0, "", channel, target, body, now, 0);
  }

  private Message message(Settings settings, List<Call> calls) {
    String language = settings.language();
    List<String> lines = calls.stream().map(call -> line(language, call)).toList();
    String title =
        lines.size() == 1
            ? words.say(language, "title." + calls.getFirst().kind())
            : words.say(language, "title.many", "count", lines.size());
    return new Message(title, lines, lines.size() == 1 ? path(calls.getFirst()) : "/");
  }

  private String mail(Settings settings, List<Call> calls) {
    String language = settings.language();
    var lines = new ArrayList<String>();
    lines.add(
        words.say(language, "mail.greeting", "name", people.person(settings.player()).name()));
    lines.add("");
    for (Call call : calls) {
      lines.add(line(language, call));
      lines.add(options.address() + path(call));
    }
    lines.add("");
    lines.add(words.say(language, "mail.foot"));
    lines.add("{unsubscribe}");
    return Json.write(new Message(message(settings, calls).title(), lines, "/"));
  }

  private String line(String language, Call call) {
    String[] parts = call.about().split("\n", 2);
    return words.say(
        language,
        "call." + call.kind(),
        "game",
        titles.apply(parts[0]),
        "name",
        parts.length > 1 ? parts[1] : parts[0]);
  }

  private static String path(Call call) {
    return call.table().startsWith("/") ? call.table() : "/t/" + call.table();
  }

  /** If another server was first, all is well. */
  private void close(String player, List<Call> calls, List<Delivery> deliveries, long now) {
    if (calls.isEmpty()) {
      return;
    }
    try {
      store.dispatch(player, calls, deliveries, now).join();
    } catch (CompletionException e) {
      if (!(e.getCause() instanceof WriteConflict)) {
        throw e;
      }
    }
  }
}
