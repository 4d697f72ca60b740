/**
 * How fast a table tells what happens. What the others do is told together: as soon as it is known, all of it shares one span of time, so
 * that a player waits about as long for three bots as for one. No clock is read here; the tests compute from this how long a player waits.
 */

/** One event takes this long at speed 1, in milliseconds. */
export const BEAT = 520;

/** From my choice to my next question, everything is told within this time, as far as it is known by then. */
export const SPAN = 3000;

/** What comes later than that is flashed, not told; and after a while not even that. The strip above the board says it. */
const FLASH = 24;
const FLASHING = 1.5 * SPAN;

/** The only choice is shown for so long before it is made for me; for less the longer I have waited. */
const SHOWN = 700;
const GLIMPSE = 200;

/**
 * How long an event plays that would take `beats` beats, when `told` beats (with its own) are waiting to be told and the last choice is
 * `elapsed` milliseconds ago.
 */
export function eventDuration(beats: number, told: number, speed: number, elapsed: number): number {
  const full = beats * BEAT;
  const left = Math.max(0, SPAN - elapsed * speed);
  const share = told * BEAT > left ? left / (told * BEAT) : 1;
  const flash = elapsed * speed < FLASHING ? Math.min(FLASH, full) : 0;
  return Math.max(flash, full * share) / speed;
}

/** How long the only choice is seen before it is made for me. */
export function forcedPause(speed: number, elapsed: number): number {
  const left = Math.max(0, 1 - (elapsed * speed) / SPAN);
  return (GLIMPSE + (SHOWN - GLIMPSE) * left) / Math.min(4, speed);
}
