/** Tables of single matches as Parquet files. */
@NullMarked
package musette.parquet;

import org.jspecify.annotations.NullMarked;
