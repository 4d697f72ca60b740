package musette.lab.job;

import java.util.List;

/** The outcome of a portion. */
public sealed interface Outcome {
  /** The counts of a simulation. */
  record Counted(Counts counts) implements Outcome {}

  /** The counts of a simulation, and its matches one by one. */
  record Listed(Counts counts, List<MatchRow> rows) implements Outcome {
    public Listed {
      rows = List.copyOf(rows);
    }
  }

  /** The matches of a tournament. */
  record Played(List<musette.lab.arena.PlayedMatch> matches) implements Outcome {
    public Played {
      matches = List.copyOf(matches);
    }
  }
}
