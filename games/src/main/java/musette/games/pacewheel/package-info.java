/**
 * The Pace Wheel game: teams of three racers, groups that ride at a pace, breakaways and counters.
 * Follows the English rulebook of 2020; docs/rules/pace-wheel.md has every rule and ruling by id.
 * Nothing is hidden but the dice to come.
 */
@NullMarked
package musette.games.pacewheel;

import org.jspecify.annotations.NullMarked;
