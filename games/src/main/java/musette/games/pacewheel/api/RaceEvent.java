package musette.games.pacewheel.api;

import java.util.List;
import musette.games.pacewheel.course.Terrain;
import musette.kernel.Event;
import musette.kernel.Seat;

/** What happens in a race, step by step. Everybody is told everything. */
public sealed interface RaceEvent extends Event {

  /** A roll for the first turn. */
  record StarterRolled(String rule, Seat seat, int roll) implements RaceEvent {}

  record StarterChosen(String rule, Seat seat) implements RaceEvent {}

  record SkillsAllocated(String rule, String racer, int sprint, int endurance, int climbing)
      implements RaceEvent {}

  record Placed(String rule, String racer, int square) implements RaceEvent {}

  record StageStarted(String rule, int stage, String course, int length) implements RaceEvent {}

  /** The course has feeding zones, but nobody eats in this match. */
  record FoodLeftOut(String rule, int zones) implements RaceEvent {}

  record TurnStarted(String rule, int turn, Seat seat) implements RaceEvent {}

  /** A group sets off in step 1. */
  record GroupRode(String rule, int front, Terrain terrain, Pace pace, int squares)
      implements RaceEvent {}

  /** A racer moves with the group; {@code stopped}: by a full square (PW-20). */
  record Moved(String rule, String racer, int from, int to, boolean stopped) implements RaceEvent {}

  /** A racer with an incident stays behind; so many squares are owed in all. */
  record Waited(String rule, String racer, int square, int owed) implements RaceEvent {}

  record Burned(String rule, String racer, Skill skill, int points, int left)
      implements RaceEvent {}

  record Attacked(String rule, String racer, int square, int needed) implements RaceEvent {}

  record Rolled(String rule, String racer, int roll) implements RaceEvent {}

  record Boosted(String rule, String racer, int points) implements RaceEvent {}

  record BreakawayFailed(String rule, String racer, int result, int needed) implements RaceEvent {}

  /** A result of 12 or more. */
  record SquareGained(String rule, String racer, int result) implements RaceEvent {}

  record BrokeAway(String rule, String racer, int from, int to, int result) implements RaceEvent {}

  record Countered(String rule, String racer, int needed) implements RaceEvent {}

  record CounterFailed(String rule, String racer, int result, int needed) implements RaceEvent {}

  record CounterSucceeded(String rule, String racer, int from, int to, int result)
      implements RaceEvent {}

  record IncidentSuffered(String rule, String racer, int roll) implements RaceEvent {}

  record Shifted(String rule, String racer, int from, int to) implements RaceEvent {}

  record PushedBack(String rule, String racer, int from, int to) implements RaceEvent {}

  record CaughtUp(String rule, String racer, int from, int to, int owed) implements RaceEvent {}

  record Dropped(String rule, String racer, int from, int to) implements RaceEvent {}

  /** Nobody in the first square could pay. */
  record PaceFell(String rule, int front, Pace pace) implements RaceEvent {}

  record PaceSet(String rule, int front, Pace before, Pace pace, Seat seat) implements RaceEvent {}

  /** The groups from the front: first squares, numbers of racers and paces. */
  record GroupsFormed(String rule, List<Integer> fronts, List<Integer> sizes, List<Pace> paces)
      implements RaceEvent {
    public GroupsFormed {
      fronts = List.copyOf(fronts);
      sizes = List.copyOf(sizes);
      paces = List.copyOf(paces);
    }
  }

  record SummitPassed(String rule, String racer, int summit, int rank, int points)
      implements RaceEvent {}

  record Arrived(String rule, String racer, int rank, int turn) implements RaceEvent {}

  record Fed(String rule, String racer, Skill skill, int points, int zone) implements RaceEvent {}

  record StageScored(String rule, String racer, int rank, int points, int total)
      implements RaceEvent {}

  record Recovered(String rule, String racer, int sprint, int endurance, int climbing)
      implements RaceEvent {}

  /** The winner, and the player-turns until the first racer was over (in all stages). */
  record RaceEnded(String rule, Seat winner, String racer, int turns) implements RaceEvent {}
}
