/** Stores about people: accounts, devices, notifications, learning, seasons, moderation. */
@NullMarked
package musette.server.store.people;

import org.jspecify.annotations.NullMarked;
