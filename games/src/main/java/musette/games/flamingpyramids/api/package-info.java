/** What Flaming Pyramids shows to the outside: actions, events, remarks, views and positions. */
@NullMarked
package musette.games.flamingpyramids.api;

import org.jspecify.annotations.NullMarked;
