/**
 * A Tour de France Game, after its rulebook of 2016; docs/rules/tour-de-france.md is the catalogue
 * of rules and rulings. The boards are our own. A turn is the state machine of the catalogue:
 * {@link musette.games.tourdefrance.Turns} runs it, {@link musette.games.tourdefrance.Throwing}
 * values the throw, {@link musette.games.tourdefrance.Movement} rides square by square, {@link
 * musette.games.tourdefrance.SquareEffects} applies the square and {@link
 * musette.games.tourdefrance.Grouping} lets the riders behind come up.
 */
@NullMarked
package musette.games.tourdefrance;

import org.jspecify.annotations.NullMarked;
