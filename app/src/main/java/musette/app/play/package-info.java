/** Matches in the terminal: playing, replaying and analysing them. */
@NullMarked
package musette.app.play;

import org.jspecify.annotations.NullMarked;
