/** Described jobs, the portions they are cut into, what is counted, and who plays the portions. */
@NullMarked
package musette.lab.job;

import org.jspecify.annotations.NullMarked;
