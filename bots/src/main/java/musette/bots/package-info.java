/** Players made of code. By type they get a view and the offered actions, never a state. */
@NullMarked
package musette.bots;

import org.jspecify.annotations.NullMarked;
