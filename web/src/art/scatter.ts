/** A small repeatable source of numbers in [0, 1), for placing what is only decoration. */
export function chance(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The most central free place for something of this radius, or null if there is none. */
export function spot(
  dice: () => number,
  width: number,
  height: number,
  radius: number,
  blocked: (x: number, y: number, r: number) => boolean,
): { x: number; y: number } | null {
  let best: { x: number; y: number } | null = null;
  let worst = Infinity;
  for (let i = 0; i < 500; i++) {
    const x = radius + dice() * (width - 2 * radius);
    const y = radius * 0.7 + dice() * (height - 1.4 * radius);
    const far = Math.hypot((x - width / 2) / width, (y - height / 2) / height);
    if (far < worst && !blocked(x, y, radius)) {
      best = { x, y };
      worst = far;
    }
  }
  return best;
}
