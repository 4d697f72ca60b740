package musette.server.account;

import java.time.InstantSource;
import java.util.List;
import musette.kernel.Refused;
import musette.server.live.TableService;
import musette.server.people.InputText;
import musette.server.people.PersonDirectory;
import musette.server.store.people.SocialStore;
import musette.server.work.Commits;
import musette.wire.table.Account;
import musette.wire.table.Person;
import musette.wire.table.TableInfo;

/** Following, inviting, muting and blocking. */
public final class SocialService {
  private final SocialStore store;
  private final PersonDirectory people;
  private final TableService tables;
  private final NotificationService calls;
  private final int most;
  private final InstantSource clock;

  /**
   * @param most whom one person follows or blocks
   */
  public SocialService(
      SocialStore store,
      PersonDirectory people,
      TableService tables,
      NotificationService calls,
      int most,
      InstantSource clock) {
    this.store = store;
    this.people = people;
    this.tables = tables;
    this.calls = calls;
    this.most = most;
    this.clock = clock;
  }

  /** Whom somebody knows, and who has asked them to play. */
  public Account.Company company(Person person) {
    List<String> followers = store.followers(person.id());
    return new Account.Company(
        store.followed(person.id()).stream()
            .map(id -> followed(person, id, followers.contains(id)))
            .toList(),
        store.blocked(person.id()).stream()
            .map(
                row ->
                    new Account.Blocked(
                        people.person(row.player()), Account.BlockKind.valueOf(row.kind())))
            .toList(),
        store.invitations(person.id()).stream()
            .filter(one -> !store.keepApart(person.id(), one.inviter()))
            .map(
                one ->
                    new Account.Invitation(
                        one.table(),
                        tables.info(person.id(), one.table()).game(),
                        people.person(one.inviter()),
                        one.at()))
            .toList());
  }

  /** Only who follows back, or plays in public, is seen to play. */
  private Account.Followed followed(Person person, String id, boolean mutual) {
    boolean apart = store.keepApart(person.id(), id);
    String table = apart ? "" : store.playing(id).orElse("");
    return new Account.Followed(people.person(id), mutual, table);
  }

  public void follow(Person person, String other) {
    Person whom = known(person, other);
    if (store.followed(person.id()).size() >= most) {
      throw Refused.because("", "too-many-follows", "most", most);
    }
    apart(person, whom);
    Commits.await(store.follow(person.id(), whom.id(), clock.millis()));
  }

  public void unfollow(Person person, String other) {
    Commits.await(store.unfollow(person.id(), other));
  }

  /** Who blocks somebody no longer follows them, nor is followed by them. */
  public void block(Person person, String other, Account.BlockKind kind) {
    Person whom = known(person, other);
    if (store.blocked(person.id()).size() >= most) {
      throw Refused.because("", "too-many-follows", "most", most);
    }
    Commits.await(store.block(person.id(), whom.id(), kind.name(), clock.millis()));
    if (kind == Account.BlockKind.BLOCK) {
      Commits.await(store.unfollow(person.id(), whom.id()));
      Commits.await(store.unfollow(whom.id(), person.id()));
    }
  }

  public void unblock(Person person, String other) {
    Commits.await(store.unblock(person.id(), other));
  }

  /** People whose name begins so. */
  public List<Person> named(Person person, String name) {
    return store.named(InputText.line(name, 30)).stream()
        .filter(id -> !id.equals(person.id()) && !store.keepApart(person.id(), id))
        .map(people::person)
        .toList();
  }

  /** Asks somebody to a table; they are called if they are away. Once is enough. */
  public void invite(Person person, String table, String other) {
    Person whom = known(person, other);
    apart(person, whom);
    TableInfo info = tables.info(person.id(), table);
    if (info.status() != TableInfo.Status.WAITING) {
      throw Refused.because("", "started-already");
    }
    boolean mine = info.host().id().equals(person.id()) || !info.mine().isEmpty();
    if (!mine) {
      throw Refused.because("", "not-your-table");
    }
    if (Commits.await(store.invite(table, whom.id(), person.id(), clock.millis()))) {
      calls.invite(whom.id(), table, info.game(), person);
    }
  }

  private Person known(Person person, String other) {
    Person whom =
        other.isEmpty() || other.length() > 40
            ? Person.NOBODY
            : people.find(other).orElse(Person.NOBODY);
    if (whom.kind() != Person.Kind.GUEST || whom.id().equals(person.id())) {
      throw Refused.because("", "unknown-player");
    }
    return whom;
  }

  /** Who is blocked is not told so: it looks as if there were nobody. */
  private void apart(Person one, Person other) {
    if (store.keepApart(one.id(), other.id())) {
      throw Refused.because("", "unknown-player");
    }
  }
}
