/**
 * Games as text that leaves the process: JSON of views, events and positions, sentences from the
 * message catalogues, the rule catalogues, scenario files. Here, not in the kernel, lives what
 * needs reflection or a library.
 */
@NullMarked
package musette.wire;

import org.jspecify.annotations.NullMarked;
