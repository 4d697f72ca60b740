/** Tests of how to play Flaming Pyramids. */
@NullMarked
package musette.bots.flamingpyramids;

import org.jspecify.annotations.NullMarked;
