/** The public types of A Tour de France Game: actions, events, remarks, views and positions. */
@NullMarked
package musette.games.tourdefrance.api;

import org.jspecify.annotations.NullMarked;
