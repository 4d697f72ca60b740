package musette.server.people;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import musette.server.store.people.PlayerStore;
import musette.table.Games;
import musette.wire.table.Person;

/** Finds persons by id, most of them in memory. */
public final class PersonDirectory {
  private static final int REMEMBERED = 20_000;

  private final PlayerStore store;
  private final Map<String, Person> known = new ConcurrentHashMap<>();

  public PersonDirectory(PlayerStore store) {
    this.store = store;
  }

  /** The person of an id that a table names. */
  public Person person(String id) {
    return find(id).orElse(new Person(id, "?", Person.Kind.GUEST));
  }

  public Optional<Person> find(String id) {
    if (id.isEmpty()) {
      return Optional.of(Person.NOBODY);
    }
    if (Games.isBot(id)) {
      return Optional.of(Games.bot(id));
    }
    Person person = known.get(id);
    if (person != null) {
      return Optional.of(person);
    }
    Optional<Person> found = store.person(id);
    found.ifPresent(this::remember);
    return found;
  }

  public void remember(Person person) {
    if (known.size() > REMEMBERED) {
      known.clear();
    }
    known.put(person.id(), person);
  }

  /** The name may have changed. */
  public void forget(String id) {
    known.remove(id);
  }
}
