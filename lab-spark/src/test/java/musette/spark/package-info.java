@NullMarked
package musette.spark;

import org.jspecify.annotations.NullMarked;
