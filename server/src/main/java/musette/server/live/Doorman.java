package musette.server.live;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import musette.kernel.Refused;
import musette.server.store.PeopleStore;
import musette.wire.table.Http;
import musette.wire.table.Person;

/** Knows who is who. Tokens are kept as hashes only. */
public final class Doorman {
  private static final int NAME = 30;
  private static final long CODE_LASTS = 600_000;
  private static final int REMEMBERED = 20_000;

  /** A person and the secret that lets them in, which is told this once. */
  public record Entered(Person person, String token) {}

  /** Somebody who was let in, and by the token of which hash. */
  public record Login(Person person, String tokenHash) {}

  private final House house;
  private final PeopleStore store;
  private final Map<String, String> owners = new ConcurrentHashMap<>();
  private final AtomicInteger forgettings = new AtomicInteger();

  Doorman(House house) {
    this.house = house;
    this.store = house.store().people();
  }

  /** Whom this token lets in. */
  public Optional<Person> who(String token) {
    if (token.isEmpty() || token.length() > 64) {
      return Optional.empty();
    }
    return owner(Ids.hash(token)).flatMap(house.people()::find);
  }

  /** The same, for who stays longer than a request takes. */
  public Optional<Login> login(String token) {
    return who(token).map(person -> new Login(person, Ids.hash(token)));
  }

  /** Whether the token has not been given up since. */
  public boolean isValid(Login login) {
    return owner(login.tokenHash).isPresent();
  }

  private Optional<String> owner(String hash) {
    String known = owners.get(hash);
    if (known != null) {
      return Optional.of(known);
    }
    int before = forgettings.get();
    Optional<String> owner = store.owner(hash);
    owner.ifPresent(player -> remember(hash, player, before));
    return owner;
  }

  /** What was read before a token was given up may be the token that was given up. */
  private synchronized void remember(String hash, String player, int before) {
    if (forgettings.get() == before) {
      remember(hash, player);
    }
  }

  private void remember(String hash, String player) {
    if (owners.size() > REMEMBERED) {
      owners.clear();
    }
    owners.put(hash, player);
  }

  public Entered guest() {
    String id = Ids.player();
    return enter(new Person(id, "Guest " + id.substring(1, 5), Person.Kind.GUEST));
  }

  public Entered program(Http.NewProgram wish) {
    return enter(new Person(Ids.player(), Texts.line(wish.name(), NAME), Person.Kind.BOT));
  }

  private Entered enter(Person person) {
    String token = Ids.token();
    house.saved(store.add(person, Ids.hash(token), house.now()));
    house.people().remember(person);
    remember(Ids.hash(token), person.id());
    return new Entered(person, token);
  }

  public Person rename(Person person, String name) {
    var renamed = new Person(person.id(), Texts.line(name, NAME), person.kind());
    house.saved(store.rename(person.id(), renamed.name()));
    house.people().remember(renamed);
    return renamed;
  }

  /** A code that another device can use once. */
  public Http.Transfer transfer(Person person) {
    String code = Ids.code();
    long expires = house.now() + CODE_LASTS;
    house.saved(store.offer(person.id(), Ids.hash(code), house.now(), expires));
    return new Http.Transfer(code, expires);
  }

  public Entered claim(String code) {
    String token = Ids.token();
    String written = code.strip().toLowerCase(java.util.Locale.ROOT).replace("-", "");
    String player =
        house
            .saved(store.claim(Ids.hash(written), Ids.hash(token), house.now()))
            .orElseThrow(() -> Refused.because("", "unknown-code"));
    return new Entered(house.people().person(player), token);
  }

  /** This token lets nobody in any more. */
  public void forget(String token) {
    String hash = Ids.hash(token);
    house.saved(store.forget(hash));
    forgotten(hash);
  }

  /** Here or by another server: whoever is connected by it is sent away. */
  void forgotten(String hash) {
    giveUp(hash);
    house.clients().stream()
        .filter(client -> client.login().tokenHash().equals(hash))
        .forEach(Client::signOut);
  }

  private synchronized void giveUp(String hash) {
    forgettings.incrementAndGet();
    owners.remove(hash);
  }

  /** Other servers may have told something that was not heard. */
  void recheck() {
    synchronized (this) {
      forgettings.incrementAndGet();
      owners.clear();
    }
    house.clients().stream().filter(client -> !isValid(client.login())).forEach(Client::signOut);
  }
}
