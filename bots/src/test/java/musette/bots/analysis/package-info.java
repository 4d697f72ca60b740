@NullMarked
package musette.bots.analysis;

import org.jspecify.annotations.NullMarked;
