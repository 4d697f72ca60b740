package musette.server.gallery;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import musette.kernel.Refused;
import musette.kernel.RoadCheck;
import musette.kernel.RoadLine;
import musette.kernel.Roads;
import musette.server.people.Ids;
import musette.server.people.PersonDirectory;
import musette.server.store.CourseStore;
import musette.server.store.CourseStore.CourseRow;
import musette.server.work.Commits;
import musette.table.Games;
import musette.table.RoadAnswers;
import musette.wire.Json;
import musette.wire.table.Courses;
import musette.wire.table.Courses.CourseOutlook;
import musette.wire.table.Courses.Shelf;
import musette.wire.table.Http;
import musette.wire.table.Person;

/** The gallery, and the courses that people keep on this server. */
public final class GalleryService {
  /** Courses on one page. */
  public static final int PAGE = 8;

  /** Courses that one person may keep here. */
  private static final int MOST = 100;

  /** No page begins further on. */
  private static final int LAST_PAGE = 10_000;

  private final CourseStore store;
  private final PersonDirectory people;
  private final Games games;
  private final InstantSource clock;

  public GalleryService(
      CourseStore store, PersonDirectory people, Games games, InstantSource clock) {
    this.store = store;
    this.people = people;
    this.games = games;
    this.clock = clock;
  }

  /** A page of the gallery; all games if none is named. */
  public Courses.Gallery gallery(String game, Courses.Order order, int page) {
    String wanted = game.isEmpty() ? "" : games.about(game).id();
    int from = Math.min(Math.max(page, 0), LAST_PAGE) * PAGE;
    List<CourseRow> rows =
        switch (order) {
          case NEWEST -> store.newest(wanted, PAGE, from);
          case PLAYED -> store.mostPlayed(wanted, PAGE, from);
        };
    Map<String, Integer> counts = store.counts();
    int all = counts.values().stream().mapToInt(Integer::intValue).sum();
    int total = wanted.isEmpty() ? all : counts.getOrDefault(wanted, 0);
    return new Courses.Gallery(rows.stream().map(this::course).toList(), from, total, counts);
  }

  /** A course of the gallery, or one's own. */
  public Courses.CourseCard course(String viewer, String id) {
    CourseRow row = store.course(id).orElseThrow(GalleryService::unknown);
    if (row.shelf() != Shelf.GALLERY && !row.player().equals(viewer)) {
      throw unknown();
    }
    return course(row);
  }

  public Courses.MyCourses of(Person person) {
    return new Courses.MyCourses(store.of(person.id()).stream().map(this::course).toList());
  }

  /** Keeps or shows a sound road; the same road of the same author is one course. */
  public Courses.CourseCard save(Person person, Courses.NewCourse wish) {
    Roads roads = games.game(wish.game()).roads();
    if (wish.text().length() > RoadAnswers.LONGEST_TEXT) {
      throw Refused.because("", "too-large");
    }
    RoadCheck check = roads.check(wish.text());
    check.orRefuse();
    List<CourseRow> mine = store.of(person.id());
    String digest = digest(wish.game(), check.line());
    boolean known = mine.stream().anyMatch(row -> row.digest().equals(digest));
    if (wish.shelf() == Shelf.DOWN || (!known && mine.size() >= MOST)) {
      throw Refused.because("", "too-many-courses", "most", MOST);
    }
    long now = clock.millis();
    Commits.await(
        store.save(
            new CourseRow(
                Ids.course(),
                wish.game(),
                person.id(),
                digest,
                check.title(),
                wish.text(),
                ForecastService.NONE,
                wish.shelf(),
                "",
                0,
                now,
                wish.shelf() == Shelf.GALLERY ? now : 0)));
    return store.of(person.id()).stream()
        .filter(row -> row.digest().equals(digest))
        .findFirst()
        .map(this::course)
        .orElseThrow(GalleryService::unknown);
  }

  public void delete(Person person, String id) {
    if (Commits.await(store.delete(person.id(), id)) == 0) {
      throw unknown();
    }
  }

  /** The title of a course of the gallery. */
  public String title(String id) {
    return shown(id).title();
  }

  /** A match has begun: if it is on a road of the gallery, the road was played once more. */
  public void began(String game, Map<String, String> options) {
    Roads roads = games.game(game).roads();
    String text = roads == Roads.NONE ? "" : options.getOrDefault(roads.option(), "");
    if (!text.isBlank()) {
      var _ = store.played(digest(game, RoadLine.oneLine(text)));
    }
  }

  /** The same for a match in a page, which the server does not see. */
  public Courses.CourseCard played(String id) {
    Commits.await(store.played(shown(id).digest()));
    return course("", id);
  }

  private CourseRow shown(String id) {
    return store
        .course(id)
        .filter(row -> row.shelf() == Shelf.GALLERY)
        .orElseThrow(GalleryService::unknown);
  }

  private static String digest(String game, String line) {
    return Ids.hash(game + "\n" + line);
  }

  private Courses.CourseCard course(CourseRow row) {
    return new Courses.CourseCard(
        row.id(),
        row.game(),
        people.person(row.player()),
        row.shelf(),
        row.reason(),
        row.plays(),
        row.shown() == 0 ? row.created() : row.shown(),
        Json.read(row.outlook(), CourseOutlook.class),
        row.road(),
        Http.CheckedRoad.of(games.game(row.game()).roads().check(row.road())));
  }

  private static Refused unknown() {
    return Refused.because("", "unknown-course");
  }
}
