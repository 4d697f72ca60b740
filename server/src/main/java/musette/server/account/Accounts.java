package musette.server.account;

import java.time.InstantSource;
import java.util.List;
import musette.kernel.Refused;
import musette.server.live.TableService;
import musette.server.people.Identities;
import musette.server.people.Ids;
import musette.server.people.PersonDirectory;
import musette.server.store.ListStore;
import musette.server.store.people.AccountDeletionStore;
import musette.server.store.people.AccountStore;
import musette.server.store.people.AccountStore.SessionRow;
import musette.server.store.people.ResearchOptOutStore;
import musette.server.work.Commits;
import musette.wire.table.Account;
import musette.wire.table.Person;

/** Recovery codes, sessions, and the deletion of accounts. */
public final class Accounts {
  private static final int SESSION_ID = 16;

  private final AccountStore store;
  private final AccountDeletionStore accountDeletions;
  private final ResearchOptOutStore sharing;
  private final ListStore lists;
  private final Identities identities;
  private final PersonDirectory people;
  private final TableService tables;
  private final InstantSource clock;

  public Accounts(
      AccountStore store,
      AccountDeletionStore accountDeletions,
      ResearchOptOutStore sharing,
      ListStore lists,
      Identities identities,
      PersonDirectory people,
      TableService tables,
      InstantSource clock) {
    this.store = store;
    this.accountDeletions = accountDeletions;
    this.sharing = sharing;
    this.lists = lists;
    this.identities = identities;
    this.people = people;
    this.tables = tables;
    this.clock = clock;
  }

  /** What a person has; {@code token} is that of the session that asks. */
  public Account.Overview overview(Person person, String token) {
    List<Account.Passkey> passkeys =
        store.passkeys(person.id()).stream()
            .map(row -> new Account.Passkey(row.id(), row.label(), row.created(), row.used()))
            .toList();
    long printed = store.codePrinted(person.id());
    return new Account.Overview(
        person,
        printed > 0 || !passkeys.isEmpty(),
        passkeys,
        printed,
        store.sessions(person.id()).stream().map(row -> session(row, token)).toList(),
        lists.finished(person.id()),
        sharing.isAllowed(person.id()));
  }

  /** Whether the public matches of a person may be given to others from now on. */
  public void share(Person person, Account.Sharing wish) {
    Commits.await(
        wish.shared() ? sharing.allow(person.id()) : sharing.keepBack(person.id(), clock.millis()));
  }

  /** Whether the name survives the loss of a device. */
  public boolean isKept(Person person) {
    return store.isKept(person.id());
  }

  private static Account.Session session(SessionRow row, String token) {
    UserAgents.Device device = UserAgents.read(row.device());
    return new Account.Session(
        id(row),
        device.browser(),
        device.system(),
        Account.SignInWay.valueOf(row.way()),
        row.created(),
        Math.max(row.created(), row.seen()),
        row.hash().equals(Ids.hash(token)));
  }

  /** Names a session without telling the hash of its token. */
  private static String id(SessionRow row) {
    return Ids.hash(row.hash()).substring(0, SESSION_ID);
  }

  /** A new recovery code, which is shown this once. */
  public Account.RecoveryCode newCode(Person person) {
    String code = Ids.recoveryCode();
    Commits.await(store.offerCode(person.id(), Ids.hash(code), clock.millis()));
    return new Account.RecoveryCode(code);
  }

  /** The person has the code: from now on it works, and no older one. */
  public void confirmCode(Person person, String code) {
    if (!Commits.await(store.confirmCode(person.id(), Ids.hash(Ids.typed(code))))) {
      throw Refused.because("", "unknown-code");
    }
  }

  /** Uses a recovery code up; returns the id of its owner. */
  public String useCode(String code) {
    return Commits.await(store.useCode(Ids.hash(Ids.typed(code))))
        .orElseThrow(() -> Refused.because("", "unknown-code"));
  }

  public void endSession(Person person, String id) {
    SessionRow session =
        store.sessions(person.id()).stream()
            .filter(row -> id(row).equals(id))
            .findFirst()
            .orElseThrow(() -> Refused.because("", "unknown-session"));
    identities.forgetHash(session.hash());
  }

  /** Ends all sessions; refuses somebody who could not come back. */
  public void endSessions(Person person) {
    if (!isKept(person)) {
      throw Refused.because("", "not-kept");
    }
    Commits.await(store.endSessions(person.id())).forEach(identities::revoked);
  }

  /** Deletes a person. Bots take their seats; what they have played stays, without their name. */
  public void leave(Person person, String typed) {
    if (!typed.strip().equals(person.name())) {
      throw Refused.because("", "name-differs");
    }
    for (String table : lists.unfinishedTables(person.id())) {
      leaveTable(person, table);
    }
    Commits.await(accountDeletions.leave(person.id())).forEach(identities::revoked);
    people.forget(person.id());
  }

  /** A table that cannot be left any more must not keep anybody here. */
  private void leaveTable(Person person, String table) {
    try {
      tables.leave(person.id(), table);
    } catch (Refused e) {
      // Its clock will run out.
    }
  }
}
