package musette.server.account;

import java.time.InstantSource;
import musette.kernel.Refused;
import musette.server.gallery.GalleryService;
import musette.server.people.InputText;
import musette.server.people.PersonDirectory;
import musette.server.store.people.SocialStore;
import musette.server.work.Commits;
import musette.wire.table.Account;
import musette.wire.table.Person;

/** Reports to the operator about names, chat messages and courses. */
public final class Reports {
  private static final int REASON = 300;
  private static final int SUBJECT = 100;

  private final SocialStore store;
  private final PersonDirectory people;
  private final GalleryService gallery;
  private final InstantSource clock;

  public Reports(
      SocialStore store, PersonDirectory people, GalleryService gallery, InstantSource clock) {
    this.store = store;
    this.people = people;
    this.gallery = gallery;
    this.clock = clock;
  }

  /** Tells the operator of something; told again, the last reason counts. */
  public void report(Person person, Account.Report report) {
    String subject = InputText.line(report.subject(), SUBJECT);
    String quoted = quoted(person, report, subject);
    Commits.await(
        store.report(
            person.id(), report.kind().name(), subject, quoted, reason(report), clock.millis()));
  }

  /** A name and a title are the ones that everybody sees, whatever the report says. */
  private String quoted(Person person, Account.Report report, String subject) {
    return switch (report.kind()) {
      case NAME -> name(person, subject);
      case LINE -> InputText.line(report.quoted(), REASON);
      case COURSE -> gallery.title(subject);
    };
  }

  /** A name or a line speaks for itself; of a course, the operator has to know what is wrong. */
  private static String reason(Account.Report report) {
    boolean may = report.kind() != Account.ReportKind.COURSE;
    return may && report.reason().isBlank() ? "" : InputText.line(report.reason(), REASON);
  }

  private String name(Person person, String other) {
    return people
        .find(other)
        .filter(whom -> whom.kind() == Person.Kind.GUEST && !whom.id().equals(person.id()))
        .map(Person::name)
        .orElseThrow(() -> Refused.because("", "unknown-player"));
  }
}
