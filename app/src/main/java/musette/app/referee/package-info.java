/** The referee program and scenario files. */
@NullMarked
package musette.app.referee;

import org.jspecify.annotations.NullMarked;
