/**
 * Flamme Rouge: two riders a team, cards that are spent for good, and the shelter of the riders
 * ahead. One file per chapter of the rulebook: {@link musette.games.flammerouge.Placing}, {@link
 * musette.games.flammerouge.Energy}, {@link musette.games.flammerouge.Movement}, {@link
 * musette.games.flammerouge.EndPhase}. The rules and rulings are in docs/rules/flamme-rouge.md.
 */
@NullMarked
package musette.games.flammerouge;

import org.jspecify.annotations.NullMarked;
