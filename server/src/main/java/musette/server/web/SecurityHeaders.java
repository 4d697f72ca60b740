package musette.server.web;

import java.util.function.BiConsumer;

/** The headers that protect the page; every response has them, whoever sends it. */
final class SecurityHeaders {
  /** The engine in the page is WebAssembly; code from text stays forbidden. */
  private static final String POLICY =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
          + " style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self';"
          + " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  private SecurityHeaders() {}

  static void set(BiConsumer<String, String> header) {
    header.accept("Content-Security-Policy", POLICY);
    header.accept("X-Content-Type-Options", "nosniff");
    header.accept("X-Frame-Options", "DENY");
    header.accept("Referrer-Policy", "no-referrer");
    header.accept("Cross-Origin-Opener-Policy", "same-origin");
    header.accept("Cross-Origin-Resource-Policy", "same-origin");
    header.accept("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
  }
}
