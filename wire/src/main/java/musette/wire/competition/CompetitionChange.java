package musette.wire.competition;

import java.util.List;

/** Something that happened in a competition, as stored in its log. Entrants count from 0. */
public sealed interface CompetitionChange {
  /** The first change of every log. */
  record Opened(Plan plan, String host, String seed) implements CompetitionChange {}

  /**
   * Somebody entered.
   *
   * @param name what somebody who shares the screen of {@code player} is called; usually empty
   */
  record Entered(int entrant, String player, String name) implements CompetitionChange {}

  record BotEntered(int entrant, String bot) implements CompetitionChange {}

  /** Somebody came late and rides on in place of a bot. */
  record TookOver(int entrant, String player, String name) implements CompetitionChange {}

  /** An entrant gave up, or was dropped because they did not come. */
  record Withdrew(int entrant, Why why) implements CompetitionChange {}

  record Started() implements CompetitionChange {}

  /** The tables of the next round. They are laid afterwards, each once, under these ids. */
  record Drawn(int round, List<Draw> tables) implements CompetitionChange {
    public Drawn {
      tables = List.copyOf(tables);
    }
  }

  /** A table of the round is finished. */
  record Settled(String table, List<Score> scores) implements CompetitionChange {
    public Settled {
      scores = List.copyOf(scores);
    }
  }

  record Ended() implements CompetitionChange {}

  record Cancelled() implements CompetitionChange {}

  /** Why an entrant is out. */
  enum Why {
    WISHED,
    ABSENT
  }

  /** Who sits at a table, from seat A on. A single entrant has a bye, without a table. */
  record Draw(String table, List<Integer> entrants) {
    public Draw {
      entrants = List.copyOf(entrants);
    }
  }

  /**
   * What an entrant did at a table.
   *
   * @param place as the match ended
   * @param climb points over summits
   * @param bold bold choices that paid
   */
  record Score(int entrant, int place, int climb, int bold, Ridden ridden) {}

  /** Who played the seat of an entrant. */
  enum Ridden {
    /** The entrant, to the end; or a bot that entered on its own account. */
    RODE,
    /** The entrant for at least half of the moves, and then a bot. */
    LEFT,
    /** A bot for more than half of the moves. */
    MISSED,
    /** A bot for all of the moves. */
    ABSENT,
    /** Nobody: they had a bye. */
    BYE
  }
}
