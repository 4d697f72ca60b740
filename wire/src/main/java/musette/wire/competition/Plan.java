package musette.wire.competition;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.wire.table.Clock;
import musette.wire.table.TableInfo;

/**
 * What is fixed when a competition is opened.
 *
 * @param name as the host wrote it; plain text
 * @param stages of a tour: one for each of its rounds; of a tournament: one, which all rounds play
 * @param rounds how many there will be at most; 0 where the form and the entrants decide
 * @param tableSize the most entrants at a table
 * @param entrants it begins when so many have entered; nobody enters beyond that
 * @param starts when it begins with those who are there; 0: when it is full, or the host starts it
 * @param bot fills the empty places at the start and replaces who does not come; empty: nobody does
 * @param pause seconds between the end of a round and the next
 * @param closes seconds after which bots finish what is left of a round; 0 for never
 */
public record Plan(
    String name,
    Kind kind,
    Form form,
    Count count,
    List<Stage> stages,
    int rounds,
    int tableSize,
    int entrants,
    long starts,
    Clock clock,
    TableInfo.Access access,
    String bot,
    int pause,
    int closes) {
  public Plan {
    stages = List.copyOf(stages);
  }

  /** What it is. */
  public enum Kind {
    TOURNAMENT,
    TOUR
  }

  /** Who meets whom. */
  public enum Form {
    /** A number of rounds for everybody, with new company in each. */
    ROUNDS,
    /** The better half of every table goes on. */
    KNOCKOUT,
    /** Until everybody has met everybody. */
    ROUND_ROBIN
  }

  /** What the general classification of a tour counts. */
  public enum Count {
    TIME,
    POINTS
  }

  /**
   * One stage.
   *
   * @param title plain text; may be empty
   * @param options of the game, those that are not at their default
   */
  public record Stage(String title, String game, Map<String, String> options) {
    public Stage {
      options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }
  }

  /** The stage of a round, counted from 1. */
  public Stage stage(int round) {
    return stages.get(Math.min(round, stages.size()) - 1);
  }
}
