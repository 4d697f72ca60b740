package musette.server.operate;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import musette.kernel.Refused;
import musette.server.people.InputText;
import musette.server.store.AdminStore;
import musette.server.store.AdminStore.Act;
import musette.server.store.AdminStore.Deed;
import musette.server.store.AdminStore.Known;
import musette.server.store.AdminStore.Report;
import musette.server.store.Store;

/** What an operator does with people and what they have made, beside a running server. */
public final class Administration {
  private static final int NAME = 30;
  private static final int TEXT = 300;

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
    return with(store -> store.people(text));
  }

  public List<Report> reports() {
    return with(AdminStore::reports);
  }

  public List<Act> acts() {
    return with(store -> store.acts(0));
  }

  public void ban(String player, Duration length, String reason) {
    long until = clock.millis() + length.toMillis();
    act("unknown-player", store -> store.ban(deed("ban", known(store, player), reason), until));
  }

  public void unban(String player, String reason) {
    act("unknown-player", store -> store.unban(deed("unban", player, reason)));
  }

  public void rename(String player, String name, String reason) {
    String checked = InputText.line(name, NAME);
    act("unknown-player", store -> store.rename(deed("rename", player, reason), checked));
  }

  public void closeReport(long number, String reason) {
    act(
        "unknown-report",
        store -> store.closeReport(deed("close", String.valueOf(number), reason)));
  }

  /** Takes a course out of the gallery; its author reads the reason. */
  public void takeDown(String course, String reason) {
    String checked = InputText.line(reason, TEXT);
    act("unknown-course", store -> store.takeDown(deed("take-down", course, checked)));
  }

  /** Shows a course again that was taken down. */
  public void putBack(String course, String reason) {
    act("unknown-course", store -> store.putBack(deed("put-back", course, reason)));
  }

  /** An empty text takes the notice away. */
  public void notice(String text) {
    String checked = text.isBlank() ? "" : InputText.line(text, TEXT);
    act("internal", store -> store.notice(deed("notice", "", checked), checked));
  }

  private static String known(AdminStore store, String player) {
    return store.people(player).stream()
        .map(Known::id)
        .filter(player::equals)
        .findFirst()
        .orElseThrow(() -> Refused.because("", "unknown-player"));
  }

  private Deed deed(String act, String subject, String reason) {
    return new Deed(who, act, subject, reason, clock.millis());
  }

  private void act(String refusal, Function<AdminStore, CompletableFuture<Integer>> work) {
    if (with(store -> work.apply(store).join()) == 0) {
      throw Refused.because("", refusal);
    }
  }

  private <T> T with(Function<AdminStore, T> work) {
    try (var store = new Store(premises.open())) {
      return work.apply(store.admin());
    }
  }
}
