/** Tests of the kernel. */
@NullMarked
package musette.kernel;

import org.jspecify.annotations.NullMarked;
