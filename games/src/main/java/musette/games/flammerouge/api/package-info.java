/** What Flamme Rouge shows to the outside: actions, events, remarks, views and positions. */
@NullMarked
package musette.games.flammerouge.api;

import org.jspecify.annotations.NullMarked;
