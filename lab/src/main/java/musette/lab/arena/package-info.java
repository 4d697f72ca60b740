/** Bots against bots: who is stronger, by how much, and how sure that is. */
@NullMarked
package musette.lab.arena;

import org.jspecify.annotations.NullMarked;
