package musette.server.people;

import musette.wire.table.Person;

/** A person who has signed in, and the hash of the token that they used. */
public record Login(Person person, String tokenHash) {}
