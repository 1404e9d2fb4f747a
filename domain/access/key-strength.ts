/** Distinguishes random keys from keys that a person typed, such as repeated text or a sequence. */

/**
 * A key with a lower estimate is weak. A random key of 128 bits has an estimate between this number and 128.
 */
export const LEAST_KEY_BITS = 80;

/**
 * Estimates the bits that an attacker must guess. A low estimate proves that the key is weak. A high estimate
 * proves nothing.
 */
export function estimateBits(key: string): number {
  const codes = [...key].map((character) => character.codePointAt(0) ?? 0);
  const unit = codes.slice(0, periodOf(codes));
  const steps = unit.slice(1).map((code, index) => code - (unit[index] ?? 0));
  return Math.min(bitsPerSymbol(unit), bitsPerSymbol(steps)) * unit.length;
}

/** Returns the length of the shortest prefix whose repetition gives the whole key. */
function periodOf(codes: number[]): number {
  for (let period = 1; period < codes.length; period += 1) {
    if (codes.every((code, index) => code === codes[index % period])) return period;
  }
  return codes.length;
}

/** Computes Shannon's entropy from the frequencies of the symbols. */
function bitsPerSymbol(symbols: number[]): number {
  const counts = new Map<number, number>();
  for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return [...counts.values()]
    .map((count) => count / symbols.length)
    .reduce((bits, share) => bits - share * Math.log2(share), 0);
}
