package musette.wire.table;

/** How long players may think. */
public sealed interface Clock {
  /** As long as they like. */
  record NoClock() implements Clock {}

  /** So many seconds for every time a seat is asked. */
  record MoveClock(int seconds) implements Clock {}

  /** A reserve for the whole match, and some seconds more after every action. */
  record ReserveClock(int seconds, int increment) implements Clock {}

  /** By turns: so many days for every time a seat is asked. */
  record DaysClock(int days) implements Clock {}
}
