/**
 * Leader 1: Hell of the North. Source: the rulebook of the game; docs/rules/leader-1.md is the
 * catalogue that the ids L1-… in the code speak of. One file per chapter: {@link
 * musette.games.leader1.Preparing}, {@link musette.games.leader1.Riding}, {@link
 * musette.games.leader1.BreakingAway}, {@link musette.games.leader1.Peloton}, {@link
 * musette.games.leader1.Payment}, {@link musette.games.leader1.Slipstream}, {@link
 * musette.games.leader1.Risks}, {@link musette.games.leader1.WeatherTokens}, {@link
 * musette.games.leader1.Feeding}, {@link musette.games.leader1.Lines}, {@link
 * musette.games.leader1.Stages}. They write to a {@link musette.games.leader1.Draft}, which becomes
 * the next {@link musette.games.leader1.RaceState}.
 */
@NullMarked
package musette.games.leader1;

import org.jspecify.annotations.NullMarked;
