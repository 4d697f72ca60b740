/** Packs what the build has made for people who want to run it. */
@NullMarked
package musette.dist;

import org.jspecify.annotations.NullMarked;
