package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.InstantSource;
import java.util.Locale;
import musette.kernel.Refused;
import musette.server.account.Reports;
import musette.server.gallery.GalleryService;
import musette.server.work.Limits;
import musette.server.work.RateLimiter;
import musette.wire.table.Account;
import musette.wire.table.Courses;
import musette.wire.table.Person;

/** The routes for the gallery and for the courses that somebody keeps. */
public final class GalleryRoutes implements Routes {
  private final RequestGuard guard;
  private final GalleryService gallery;
  private final Reports reports;
  private final InstantSource clock;

  /** Courses kept by one person. */
  private final RateLimiter shares = new RateLimiter(new Limits.Rate(30, 0.1));

  /** Matches in pages that one person counts for one course: one, and then one an hour. */
  private final RateLimiter plays = new RateLimiter(new Limits.Rate(1, 1.0 / 3600));

  public GalleryRoutes(
      RequestGuard guard, GalleryService gallery, Reports reports, InstantSource clock) {
    this.guard = guard;
    this.gallery = gallery;
    this.reports = reports;
    this.clock = clock;
  }

  @Override
  public void register(RoutesConfig routes) {
    routes.get("/api/gallery", this::list);
    routes.get("/api/courses", this::mine);
    routes.post("/api/courses", this::save);
    routes.get("/api/courses/{course}", this::course);
    routes.delete("/api/courses/{course}", this::delete);
    routes.post("/api/courses/{course}/report", this::report);
    routes.post("/api/courses/{course}/play", this::play);
  }

  private void list(Context context) {
    String game = Requests.query(context, "game", "");
    String page = Requests.query(context, "page", "0");
    if (!page.matches("[0-9]{1,5}")) {
      throw Refused.because("", "bad-request");
    }
    Requests.json(context, gallery.gallery(game, order(context), Integer.parseInt(page)));
  }

  private static Courses.Order order(Context context) {
    String wanted = Requests.query(context, "order", "newest").toUpperCase(Locale.ROOT);
    for (Courses.Order order : Courses.Order.values()) {
      if (order.name().equals(wanted)) {
        return order;
      }
    }
    throw Refused.because("", "bad-request");
  }

  private void mine(Context context) {
    Requests.json(context, gallery.of(guard.must(context)));
  }

  private void save(Context context) {
    Person person = guard.must(context);
    shares.take(person.id(), clock.millis());
    Courses.NewCourse wish = RequestBodies.json(context, Courses.NewCourse.class);
    Requests.json(context, gallery.save(person, wish));
  }

  private void course(Context context) {
    String id = context.pathParam("course");
    Requests.json(context, gallery.course(guard.viewer(context), id));
  }

  private void delete(Context context) {
    Person person = guard.must(context);
    gallery.delete(person, context.pathParam("course"));
    Requests.json(context, gallery.of(person));
  }

  /** A match on this road began in somebody's page. */
  private void play(Context context) {
    Person person = guard.must(context);
    String id = context.pathParam("course");
    plays.take(person.id() + " " + id, clock.millis());
    Requests.json(context, gallery.played(id));
  }

  private void report(Context context) {
    Person person = guard.must(context);
    guard.mayReport(person);
    Courses.CourseReport report = RequestBodies.json(context, Courses.CourseReport.class);
    String id = context.pathParam("course");
    var course = new Account.Report(Account.ReportKind.COURSE, id, "", report.reason());
    reports.report(person, course);
    Requests.json(context, report);
  }
}
