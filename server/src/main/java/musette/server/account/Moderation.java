package musette.server.account;

import java.time.InstantSource;
import java.util.Set;
import musette.kernel.Refused;
import musette.server.people.Identities;
import musette.server.people.PersonDirectory;
import musette.server.store.people.AdminStore;
import musette.server.store.people.AdminStore.Act;
import musette.wire.table.Account;
import musette.wire.table.Person;

/**
 * Applies the decisions of operators. Their command writes them to the database, and every server
 * reads them every few seconds.
 */
public final class Moderation {
  private final AdminStore store;
  private final Identities identities;
  private final PersonDirectory people;
  private final InstantSource clock;
  private volatile Set<String> banned = Set.of();
  private volatile Account.OperatorNotice notice = new Account.OperatorNotice("", 0);
  private long known;

  public Moderation(
      AdminStore store, Identities identities, PersonDirectory people, InstantSource clock) {
    this.store = store;
    this.identities = identities;
    this.people = people;
    this.clock = clock;
  }

  /** Reads what is new; called every few seconds. */
  public synchronized void refresh() {
    Set<String> now = Set.copyOf(store.banned(clock.millis()));
    Set<String> before = banned;
    banned = now;
    now.stream().filter(player -> !before.contains(player)).forEach(identities::disconnect);
    notice = store.notice().map(Moderation::notice).orElse(new Account.OperatorNotice("", 0));
    for (Act act : store.acts(known)) {
      known = act.number();
      people.forget(act.subject());
    }
  }

  private static Account.OperatorNotice notice(String kept) {
    int space = kept.indexOf(' ');
    return new Account.OperatorNotice(
        kept.substring(space + 1).strip(), Long.parseLong(kept.substring(0, space)));
  }

  /** Returns the person; refuses somebody who is banned. */
  public Person admitted(Person person) {
    if (banned.contains(person.id())) {
      throw Refused.because("", "banned");
    }
    return person;
  }

  public Account.OperatorNotice notice() {
    return notice;
  }
}
