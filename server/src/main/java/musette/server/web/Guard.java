package musette.server.web;

import io.javalin.http.Context;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import musette.kernel.Refused;
import musette.server.ServerOptions;
import musette.server.live.Buckets;
import musette.server.live.Doorman;
import musette.server.live.House;
import musette.wire.table.Person;
import org.jspecify.annotations.Nullable;

/** Stands before every request: where it comes from, who asks, and how often. */
final class Guard {
  static final String COOKIE = "musette";
  private static final String BEARER = "Bearer ";

  private final House house;
  private final ServerOptions options;
  private final Doorman doorman;
  private final Buckets requests;
  private final Buckets guests;
  private final Buckets tables;
  private final Buckets claims;
  private final Buckets replays;

  Guard(House house, ServerOptions options, Doorman doorman) {
    this.house = house;
    this.options = options;
    this.doorman = doorman;
    this.requests = new Buckets(house.limits().requests());
    this.guests = new Buckets(house.limits().guests());
    this.tables = new Buckets(house.limits().tables());
    this.claims = new Buckets(house.limits().claims());
    this.replays = new Buckets(house.limits().replays());
  }

  /** Refuses foreign pages and those who ask too often. */
  void check(Context context) {
    check(context.req(), context.method().name());
  }

  void check(HttpServletRequest request, String method) {
    requests.take(address(request), house.now());
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

  private String host(HttpServletRequest request) {
    String forwarded = trusts() ? request.getHeader("X-Forwarded-Host") : null;
    return String.valueOf(forwarded != null ? forwarded : request.getHeader("Host"));
  }

  private boolean trusts() {
    return options.proxy() == ServerOptions.Proxy.TRUSTED;
  }

  boolean isSecure(Context context) {
    return context.scheme().equals("https")
        || (trusts() && "https".equals(context.header("X-Forwarded-Proto")));
  }

  /** The address that limits count for. */
  String address(HttpServletRequest request) {
    String forwarded = trusts() ? request.getHeader("X-Forwarded-For") : null;
    if (forwarded == null) {
      return Addresses.counted(request.getRemoteAddr());
    }
    // The last one is what our own proxy saw; what stands before it anybody can write.
    return Addresses.counted(forwarded.substring(forwarded.lastIndexOf(',') + 1));
  }

  /** Who asks, if it is known. */
  Optional<Person> who(Context context) {
    return doorman.who(token(context));
  }

  Person must(Context context) {
    return known(who(context));
  }

  /** Who opens a socket. */
  Doorman.Login must(HttpServletRequest request) {
    return known(doorman.login(token(request, request.getMethod())));
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
    guests.take(address(context.req()), house.now());
  }

  void mayOpen(Person person) {
    tables.take(person.id(), house.now());
  }

  void mayClaim(Context context) {
    claims.take(address(context.req()), house.now());
  }

  /** A page of a replay is a match played again, and up to a megabyte of answer. */
  void mayReplay(Context context) {
    replays.take(address(context.req()), house.now());
  }

  /** Whom work is counted for: the person, or the address of who has not signed in. */
  String asker(Context context) {
    return who(context).map(Person::id).orElseGet(() -> address(context.req()));
  }

  /** The texts of a header that may be missing. */
  static List<String> header(@Nullable String value) {
    return value == null ? List.of() : List.of(value.split("\\s*,\\s*"));
  }
}
