@NullMarked
package musette.lab.batch;

import org.jspecify.annotations.NullMarked;
