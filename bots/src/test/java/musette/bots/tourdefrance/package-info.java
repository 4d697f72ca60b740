/** Tests of how to ride A Tour de France Game. */
@NullMarked
package musette.bots.tourdefrance;

import org.jspecify.annotations.NullMarked;
