/** Many matches at once, stepped by another program with arrays instead of text. */
@NullMarked
package musette.lab.batch;

import org.jspecify.annotations.NullMarked;
