package musette.bots.trial;

import musette.kernel.Event;
import musette.kernel.Journal;

/** Listens to one match of a game. */
public interface Observer extends Journal {
  /** What the match was like, once it is over. */
  Observed seen();

  /** Hears everything and tells nothing. */
  static Observer silent() {
    return new Observer() {
      @Override
      public void tell(Event event) {}

      @Override
      public Observed seen() {
        return Observed.NOTHING;
      }
    };
  }
}
