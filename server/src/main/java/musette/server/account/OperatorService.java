package musette.server.account;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import musette.kernel.Refused;
import musette.server.people.Ids;
import musette.server.people.InputText;
import musette.server.store.Store;
import musette.server.store.people.AdminStore.Act;
import musette.server.store.people.AdminStore.Deed;
import musette.server.store.people.AdminStore.Known;
import musette.server.store.people.AdminStore.Report;
import musette.server.work.Commits;

/** What operators can do with people and their content; every action is logged. */
public final class OperatorService {
  public static final int LONGEST_BAN = 36_500;

  private static final int NAME = 30;
  private static final int TEXT = 300;
  private static final Duration LINK = Duration.ofHours(1);

  private final Store store;
  private final String who;
  private final InstantSource clock;

  /**
   * @param who the operator, for the log
   */
  public OperatorService(Store store, String who, InstantSource clock) {
    this.store = store;
    this.who = who;
    this.clock = clock;
  }

  public List<Known> people(String text) {
    return store.admin().people(text);
  }

  public List<Report> reports() {
    return store.admin().reports();
  }

  public List<Act> acts() {
    return store.admin().acts(0);
  }

  /** The code of a link that makes whoever opens it an operator, once and within an hour. */
  public String link() {
    String code = Ids.token();
    long expires = clock.millis() + LINK.toMillis();
    act("internal", store.operators().offer(deed("link", "", ""), Ids.hash(code), expires));
    return code;
  }

  /** Somebody opens the link and is an operator from now on. */
  public void enter(String player, String code) {
    act("unknown-code", store.operators().enter(deed("enter", player, ""), Ids.hash(code)));
  }

  /** Takes the right away again. */
  public void resign(String player, String reason) {
    act("unknown-player", store.operators().resign(deed("resign", player, reason)));
  }

  public void ban(String player, Duration length, String reason) {
    long until = clock.millis() + length.toMillis();
    act("unknown-player", store.admin().ban(deed("ban", known(player), reason), until));
  }

  public void unban(String player, String reason) {
    act("unknown-player", store.admin().unban(deed("unban", player, reason)));
  }

  public void rename(String player, String name, String reason) {
    String checked = InputText.line(name, NAME);
    act("unknown-player", store.admin().rename(deed("rename", player, reason), checked));
  }

  public void closeReport(long number, String reason) {
    act("unknown-report", store.admin().closeReport(deed("close", String.valueOf(number), reason)));
  }

  /** Takes a course out of the gallery; its author reads the reason. */
  public void takeDown(String course, String reason) {
    String checked = InputText.line(reason, TEXT);
    act("unknown-course", store.admin().takeDown(deed("take-down", course, checked)));
  }

  /** Shows a course again that was taken down. */
  public void putBack(String course, String reason) {
    act("unknown-course", store.admin().putBack(deed("put-back", course, reason)));
  }

  /** An empty text takes the notice away. */
  public void notice(String text) {
    String checked = text.isBlank() ? "" : InputText.line(text, TEXT);
    act("internal", store.admin().notice(deed("notice", "", checked), checked));
  }

  private String known(String player) {
    return store.admin().people(player).stream()
        .map(Known::id)
        .filter(player::equals)
        .findFirst()
        .orElseThrow(() -> Refused.because("", "unknown-player"));
  }

  private Deed deed(String act, String subject, String reason) {
    String checked = reason.isBlank() ? "" : InputText.line(reason, TEXT);
    return new Deed(who, act, subject, checked, clock.millis());
  }

  private static void act(String refusal, CompletableFuture<Integer> work) {
    if (Commits.await(work) == 0) {
      throw Refused.because("", refusal);
    }
  }
}
