/** The logs of tables and competitions, and the lists made from them. Store leads to every part. */
@NullMarked
package musette.server.store;

import org.jspecify.annotations.NullMarked;
