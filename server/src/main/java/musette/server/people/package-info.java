/** The people who play: names, sign-ins, sessions, profiles. */
@NullMarked
package musette.server.people;

import org.jspecify.annotations.NullMarked;
