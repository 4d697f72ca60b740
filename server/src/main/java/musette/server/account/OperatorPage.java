package musette.server.account;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import musette.kernel.Refused;
import musette.server.people.PersonDirectory;
import musette.server.store.Store;
import musette.server.work.Limits;
import musette.server.work.Limits.Rate;
import musette.wire.table.Account;
import musette.wire.table.Admin;
import musette.wire.table.Person;

/** The operator's page: what it shows, and its actions, which are those of the command. */
public final class OperatorPage {
  private static final int TABLES = 50;
  private static final int HOUR = 3_600;

  private final Store store;
  private final PersonDirectory people;
  private final Moderation moderation;
  private final Limits limits;
  private final InstantSource clock;

  public OperatorPage(
      Store store,
      PersonDirectory people,
      Moderation moderation,
      Limits limits,
      InstantSource clock) {
    this.store = store;
    this.people = people;
    this.moderation = moderation;
    this.limits = limits;
    this.clock = clock;
  }

  /** For anybody else there is no such page. */
  public Person operator(Person person) {
    if (person.id().isEmpty() || !store.operators().isOperator(person.id())) {
      throw Refused.because("", "unknown-path");
    }
    return person;
  }

  /** Somebody opens the link that the command has printed. */
  public void enter(Person person, String code) {
    as(person).enter(person.id(), code);
  }

  private OperatorService as(Person person) {
    return new OperatorService(store, person.id(), clock);
  }

  public Admin.OperatorOverview overview() {
    return new Admin.OperatorOverview(
        moderation.notice(),
        store.audit().statuses(),
        store.operators().people(),
        store.admin().reports().size(),
        store.operators().bans(clock.millis()).stream()
            .map(ban -> new Admin.Ban(people.person(ban.player()), ban.until(), ban.reason()))
            .toList(),
        limits(),
        store.operators().operators().stream().map(people::person).toList());
  }

  private List<Admin.Limit> limits() {
    Limits.People each = limits.people();
    return List.of(
        rate("requests", limits.requests()),
        rate("guests", limits.guests()),
        rate("tables", limits.tables()),
        rate("claims", limits.claims()),
        rate("messages", limits.messages()),
        rate("lines", limits.lines()),
        rate("replays", limits.replays()),
        rate("asks", limits.asks()),
        rate("copies", each.copies()),
        rate("mails", each.mails()),
        rate("invitations", each.invitations()),
        rate("reports", each.reports()),
        rate("learning", each.learning()),
        rate("rests", each.rests()),
        rate("orders", each.orders()),
        most("tablesEach", limits.tablesEach()),
        most("sockets", limits.sockets()),
        most("endpoints", each.endpoints()),
        most("follows", each.follows()),
        most("connections", limits.connections().most()));
  }

  private static Admin.Limit rate(String name, Rate rate) {
    return new Admin.Limit(name, rate.burst(), rate.perSecond() * HOUR);
  }

  private static Admin.Limit most(String name, int most) {
    return new Admin.Limit(name, most, 0);
  }

  public List<Admin.Known> people(String text) {
    return store.admin().people(text).stream()
        .map(one -> new Admin.Known(people.person(one.id()), one.created(), one.matches()))
        .toList();
  }

  public List<Admin.Reported> reports() {
    return store.admin().reports().stream()
        .map(
            one ->
                new Admin.Reported(
                    one.number(),
                    people.person(one.reporter()),
                    Account.ReportKind.valueOf(one.kind()),
                    one.subject(),
                    one.quoted(),
                    one.reason(),
                    one.at()))
        .toList();
  }

  /** The last acts, the newest first; operators of this page by name. */
  public List<Admin.Act> acts() {
    return store.admin().lastActs().stream()
        .map(
            one ->
                new Admin.Act(
                    one.at(),
                    people.find(one.who()).map(Person::name).orElse(one.who()),
                    one.act(),
                    one.subject(),
                    one.reason()))
        .toList();
  }

  public List<Admin.OperatorTable> tables() {
    return store.operators().tables(TABLES).stream()
        .map(
            row ->
                new Admin.OperatorTable(
                    row.id(),
                    row.game(),
                    row.status(),
                    store.operators().seated(row.id()).stream().map(people::person).toList(),
                    row.changed()))
        .toList();
  }

  public void act(Person person, Admin.OperatorRequest deed) {
    OperatorService service = as(person);
    switch (deed.act()) {
      case BAN -> service.ban(deed.subject(), length(deed.days()), deed.reason());
      case UNBAN -> service.unban(deed.subject(), deed.reason());
      case RENAME -> service.rename(deed.subject(), deed.text(), deed.reason());
      case CLOSE -> service.closeReport(number(deed.subject()), deed.reason());
      case TAKE_DOWN -> service.takeDown(deed.subject(), deed.reason());
      case PUT_BACK -> service.putBack(deed.subject(), deed.reason());
      case NOTICE -> service.notice(deed.text());
      case RESIGN -> service.resign(deed.subject(), deed.reason());
    }
    moderation.refresh();
  }

  private static Duration length(int days) {
    if (days < 1 || days > OperatorService.LONGEST_BAN) {
      throw Refused.because("", "bad-request");
    }
    return Duration.ofDays(days);
  }

  private static long number(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw Refused.because("", "unknown-report");
    }
  }
}
