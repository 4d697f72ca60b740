package musette.lab.study;

import java.util.List;
import musette.kernel.Game;
import musette.lab.job.Job;
import musette.lab.job.Probe;

/** One of the jobs played for every setting. */
public enum Sample {
  /** Clubs among themselves: length, seats, rules. */
  CLUBS(1, Probe.NONE, "club"),
  /** Clubs against weaker bots: how often the stronger wins. */
  SKILL(4, Probe.NONE, "club,greedy"),
  /** Clubs, with the chances all along the match. */
  STORY(50, Probe.STORY, "club"),
  /** Clubs, with a search at every decision. */
  CHOICES(400, Probe.CHOICES, "club"),
  /** Champions against clubs, for the rulebook's own game. */
  CHAMPIONS(250, Probe.NONE, "champion@100,club");

  private static final int FEWEST = 4;

  private final int divisor;
  private final Probe probe;
  private final String bots;

  Sample(int divisor, Probe probe, String bots) {
    this.divisor = divisor;
    this.probe = probe;
    this.bots = bots;
  }

  /** Whether this is played for such a setting. */
  public boolean suits(Setting setting) {
    return this != CHAMPIONS || setting.isBase();
  }

  /**
   * How much is played.
   *
   * @param matches of clubs
   * @param detail the expensive samples are a share of this
   */
  public record Sizes(long matches, long detail) {}

  /** The job. */
  public Job job(Game<?, ?, ?> game, Setting setting, Sizes sizes, long seed) {
    long whole =
        switch (this) {
          case CLUBS, SKILL -> sizes.matches;
          case STORY, CHOICES, CHAMPIONS -> sizes.detail;
        };
    long count = Math.max(FEWEST, whole / divisor);
    return Job.of(game, setting.setup(), List.of(bots.split(",", -1)), seed, count).with(probe);
  }
}
