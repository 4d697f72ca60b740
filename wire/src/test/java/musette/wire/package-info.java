/** Tests of the wire forms. */
@NullMarked
package musette.wire;

import org.jspecify.annotations.NullMarked;
