package musette.server.operate;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import musette.server.account.OperatorDesk;
import musette.server.store.Store;
import musette.server.store.people.AdminStore.Act;
import musette.server.store.people.AdminStore.Known;
import musette.server.store.people.AdminStore.Report;

/**
 * The operator's commands on the database of a running server; each opens a connection of its own.
 */
public final class Administration {
  private final Premises premises;
  private final String who;
  private final InstantSource clock;

  /**
   * @param who the operator, for the log
   */
  public Administration(Premises premises, String who, InstantSource clock) {
    this.premises = premises;
    this.who = who;
    this.clock = clock;
  }

  public List<Known> people(String text) {
    return with(desk -> desk.people(text));
  }

  public List<Report> reports() {
    return with(OperatorDesk::reports);
  }

  public List<Act> acts() {
    return with(OperatorDesk::acts);
  }

  /** The code of a link to the page of the operator. */
  public String link() {
    return with(OperatorDesk::link);
  }

  public void resign(String player, String reason) {
    act(desk -> desk.resign(player, reason));
  }

  public void ban(String player, Duration length, String reason) {
    act(desk -> desk.ban(player, length, reason));
  }

  public void unban(String player, String reason) {
    act(desk -> desk.unban(player, reason));
  }

  public void rename(String player, String name, String reason) {
    act(desk -> desk.rename(player, name, reason));
  }

  public void closeReport(long number, String reason) {
    act(desk -> desk.closeReport(number, reason));
  }

  public void takeDown(String course, String reason) {
    act(desk -> desk.takeDown(course, reason));
  }

  public void putBack(String course, String reason) {
    act(desk -> desk.putBack(course, reason));
  }

  public void notice(String text) {
    act(desk -> desk.notice(text));
  }

  private void act(Consumer<OperatorDesk> deed) {
    with(
        desk -> {
          deed.accept(desk);
          return who;
        });
  }

  private <T> T with(Function<OperatorDesk, T> work) {
    try (var store = new Store(premises.open())) {
      return work.apply(new OperatorDesk(store, who, clock));
    }
  }
}
