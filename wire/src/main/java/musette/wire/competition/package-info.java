/**
 * Tournaments and tours: what is planned, what is logged, and what clients are shown; described in
 * docs/competitions.md.
 */
@NullMarked
package musette.wire.competition;

import org.jspecify.annotations.NullMarked;
