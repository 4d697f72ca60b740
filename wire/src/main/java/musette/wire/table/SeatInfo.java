package musette.wire.table;

import musette.kernel.Seat;

/**
 * The public state of a seat.
 *
 * @param player {@link Person#NOBODY} for an open seat
 * @param name what somebody who shares the screen of {@code player} is called; usually empty
 * @param bot the bot that plays here now, on its own account or as a stand-in; otherwise empty
 * @param online whether the person has the table open
 * @param left milliseconds left at the message's {@code now}; -1 without a clock
 * @param ticking whether the clock of this seat is running
 */
public record SeatInfo(
    Seat seat,
    Kind kind,
    Person player,
    @EmptyIfMissing String name,
    String bot,
    boolean online,
    long left,
    boolean ticking) {
  /** How a seat is filled. */
  public enum Kind {
    /** Anybody may take it. */
    OPEN,
    /** Reserved for {@code player}, who has not joined yet. */
    RESERVED,
    /** A person, or a program connected through the protocol. */
    PERSON,
    /** A bot of this server. */
    BOT,
    /** A bot of this server stands in for {@code player}, who may take the seat back. */
    STAND_IN
  }
}
