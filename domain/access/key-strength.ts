/** Tells a random key from one that a person typed: repeated, counted up, or of few different characters. */

/** A random key of 32 hexadecimal digits has 128 bits; its estimate is somewhat lower. */
export const LEAST_KEY_BITS = 80;

/** A low estimate of the bits that an attacker must guess. Sound enough to refuse a weak key, not to praise one. */
export function estimateBits(key: string): number {
  const codes = [...key].map((character) => character.codePointAt(0) ?? 0);
  const unit = codes.slice(0, periodOf(codes));
  const steps = unit.slice(1).map((code, index) => code - (unit[index] ?? 0));
  return Math.min(bitsPerSymbol(unit), bitsPerSymbol(steps)) * unit.length;
}

/** The length of the shortest start whose repetition gives the whole. */
function periodOf(codes: number[]): number {
  for (let period = 1; period < codes.length; period += 1) {
    if (codes.every((code, index) => code === codes[index % period])) return period;
  }
  return codes.length;
}

/** Shannon's entropy of the symbols' own frequencies. */
function bitsPerSymbol(symbols: number[]): number {
  const counts = new Map<number, number>();
  for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return [...counts.values()]
    .map((count) => count / symbols.length)
    .reduce((bits, share) => bits - share * Math.log2(share), 0);
}
