package musette.server.web;

import io.javalin.http.Context;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import musette.kernel.Refused;
import musette.server.account.Moderation;
import musette.server.account.Passkeys;
import musette.server.people.Identities;
import musette.server.people.Login;
import musette.server.work.Limits;
import musette.server.work.RateLimiter;
import musette.wire.table.Person;
import org.jspecify.annotations.Nullable;

/** Checks every request: where it comes from, who sends it, and how often. */
public final class RequestGuard {
  static final String COOKIE = "musette";
  private static final String BEARER = "Bearer ";

  private final Identities identities;
  private final WebOptions options;
  private final InstantSource clock;
  private final RateLimiter requests;
  private final RateLimiter guests;
  private final RateLimiter tables;
  private final RateLimiter claims;
  private final RateLimiter replays;
  private final RateLimiter copies;
  private final RateLimiter mails;
  private final RateLimiter invitations;
  private final RateLimiter reports;
  private final RateLimiter learning;
  private final RateLimiter rests;
  private final RateLimiter orders;
  private final Moderation moderation;

  public RequestGuard(
      Identities identities,
      Moderation moderation,
      Limits limits,
      WebOptions options,
      InstantSource clock) {
    this.identities = identities;
    this.options = options;
    this.clock = clock;
    this.requests = new RateLimiter(limits.requests());
    this.guests = new RateLimiter(limits.guests());
    this.tables = new RateLimiter(limits.tables());
    this.claims = new RateLimiter(limits.claims());
    this.replays = new RateLimiter(limits.replays());
    this.copies = new RateLimiter(limits.people().copies());
    this.mails = new RateLimiter(limits.people().mails());
    this.invitations = new RateLimiter(limits.people().invitations());
    this.reports = new RateLimiter(limits.people().reports());
    this.learning = new RateLimiter(limits.people().learning());
    this.rests = new RateLimiter(limits.people().rests());
    this.orders = new RateLimiter(limits.people().orders());
    this.moderation = moderation;
  }

  /** Refuses requests from foreign pages, and too many requests. */
  void check(Context context) {
    check(context.req(), context.method().name());
  }

  void check(HttpServletRequest request, String method) {
    requests.take(address(request), clock.millis());
    String origin = request.getHeader("Origin");
    if (origin != null && !isOwn(origin, request)) {
      throw Refused.because("", "origin");
    }
    String site = request.getHeader("Sec-Fetch-Site");
    if (origin == null && site != null && site.equals("cross-site") && !isReading(method)) {
      throw Refused.because("", "origin");
    }
  }

  private static boolean isReading(String method) {
    return method.equals("GET") || method.equals("HEAD");
  }

  private boolean isOwn(String origin, HttpServletRequest request) {
    if (options.origins().contains(origin)) {
      return true;
    }
    try {
      String authority = URI.create(origin).getAuthority();
      return authority != null && authority.equalsIgnoreCase(host(request));
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** The name by which the client calls this server. */
  String host(HttpServletRequest request) {
    String forwarded = options.behindProxy() ? request.getHeader("X-Forwarded-Host") : null;
    return String.valueOf(forwarded != null ? forwarded : request.getHeader("Host"));
  }

  /** The address that the page has for its browser; passkeys belong to it. */
  Passkeys.Site site(Context context) {
    String host = host(context.req());
    String origin = context.header("Origin");
    String own = (isSecure(context) ? "https://" : "http://") + host;
    int port = host.startsWith("[") ? host.indexOf(':', host.indexOf(']')) : host.indexOf(':');
    return new Passkeys.Site(
        origin == null ? own : origin, port < 0 ? host : host.substring(0, port));
  }

  /** Whether the request brings its token in a header, as programs do. */
  boolean isBearer(Context context) {
    return context.header("Authorization") != null;
  }

  boolean isSecure(Context context) {
    return context.scheme().equals("https")
        || (options.behindProxy() && "https".equals(context.header("X-Forwarded-Proto")));
  }

  /** The client address that rate limits apply to. */
  String address(HttpServletRequest request) {
    String forwarded = options.behindProxy() ? request.getHeader("X-Forwarded-For") : null;
    if (forwarded == null) {
      return ClientAddresses.counted(request.getRemoteAddr());
    }
    // The last one is what our own proxy saw; anybody can write what stands before it.
    return ClientAddresses.counted(forwarded.substring(forwarded.lastIndexOf(',') + 1));
  }

  /** The person who sends the request, if known. */
  Optional<Person> who(Context context) {
    return identities.who(token(context));
  }

  /** The id of the person who sends the request; empty if unknown. */
  String viewer(Context context) {
    return who(context).map(Person::id).orElse("");
  }

  Person must(Context context) {
    return moderation.admitted(known(who(context)));
  }

  /** The login of a request for a WebSocket. */
  Login must(HttpServletRequest request) {
    Login login = known(identities.login(token(request, request.getMethod())));
    moderation.admitted(login.person());
    return login;
  }

  private static <T> T known(Optional<T> person) {
    return person.orElseThrow(() -> Refused.because("", "sign-in"));
  }

  /**
   * The secret of the request. A cookie is sent by the browser whoever wrote the page, so it counts
   * only with the origin that {@link #check} has compared, or for reading.
   */
  String token(Context context) {
    return token(context.req(), context.method().name());
  }

  private static String token(HttpServletRequest request, String method) {
    String header = request.getHeader("Authorization");
    if (header != null && header.startsWith(BEARER)) {
      return header.substring(BEARER.length()).strip();
    }
    boolean safe =
        request.getHeader("Origin") != null
            || "same-origin".equals(request.getHeader("Sec-Fetch-Site"))
            || (isReading(method) && !isUpgrade(request));
    return safe ? cookie(request) : "";
  }

  private static String cookie(HttpServletRequest request) {
    Cookie[] cookies = request.getCookies();
    if (cookies != null) {
      for (Cookie cookie : cookies) {
        if (cookie.getName().equals(COOKIE)) {
          return cookie.getValue();
        }
      }
    }
    return "";
  }

  private static boolean isUpgrade(HttpServletRequest request) {
    String upgrade = request.getHeader("Upgrade");
    return upgrade != null && upgrade.toLowerCase(Locale.ROOT).equals("websocket");
  }

  void mayEnter(Context context) {
    guests.take(address(context.req()), clock.millis());
  }

  void mayOpen(Person person) {
    tables.take(person.id(), clock.millis());
  }

  void mayClaim(Context context) {
    claims.take(address(context.req()), clock.millis());
  }

  /** A copy of all data means replaying all matches of a person. */
  void mayCopy(Person person) {
    copies.take(person.id(), clock.millis());
  }

  /** A new address for mail means a message to somebody who may not have asked. */
  void mayMail(Person person) {
    mails.take(person.id(), clock.millis());
  }

  void mayInvite(Person person) {
    invitations.take(person.id(), clock.millis());
  }

  /** A holiday is told to all tables of a person. */
  void mayRest(Person person) {
    rests.take(person.id(), clock.millis());
  }

  void mayPrepare(Person person) {
    orders.take(person.id(), clock.millis());
  }

  void mayReport(Person person) {
    reports.take(person.id(), clock.millis());
  }

  /** Each time, all that somebody has learnt is written. */
  void mayLearn(Person person) {
    learning.take(person.id(), clock.millis());
  }

  /** A page of a replay means replaying a match, and up to a megabyte of answer. */
  void mayReplay(Context context) {
    replays.take(address(context.req()), clock.millis());
  }

  /** Whose share the work counts for: the person, or the address if nobody is signed in. */
  String asker(Context context) {
    return who(context).map(Person::id).orElseGet(() -> address(context.req()));
  }

  /** The values of a header that may be missing. */
  static List<String> header(@Nullable String value) {
    return value == null ? List.of() : List.of(value.split("\\s*,\\s*"));
  }
}
