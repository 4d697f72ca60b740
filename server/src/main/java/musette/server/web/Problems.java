package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.server.store.database.StorageUnavailable;
import musette.table.json.JsonText;
import musette.wire.table.Http;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Turns errors into JSON problems that a client can show. */
final class Problems {
  private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

  private static final String RETRY = "Retry-After";
  static final String SECONDS = "5";

  /** All connections are taken. */
  static final Refusal CROWDED = Refusal.of("", "crowded");

  private static final String JSON = "application/json";

  private static final Map<Integer, Set<String>> STATUS =
      Map.of(
          401, Set.of("sign-in"),
          403,
              Set.of(
                  "origin",
                  "not-host",
                  "not-your-seat",
                  "not-your-table",
                  "no-spectators",
                  "kept-apart",
                  "passkey-refused",
                  "banned"),
          404,
              Set.of(
                  "unknown-table",
                  "unknown-competition",
                  "unknown-game",
                  "unknown-player",
                  "unknown-course",
                  "unknown-path",
                  "unknown-report",
                  "unknown-code",
                  "unknown-passkey",
                  "unknown-session"),
          409,
              Set.of(
                  "not-over",
                  "started-already",
                  "seat-taken",
                  "seats-open",
                  "word-given",
                  "not-started",
                  "match-over",
                  "frozen",
                  "table-unreadable",
                  "busy",
                  "entry-closed",
                  "competition-full",
                  "too-few",
                  "seed-not-shown",
                  "last-passkey",
                  "not-kept",
                  "learning-changed",
                  "on-holiday",
                  "not-ahead",
                  "passkey-known"),
          413, Set.of("too-large", "replay-too-long"),
          429, Set.of("too-often", "too-many-tables", "too-many-competitions", "too-many-courses"),
          500, Set.of("internal"),
          503, Set.of("storage", "analysts-busy", "crowded", "server-busy"));

  private Problems() {}

  static void register(RoutesConfig routes) {
    routes.exception(Refused.class, (e, context) -> answer(context, e.refusal()));
    routes.exception(
        StorageUnavailable.class, (e, context) -> answer(context, Refusal.of("", "storage")));
    routes.exception(
        HttpResponseException.class,
        (e, context) -> {
          answer(context, refusal(e.getStatus()));
          context.status(e.getStatus());
        });
    routes.exception(
        Exception.class,
        (e, context) -> {
          LOG.error("{} {} failed", context.method(), context.path(), e);
          answer(context, Refusal.of("", "internal"));
          context.status(500);
        });
  }

  /** The refusal for a status code that Jetty or Javalin has chosen. */
  static Refusal refusal(int status) {
    return Refusal.of(
        "",
        switch (status) {
          case 404, 405 -> "unknown-path";
          case 413, 414, 431 -> "too-large";
          case 500 -> "internal";
          case 503 -> CROWDED.reason();
          default -> "bad-request";
        });
  }

  static void answer(Context context, Refusal refusal) {
    int status = status(refusal);
    if (isTemporary(status)) {
      context.header(RETRY, SECONDS);
    }
    context.status(status).contentType(JSON).result(text(refusal));
  }

  /** The same for a plain servlet response. */
  static void answer(HttpServletResponse response, Refusal refusal) throws IOException {
    int status = status(refusal);
    if (isTemporary(status)) {
      response.setHeader(RETRY, SECONDS);
    }
    response.setStatus(status);
    response.setContentType(JSON);
    response.getOutputStream().write(text(refusal).getBytes(StandardCharsets.UTF_8));
  }

  private static boolean isTemporary(int status) {
    return status == 429 || status == 503;
  }

  static String text(Refusal refusal) {
    return JsonText.of(new Http.Problem(refusal.rule(), refusal.reason(), refusal.about()));
  }

  private static int status(Refusal refusal) {
    int status = 400;
    for (var entry : STATUS.entrySet()) {
      if (entry.getValue().contains(refusal.reason())) {
        status = entry.getKey();
      }
    }
    return status;
  }
}
