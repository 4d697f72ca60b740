/** Roads that people made: kept for them, shown to all, counted, reported. */
@NullMarked
package musette.server.gallery;

import org.jspecify.annotations.NullMarked;
