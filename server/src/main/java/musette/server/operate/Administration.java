package musette.server.operate;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import musette.server.account.OperatorService;
import musette.server.store.Store;
import musette.server.store.people.AdminStore.Act;
import musette.server.store.people.AdminStore.Known;
import musette.server.store.people.AdminStore.Report;

/**
 * The operator's commands on the database of a running server; each opens a connection of its own.
 */
public final class Administration {
  private final DataLocation dataLocation;
  private final String who;
  private final InstantSource clock;

  /**
   * @param who the operator, for the log
   */
  public Administration(DataLocation dataLocation, String who, InstantSource clock) {
    this.dataLocation = dataLocation;
    this.who = who;
    this.clock = clock;
  }

  public List<Known> people(String text) {
    return with(service -> service.people(text));
  }

  public List<Report> reports() {
    return with(OperatorService::reports);
  }

  public List<Act> acts() {
    return with(OperatorService::acts);
  }

  /** The code of a link to the page of the operator. */
  public String link() {
    return with(OperatorService::link);
  }

  public void resign(String player, String reason) {
    act(service -> service.resign(player, reason));
  }

  public void ban(String player, Duration length, String reason) {
    act(service -> service.ban(player, length, reason));
  }

  public void unban(String player, String reason) {
    act(service -> service.unban(player, reason));
  }

  public void rename(String player, String name, String reason) {
    act(service -> service.rename(player, name, reason));
  }

  public void closeReport(long number, String reason) {
    act(service -> service.closeReport(number, reason));
  }

  public void takeDown(String course, String reason) {
    act(service -> service.takeDown(course, reason));
  }

  public void putBack(String course, String reason) {
    act(service -> service.putBack(course, reason));
  }

  public void notice(String text) {
    act(service -> service.notice(text));
  }

  private void act(Consumer<OperatorService> deed) {
    with(
        service -> {
          deed.accept(service);
          return who;
        });
  }

  private <T> T with(Function<OperatorService, T> work) {
    try (var store = new Store(dataLocation.open())) {
      return work.apply(new OperatorService(store, who, clock));
    }
  }
}
