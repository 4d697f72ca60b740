package musette.server.account;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import musette.kernel.Refused;
import musette.server.people.Ids;
import musette.server.people.PersonDirectory;
import musette.server.store.Store;
import musette.server.store.people.ChannelStore;
import musette.server.store.people.ChannelStore.Push;
import musette.server.store.people.ChannelStore.Settings;
import musette.server.store.people.NotificationStore;
import musette.server.store.people.NotificationStore.Call;
import musette.server.store.people.NotificationStore.Delivery;
import musette.server.work.Commits;
import musette.wire.Json;
import musette.wire.table.Account;
import musette.wire.table.Person;

/** Notifications: people's settings, and the parts that decide and deliver. */
public final class NotificationService {
  private static final int NIGHT = 22 * 60;
  private static final int MORNING = 7 * 60 + 30;
  private static final int LONGEST = 1_000;
  private static final int CODE = 6;
  private static final String DEFAULT =
      "TURN.PAGE INVITATION.PAGE OVER.PAGE TOURNAMENT.PAGE FOLLOW.PAGE"
          + " TURN.PUSH TURN.MAIL INVITATION.PUSH INVITATION.MAIL TOURNAMENT.PUSH TOURNAMENT.MAIL";
  private static final List<String> CHANNELS =
      List.of(NotificationKind.PAGE, PushSender.CHANNEL, MailSender.CHANNEL);

  private final NotificationStore calls;
  private final ChannelStore store;
  private final NotificationOptions options;
  private final int endpoints;
  private final InstantSource clock;
  private final NotificationTexts words = new NotificationTexts();
  private final PushSender push;
  private final UnsubscribeLinks unsubscribing;
  private final NotificationDecisions decisions;
  private final NotificationDispatcher dispatch;
  private final Deliveries deliveries;

  /**
   * @param endpoints how many browsers of one person can be pushed to
   * @param isHere whether a person has a page open
   * @param titles of games
   */
  public NotificationService(
      Store store,
      NotificationOptions options,
      int endpoints,
      PersonDirectory people,
      Predicate<String> isHere,
      UnaryOperator<String> titles,
      Executor workers,
      InstantSource clock) {
    this.calls = store.calls();
    this.store = store.channels();
    this.options = options;
    this.endpoints = endpoints;
    this.clock = clock;
    this.push = new PushSender(store, options);
    this.unsubscribing = new UnsubscribeLinks(store);
    this.decisions = new NotificationDecisions(store, options, clock);
    this.dispatch =
        new NotificationDispatcher(store, decisions, people, isHere, titles, options, clock);
    this.deliveries = new Deliveries(calls, senders(), workers, clock);
  }

  private Map<String, MessageSender> senders() {
    return options.mail().isGiven()
        ? Map.of(
            PushSender.CHANNEL,
            push,
            MailSender.CHANNEL,
            new MailSender(store, options, unsubscribing))
        : Map.of(PushSender.CHANNEL, push);
  }

  /** Decides who is to be called; called every few seconds. */
  public void decide() {
    decisions.run();
  }

  /** Sends messages; called every second. */
  public void deliver() {
    dispatch.run();
    deliveries.run();
  }

  /** Somebody is asked to a table. */
  public void invite(String player, String table, String game, Person by) {
    add(player, NotificationKind.INVITATION, table, by.id(), game + "\n" + by.name());
  }

  /**
   * A tournament, a round or a stage begins.
   *
   * @param path of its page, as {@code /tour/abc}
   * @param mark differs for each round, so that each calls once
   */
  public void begins(String player, String path, String mark, String name) {
    add(player, NotificationKind.TOURNAMENT, path, mark, "\n" + name);
  }

  private void add(String player, NotificationKind kind, String table, String mark, String about) {
    long now = clock.millis();
    var call = new Call(0, player, kind.name(), table, mark, about, now);
    if (store.settings(player).isPresent()) {
      Commits.await(calls.decide(List.of(call), now));
    }
  }

  public Account.Calls calls(Person person) {
    Settings settings = settings(person, "en", "UTC");
    return new Account.Calls(
        new Account.CallSettings(
            settings.language(),
            settings.zone(),
            settings.quietFrom(),
            settings.quietTo(),
            settings.kinds().isEmpty() ? List.of() : List.of(settings.kinds().split(" "))),
        push.publicKey(),
        options.mail().isGiven(),
        store.pushes(person.id()).stream().map(NotificationService::shown).toList(),
        store.mail(person.id()).stream()
            .map(mail -> new Account.MailAddress(mail.address(), mail.confirmed(), mail.problem()))
            .toList());
  }

  private static Account.PushEndpoint shown(Push push) {
    UserAgents.Device device = UserAgents.read(push.device());
    return new Account.PushEndpoint(
        push.id(), device.browser(), device.system(), push.created(), push.problem());
  }

  private Settings settings(Person person, String language, String zone) {
    return store
        .settings(person.id())
        .orElse(
            new Settings(
                person.id(),
                NotificationTexts.language(language),
                zone,
                NIGHT,
                MORNING,
                DEFAULT,
                0));
  }

  public void save(Person person, Account.CallSettings wish) {
    boolean good =
        NotificationDispatcher.isTime(wish.quietFrom())
            && NotificationDispatcher.isTime(wish.quietTo())
            && wish.zone().length() <= 60
            && wish.kinds().stream().allMatch(NotificationService::isKind);
    if (!good) {
      throw Refused.because("", "bad-request");
    }
    String kinds = String.join(" ", wish.kinds().stream().distinct().toList());
    Commits.await(
        store.save(
            new Settings(
                person.id(),
                NotificationTexts.language(wish.language()),
                wish.zone(),
                wish.quietFrom(),
                wish.quietTo(),
                kinds,
                0)));
  }

  private static boolean isKind(String text) {
    return NotificationKind.CHOSEN.stream()
        .anyMatch(kind -> CHANNELS.stream().anyMatch(channel -> text.equals(kind.on(channel))));
  }

  public void addPush(Person person, Account.NewPush wish, String device) {
    push.check(wish.address());
    if (wish.address().length() + wish.p256dh().length() + wish.auth().length() > LONGEST) {
      throw Refused.because("", "push-address");
    }
    String id = Ids.hash(wish.address()).substring(0, 24);
    List<Push> known = store.pushes(person.id());
    if (known.size() >= endpoints && known.stream().noneMatch(one -> one.id().equals(id))) {
      throw Refused.because("", "too-many-devices", "most", endpoints);
    }
    keepSettings(person, wish.language(), wish.zone());
    Commits.await(
        store.addPush(
            new Push(
                id,
                person.id(),
                wish.address(),
                wish.p256dh(),
                wish.auth(),
                device,
                clock.millis(),
                0,
                "")));
  }

  private void keepSettings(Person person, String language, String zone) {
    if (store.settings(person.id()).isEmpty()) {
      Commits.await(store.save(settings(person, language, zone)));
    }
  }

  public void removePush(Person person, String id) {
    Optional<Push> found = store.push(id);
    if (found.isEmpty() || !found.get().player().equals(person.id())) {
      throw Refused.because("", "unknown-session");
    }
    Commits.await(store.removePush(id));
  }

  /** Keeps an address and sends a code to it; until the code comes back it is not used. */
  public void setMail(Person person, Account.NewMail wish) {
    if (!options.mail().isGiven()) {
      throw Refused.because("", "no-mail");
    }
    String address = wish.address().strip();
    if (!MailSender.isAddress(address)) {
      throw Refused.because("", "mail-address");
    }
    String code = Ids.recoveryCode().substring(0, CODE);
    long now = clock.millis();
    keepSettings(person, wish.language(), wish.zone());
    Commits.await(store.setMail(person.id(), address, Ids.hash(code), now));
    String language = NotificationTexts.language(wish.language());
    var message =
        new Message(
            words.say(language, "confirm.title"),
            List.of(words.say(language, "confirm.text", "code", code)),
            "/account");
    Commits.await(
        calls.send(
            new Delivery(0, person.id(), MailSender.CHANNEL, address, Json.write(message), now, 0),
            now));
  }

  public void confirmMail(Person person, String code) {
    if (!Commits.await(store.confirmMail(person.id(), Ids.hash(Ids.typed(code))))) {
      throw Refused.because("", "unknown-code");
    }
  }

  public void removeMail(Person person) {
    Commits.await(store.removeMail(person.id()));
  }

  /** Ends the mail to whoever the link was made for. */
  public void unsubscribe(String token) {
    String player =
        unsubscribing.player(token).orElseThrow(() -> Refused.because("", "unknown-code"));
    Commits.await(store.removeMail(player));
  }
}
