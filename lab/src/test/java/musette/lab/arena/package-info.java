@NullMarked
package musette.lab.arena;

import org.jspecify.annotations.NullMarked;
