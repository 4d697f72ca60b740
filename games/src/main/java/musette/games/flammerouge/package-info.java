/**
 * Flamme Rouge: two riders a team, cards that are spent for good, and the shelter of the riders
 * ahead.
 *
 * <p>One file per chapter of the rulebook: {@link Placing} (setting up), {@link Energy}, {@link
 * Reveal} and {@link Movement}, {@link EndPhase}, and {@link Arrival} (the end of the race). The
 * rules and rulings are in docs/rules/flamme-rouge.md.
 */
@NullMarked
package musette.games.flammerouge;

import org.jspecify.annotations.NullMarked;
