/** Computer players. Their types give them a view and the offered actions, never a state. */
@NullMarked
package musette.bots;

import org.jspecify.annotations.NullMarked;
