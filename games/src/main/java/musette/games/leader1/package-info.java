/**
 * Leader 1: Hell of the North. Source: the rulebook of the game; docs/rules/leader-1.md is the
 * catalogue that the ids L1-… in the code speak of. One file per chapter: {@link
 * musette.games.leader1.Preparing}, {@link musette.games.leader1.Riding}, {@link
 * musette.games.leader1.BreakingAway}, {@link musette.games.leader1.Peloton}, {@link
 * musette.games.leader1.Risks}, {@link musette.games.leader1.Feeding}, {@link
 * musette.games.leader1.Stages}; {@link musette.games.leader1.Course} is the road and {@link
 * musette.games.leader1.Moves} finds the moves on it. A transition works on a copy of the {@link
 * musette.games.leader1.Race} and hands it out when done.
 */
@NullMarked
package musette.games.leader1;

import org.jspecify.annotations.NullMarked;
