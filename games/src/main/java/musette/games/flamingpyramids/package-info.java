/**
 * Flaming Pyramids, by the rulebook of the Board Game Arena edition (French) and the rulings of
 * docs/rules/flaming-pyramids.md.
 *
 * <p>One file per chapter of the rulebook: {@link Preparation}, {@link YourTurn}, {@code
 * board.Slots} (where to build), {@link Stability} (what to build), {@link Chaos} with {@link
 * Collapse}, {@link Fire}, {@link Explosion}, {@link Curse} and {@link FireDie}, and {@link Check}
 * and {@link OverlookedChaos} for watchful play.
 */
@NullMarked
package musette.games.flamingpyramids;

import org.jspecify.annotations.NullMarked;
