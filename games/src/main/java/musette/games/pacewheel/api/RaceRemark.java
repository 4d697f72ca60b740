package musette.games.pacewheel.api;

import java.util.List;
import musette.games.pacewheel.course.Terrain;
import musette.kernel.Remark;
import musette.kernel.Seat;

/** What can be said of a race and of a choice before it is made. */
public sealed interface RaceRemark extends Remark {

  // Questions

  /** You are asked; {@code racer}, {@code square} and {@code number} say for what. */
  record Asks(String rule, Phase phase, String racer, int square, int number)
      implements RaceRemark {}

  record Waits(String rule, Phase phase, Seat seat) implements RaceRemark {}

  record IsOver(String rule, Seat winner, String racer, int turns) implements RaceRemark {}

  // The board

  record Stands(String rule, String course, int stage, int stages, int turn, Seat seat, int length)
      implements RaceRemark {}

  record PreparesFor(String rule, String course, int stage, int stages, int length)
      implements RaceRemark {}

  /** The course has feeding zones, but nobody eats in this match. */
  record NoFood(String rule, int zones) implements RaceRemark {}

  record GroupStands(
      String rule,
      int place,
      int front,
      Terrain terrain,
      Pace pace,
      int squares,
      int needed,
      List<String> racers)
      implements RaceRemark {
    public GroupStands {
      racers = List.copyOf(racers);
    }
  }

  record RacerHas(String rule, String racer, int square, int sprint, int endurance, int climbing)
      implements RaceRemark {}

  record RacerArrived(String rule, String racer, int rank) implements RaceRemark {}

  record RacerScored(String rule, String racer, int place, int points, int climbPoints)
      implements RaceRemark {}

  record NothingHidden(String rule) implements RaceRemark {}

  // Choices

  /** The kind of racer that offered points make. */
  record Makes(String rule, Kind kind) implements RaceRemark {}

  /** Nothing is done, and the next question comes; {@code racer} is who could have countered. */
  record Declines(String rule, RaceAction.Word word, String racer) implements RaceRemark {}

  /** What the next step of giving points can still give. */
  record LeavesPoints(String rule, int points, int least, int most) implements RaceRemark {}

  record Costs(String rule, String racer, Skill skill, int points, int left)
      implements RaceRemark {}

  record Needs(String rule, int needed, int outer, int supplement) implements RaceRemark {}

  /** Chances in percent: as rolled, and with points that raise the result. */
  record Odds(String rule, int ways, int of, int percent, int points, int boosted)
      implements RaceRemark {}

  /** Who may counter, what they would need against this result, and their chances. */
  record MayCounter(
      String rule, List<String> racers, int result, int needed, int percent, int boosted)
      implements RaceRemark {
    public MayCounter {
      racers = List.copyOf(racers);
    }
  }

  record Becomes(String rule, int result, int needed, boolean enough) implements RaceRemark {}

  record GainsSquare(String rule, int result) implements RaceRemark {}

  record GoesTo(String rule, String racer, int square) implements RaceRemark {}

  record CrossesLine(String rule, String racer) implements RaceRemark {}

  record SendsBack(String rule, int square) implements RaceRemark {}

  record RidesNext(String rule, Terrain terrain, Pace pace, int squares) implements RaceRemark {}

  record AllBurn(String rule, int racers) implements RaceRemark {}

  record Raises(String rule, String racer, Skill skill, int points, int total)
      implements RaceRemark {}

  /** The ready-made kinds of racers. */
  enum Kind {
    ALL_ROUNDER,
    SPRINTER,
    CLIMBER,
    ROULEUR,
    FINISHER,
    PUNCHEUR,
    ATTACKER
  }
}
