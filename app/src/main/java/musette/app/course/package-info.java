/** Courses of one's own on the command line. */
@NullMarked
package musette.app.course;

import org.jspecify.annotations.NullMarked;
