package musette.server.web;

import io.javalin.config.RoutesConfig;

/** A group of HTTP routes. */
public interface Routes {
  void register(RoutesConfig routes);
}
