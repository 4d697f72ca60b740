@NullMarked
package musette.lab.job;

import org.jspecify.annotations.NullMarked;
