package musette.server.web;

import io.javalin.http.Context;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import musette.kernel.Refused;
import musette.server.ServerOptions;
import musette.server.live.Bucket;
import musette.server.live.Doorman;
import musette.server.live.House;
import musette.server.live.Limits.Rate;
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

  Guard(House house, ServerOptions options, Doorman doorman) {
    this.house = house;
    this.options = options;
    this.doorman = doorman;
    this.requests = new Buckets(house.limits().requests());
    this.guests = new Buckets(house.limits().guests());
    this.tables = new Buckets(house.limits().tables());
    this.claims = new Buckets(house.limits().claims());
  }

  /** Refuses foreign pages and those who ask too often. */
  void check(Context context) {
    requests.take(address(context), house.now());
    String origin = context.header("Origin");
    if (origin != null && !isOwn(origin, context)) {
      throw Refused.because("", "origin");
    }
    String site = context.header("Sec-Fetch-Site");
    if (origin == null && site != null && site.equals("cross-site") && !isReading(context)) {
      throw Refused.because("", "origin");
    }
  }

  private static boolean isReading(Context context) {
    String method = context.method().name();
    return method.equals("GET") || method.equals("HEAD");
  }

  private boolean isOwn(String origin, Context context) {
    if (options.origins().contains(origin)) {
      return true;
    }
    try {
      String authority = URI.create(origin).getAuthority();
      return authority != null && authority.equalsIgnoreCase(host(context));
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private String host(Context context) {
    String forwarded = trusts() ? context.header("X-Forwarded-Host") : null;
    return String.valueOf(forwarded != null ? forwarded : context.header("Host"));
  }

  private boolean trusts() {
    return options.proxy() == ServerOptions.Proxy.TRUSTED;
  }

  boolean isSecure(Context context) {
    return context.scheme().equals("https")
        || (trusts() && "https".equals(context.header("X-Forwarded-Proto")));
  }

  /** The address that limits count for. */
  String address(Context context) {
    String forwarded = trusts() ? context.header("X-Forwarded-For") : null;
    if (forwarded == null) {
      return context.ip();
    }
    // The last one is what our own proxy saw; what stands before it anybody can write.
    String[] parts = forwarded.split(",", -1);
    return parts[parts.length - 1].strip();
  }

  /** Who asks, if it is known. */
  Optional<Person> who(Context context) {
    return doorman.who(token(context));
  }

  Person must(Context context) {
    return who(context).orElseThrow(() -> Refused.because("", "sign-in"));
  }

  /**
   * The secret of the request. A cookie is sent by the browser whoever wrote the page, so it counts
   * only with the origin that {@link #check} has compared, or for reading.
   */
  String token(Context context) {
    String header = context.header("Authorization");
    if (header != null && header.startsWith(BEARER)) {
      return header.substring(BEARER.length()).strip();
    }
    boolean safe =
        context.header("Origin") != null
            || "same-origin".equals(context.header("Sec-Fetch-Site"))
            || (isReading(context) && !isUpgrade(context));
    String cookie = safe ? context.cookie(COOKIE) : null;
    return cookie == null ? "" : cookie;
  }

  private static boolean isUpgrade(Context context) {
    String upgrade = context.header("Upgrade");
    return upgrade != null && upgrade.toLowerCase(Locale.ROOT).equals("websocket");
  }

  void mayEnter(Context context) {
    guests.take(address(context), house.now());
  }

  void mayOpen(Person person) {
    tables.take(person.id(), house.now());
  }

  void mayClaim(Context context) {
    claims.take(address(context), house.now());
  }

  /** One bucket for each who asks; the longest unused ones are given up. */
  static final class Buckets {
    private static final int MOST = 10_000;

    private final Rate rate;
    private final java.util.LinkedHashMap<String, Bucket> buckets =
        new java.util.LinkedHashMap<>(16, 0.75f, true) {
          private static final long serialVersionUID = 1;

          @Override
          protected boolean removeEldestEntry(java.util.Map.Entry<String, Bucket> eldest) {
            return size() > MOST;
          }
        };

    Buckets(Rate rate) {
      this.rate = rate;
    }

    void take(String who, long now) {
      Bucket bucket;
      synchronized (this) {
        bucket = buckets.computeIfAbsent(who, key -> rate.bucket(now));
      }
      if (!bucket.take(now)) {
        throw Refused.because("", "too-often");
      }
    }
  }

  /** The texts of a header that may be missing. */
  static List<String> header(@Nullable String value) {
    return value == null ? List.of() : List.of(value.split("\\s*,\\s*"));
  }
}
