package musette.server.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;

/** Sets the cookie that identifies a browser. */
final class Cookies {
  private static final int YEAR = 365 * 86_400;

  private Cookies() {}

  static void set(Context context, RequestGuard guard, String token) {
    set(context, guard, token, YEAR);
  }

  static void clear(Context context, RequestGuard guard) {
    set(context, guard, "", 0);
  }

  /** A program keeps its token itself. */
  private static void set(Context context, RequestGuard guard, String token, int seconds) {
    if (guard.isBearer(context)) {
      return;
    }
    var cookie = new Cookie(RequestGuard.COOKIE, token);
    cookie.setPath("/");
    cookie.setHttpOnly(true);
    cookie.setSecure(guard.isSecure(context));
    cookie.setSameSite(SameSite.STRICT);
    cookie.setMaxAge(seconds);
    context.cookie(cookie);
  }
}
