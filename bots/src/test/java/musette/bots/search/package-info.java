/** Tests of the search, with games small enough to know the answer. */
@NullMarked
package musette.bots.search;

import org.jspecify.annotations.NullMarked;
