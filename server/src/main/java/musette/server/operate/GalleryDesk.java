package musette.server.operate;

import java.util.List;
import musette.kernel.Refused;
import musette.server.people.InputText;
import musette.server.store.CourseStore;
import musette.server.store.CourseStore.ReportRow;
import musette.server.store.Store;
import musette.server.work.Commits;

/** What the operator does in the gallery, while the server runs. */
public final class GalleryDesk {
  private static final int MOST = 200;
  private static final int REASON = 300;

  private final Premises premises;

  public GalleryDesk(Premises premises) {
    this.premises = premises;
  }

  /** What people told about courses that are shown, the newest first. */
  public List<ReportRow> reports() {
    try (var store = new Store(premises.open())) {
      return store.courses().reports(MOST);
    }
  }

  /** Takes a course down; its author reads the reason. */
  public void takeDown(String course, String reason) {
    String text = InputText.line(reason, REASON);
    try (var store = new Store(premises.open())) {
      found(Commits.await(store.courses().takeDown(course, text)));
    }
  }

  /** Shows a course again that was taken down. */
  public void putBack(String course) {
    try (var store = new Store(premises.open())) {
      CourseStore courses = store.courses();
      found(Commits.await(courses.putBack(course)));
    }
  }

  private static void found(int rows) {
    if (rows == 0) {
      throw Refused.because("", "unknown-course");
    }
  }
}
