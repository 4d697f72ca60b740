package musette.server.people;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/** The open sessions of this server. */
public final class Sessions {
  /** A connected client that can be signed out. */
  public interface Session {
    Login login();

    void signOut();
  }

  private final Set<Session> open = ConcurrentHashMap.newKeySet();

  public void add(Session session) {
    open.add(session);
  }

  public void remove(Session session) {
    open.remove(session);
  }

  /** The people who have a page open at this server. */
  public Set<String> players() {
    var players = new HashSet<String>();
    open.forEach(session -> players.add(session.login().person().id()));
    return players;
  }

  public int count() {
    return open.size();
  }

  /** Signs out every session whose login matches. */
  public void signOut(Predicate<Login> matches) {
    open.stream().filter(session -> matches.test(session.login())).forEach(Session::signOut);
  }
}
