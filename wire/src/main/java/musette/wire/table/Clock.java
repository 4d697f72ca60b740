package musette.wire.table;

/** How much time players have. */
public sealed interface Clock {
  /** No time limit. */
  record NoClock() implements Clock {}

  /** A number of seconds for each decision. */
  record MoveClock(int seconds) implements Clock {}

  /** A total for the whole match, plus an increment after every action. */
  record ReserveClock(int seconds, int increment) implements Clock {}

  /** Play by turns: a number of days for each decision. */
  record DaysClock(int days) implements Clock {}
}
