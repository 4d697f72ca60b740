package musette.wire.table;

/** A part of a message that is printed already. */
public record RawJson(String text) {}
