package musette.server.store.database;

import java.util.Map;
import javax.sql.DataSource;
import musette.kernel.Refused;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.jspecify.annotations.Nullable;

/** The migrations of the database, and which of them it has seen. */
final class Migrations {
  private Migrations() {}

  static FluentConfiguration of(DataSource source, Map<String, String> placeholders) {
    return Flyway.configure()
        .dataSource(source)
        .locations("classpath:musette/db")
        .placeholders(placeholders)
        .validateMigrationNaming(true);
  }

  /** The version that a database has; empty if it is new. */
  static String form(DataSource source, Map<String, String> placeholders) {
    return version(of(source, placeholders).load().info().current());
  }

  /** Refuses a database of another form, because commands must not change it under a server. */
  static void requireNewest(DataSource source, Map<String, String> placeholders) {
    Flyway flyway = of(source, placeholders).load();
    String found = version(flyway.info().current());
    String known = newest(flyway);
    if (!found.equals(known)) {
      throw Refused.because("", "database-form", "found", found, "known", known);
    }
  }

  /** Makes the tables in this form; refuses one that is not known yet. */
  static void create(DataSource source, Map<String, String> placeholders, String form) {
    String known = newest(of(source, placeholders).load());
    if (MigrationVersion.fromVersion(form).isNewerThan(known)) {
      throw Refused.because("", "backup-newer", "found", form, "known", known);
    }
    of(source, placeholders).target(form).load().migrate();
  }

  private static String newest(Flyway flyway) {
    String newest = "";
    for (MigrationInfo info : flyway.info().all()) {
      if (info.getState().isResolved()) {
        newest = version(info);
      }
    }
    return newest;
  }

  private static String version(@Nullable MigrationInfo info) {
    return info == null || info.getVersion() == null ? "" : info.getVersion().getVersion();
  }
}
