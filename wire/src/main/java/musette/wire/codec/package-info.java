/**
 * Generates, at build time, Java that prints and reads records as {@link musette.wire.Json} does,
 * but without reflection: the engine in the page cannot use Jackson.
 */
@NullMarked
package musette.wire.codec;

import org.jspecify.annotations.NullMarked;
