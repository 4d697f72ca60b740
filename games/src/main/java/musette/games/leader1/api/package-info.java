/** What Leader 1 shows to others: actions, events, remarks, views and positions. Pure data. */
@NullMarked
package musette.games.leader1.api;

import org.jspecify.annotations.NullMarked;
