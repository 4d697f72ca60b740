/**
 * Everything that turns a game into text: JSON of views, events and positions, sentences from the
 * message catalogues, rule catalogues and scenario files. Code that needs reflection or a library
 * lives here rather than in the kernel.
 */
@NullMarked
package musette.wire;

import org.jspecify.annotations.NullMarked;
