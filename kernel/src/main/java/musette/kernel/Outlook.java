package musette.kernel;

import java.util.List;

/**
 * What the rules can say about an action before it is taken.
 *
 * @param remarks the most important first; may be empty
 */
public record Outlook(List<Remark> remarks) {
  /** The rules have nothing to say. */
  public static final Outlook NOTHING = new Outlook(List.of());

  public Outlook {
    remarks = List.copyOf(remarks);
  }

  /** These remarks in this order. */
  public static Outlook of(Remark... remarks) {
    return new Outlook(List.of(remarks));
  }
}
