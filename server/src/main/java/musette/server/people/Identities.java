package musette.server.people;

import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import musette.kernel.Refused;
import musette.server.store.people.AccountStore;
import musette.server.store.people.PlayerStore;
import musette.server.work.Commits;
import musette.wire.table.Account.SignInWay;
import musette.wire.table.Http;
import musette.wire.table.Person;

/** Creates and recognizes players by their tokens, which are stored as hashes only. */
public final class Identities {
  public static final int NAME = 30;
  private static final long CODE_LASTS = 600_000;
  private static final int REMEMBERED = 20_000;

  /** How exactly it is known when a session was last used, in milliseconds. */
  private static final long SEEN_AGAIN = 60_000;

  /** A person with their new token, which is shown only once. */
  public record Entered(Person person, String token) {}

  private final PlayerStore store;
  private final AccountStore accounts;
  private final PersonDirectory people;
  private final Sessions sessions;
  private final InstantSource clock;
  private final Map<String, String> owners = new ConcurrentHashMap<>();
  private final Map<String, Long> seen = new ConcurrentHashMap<>();
  private final AtomicInteger revocations = new AtomicInteger();

  public Identities(
      PlayerStore store,
      AccountStore accounts,
      PersonDirectory people,
      Sessions sessions,
      InstantSource clock) {
    this.store = store;
    this.accounts = accounts;
    this.people = people;
    this.sessions = sessions;
    this.clock = clock;
  }

  /** The owner of a token. */
  public Optional<Person> who(String token) {
    if (token.isEmpty() || token.length() > 64) {
      return Optional.empty();
    }
    return owner(Ids.hash(token)).flatMap(people::find);
  }

  /** The same, for a connection that outlives the request. */
  public Optional<Login> login(String token) {
    return who(token).map(person -> new Login(person, Ids.hash(token)));
  }

  /** Whether the token has not been revoked since. */
  public boolean isValid(Login login) {
    return owner(login.tokenHash()).isPresent();
  }

  private Optional<String> owner(String hash) {
    String known = owners.get(hash);
    if (known != null) {
      return Optional.of(known);
    }
    int before = revocations.get();
    Optional<String> owner = store.owner(hash);
    owner.ifPresent(player -> remember(hash, player, before));
    return owner;
  }

  /** Does nothing if a token was revoked since it was read: it may be this one. */
  private synchronized void remember(String hash, String player, int before) {
    if (revocations.get() == before) {
      remember(hash, player);
    }
  }

  private void remember(String hash, String player) {
    if (owners.size() > REMEMBERED) {
      owners.clear();
    }
    owners.put(hash, player);
  }

  /**
   * @param device what the browser says of itself
   */
  public Entered guest(String device) {
    String id = Ids.player();
    var person = new Person(id, "Guest " + id.substring(1, 5), Person.Kind.GUEST);
    return enter(person, SignInWay.GUEST, device);
  }

  public Entered program(Http.NewProgram wish, String device) {
    var person = new Person(Ids.player(), InputText.line(wish.name(), NAME), Person.Kind.BOT);
    return enter(person, SignInWay.PROGRAM, device);
  }

  private Entered enter(Person person, SignInWay way, String device) {
    String token = Ids.token();
    Commits.await(store.add(person, session(token, way, device)));
    people.remember(person);
    remember(Ids.hash(token), person.id());
    return new Entered(person, token);
  }

  private AccountStore.SessionRow session(String token, SignInWay way, String device) {
    long now = clock.millis();
    return new AccountStore.SessionRow(Ids.hash(token), device, way.name(), now, now);
  }

  /**
   * Signs somebody in who has shown who they are. The session gets a new token; the one from
   * before, whoever it belonged to, ends.
   */
  public Entered enter(String player, SignInWay way, String device, String before) {
    String token = Ids.token();
    String old = before.isEmpty() ? "" : Ids.hash(before);
    Commits.await(accounts.addSession(player, session(token, way, device), old));
    revoked(old);
    return new Entered(people.person(player), token);
  }

  /** Notes that a session is in use. */
  public void seen(String token, String device) {
    String hash = Ids.hash(token);
    long now = clock.millis();
    if (seen.size() > REMEMBERED) {
      seen.clear();
    }
    Long before = seen.put(hash, now);
    if (before == null || before < now - SEEN_AGAIN) {
      var _ = accounts.seen(hash, device, now);
    }
  }

  public Person rename(Person person, String name) {
    var renamed = new Person(person.id(), InputText.line(name, NAME), person.kind());
    Commits.await(store.rename(person.id(), renamed.name()));
    people.remember(renamed);
    return renamed;
  }

  /** Creates a code that another device can use once. */
  public Http.Transfer transfer(Person person) {
    String code = Ids.code();
    long expires = clock.millis() + CODE_LASTS;
    Commits.await(store.offer(person.id(), Ids.hash(code), clock.millis(), expires));
    return new Http.Transfer(code, expires);
  }

  public Entered claim(String code, String device) {
    String token = Ids.token();
    String written = Ids.typed(code);
    String player =
        Commits.await(store.claim(Ids.hash(written), session(token, SignInWay.TRANSFER, device)))
            .orElseThrow(() -> Refused.because("", "unknown-code"));
    return new Entered(people.person(player), token);
  }

  /** Revokes a token. */
  public void forget(String token) {
    forgetHash(Ids.hash(token));
  }

  /** Revokes the token with this hash. */
  public void forgetHash(String hash) {
    Commits.await(store.forget(hash));
    revoked(hash);
  }

  /** A token was revoked, here or by another server: its sessions end. */
  public void revoked(String hash) {
    revoke(hash);
    sessions.signOut(login -> login.tokenHash().equals(hash));
  }

  private synchronized void revoke(String hash) {
    revocations.incrementAndGet();
    owners.remove(hash);
  }

  /** Ends what a person has open here; their tokens stay. */
  public void disconnect(String player) {
    sessions.signOut(login -> login.person().id().equals(player));
  }

  /** Checks all sessions again after notifications may have been missed. */
  public void recheck() {
    synchronized (this) {
      revocations.incrementAndGet();
      owners.clear();
    }
    sessions.signOut(login -> !isValid(login));
  }
}
