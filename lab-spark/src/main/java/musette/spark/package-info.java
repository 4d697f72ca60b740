/** The jobs of the lab on Apache Spark. */
@NullMarked
package musette.spark;

import org.jspecify.annotations.NullMarked;
