/** What players, bots and screens see of Pace Wheel: actions, events, remarks, views, positions. */
@NullMarked
package musette.games.pacewheel.api;

import org.jspecify.annotations.NullMarked;
