package musette.wire.table;

import musette.kernel.Seat;

/**
 * A seat as everybody sees it.
 *
 * @param player {@link Person#NOBODY} at an open seat
 * @param bot the bot that plays here now, for itself or as a stand-in; otherwise empty
 * @param online whether the person has the table open
 * @param left milliseconds left at {@code now} of the message; -1 without a clock
 * @param ticking whether the clock of this seat runs
 */
public record SeatInfo(
    Seat seat, Kind kind, Person player, String bot, boolean online, long left, boolean ticking) {
  /** How a seat is filled. */
  public enum Kind {
    /** Anybody may sit down. */
    OPEN,
    /** Kept for {@code player}, who has not come yet. */
    RESERVED,
    /** A person, or a program that plays through the protocol. */
    PERSON,
    /** A bot of this server. */
    BOT,
    /** A bot of this server plays for {@code player}, who may take the seat back. */
    STAND_IN
  }
}
