/**
 * The tables about people: accounts, devices, notices, learning, seasons and what operators keep.
 */
@NullMarked
package musette.server.store.people;

import org.jspecify.annotations.NullMarked;
