/** Draws numbers from a seed, so that a run can be repeated. */

export type Random = () => number;

/** Creates a generator of numbers from 0 to 1 (mulberry32). Each `parts` has its own sequence. */
export function randomOf(...parts: number[]): Random {
  let state = parts.reduce((mixed, part) => Math.imul(mixed ^ (part + 0x9e3779b9), 0x85ebca6b), 1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks an element. */
export function pick<T>(from: readonly T[], random: Random): T {
  const picked = from[Math.floor(random() * from.length)];
  if (picked === undefined) throw new RangeError('cannot pick from an empty list');
  return picked;
}

/** Returns a whole number from `least` to `most`. */
export function between(least: number, most: number, random: Random): number {
  return least + Math.floor(random() * (most - least + 1));
}
