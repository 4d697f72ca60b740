package musette.kernel;

import java.util.List;

/** All remarks about one action, the most important first. */
public record Outlook(List<Remark> remarks) {
  public static final Outlook NOTHING = new Outlook(List.of());

  public Outlook {
    remarks = List.copyOf(remarks);
  }

  public static Outlook of(Remark... remarks) {
    return new Outlook(List.of(remarks));
  }
}
