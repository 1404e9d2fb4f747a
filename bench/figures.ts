/** Computes and prints the figures of a measurement. */

/** Returns the value below which the given share of the samples lies. */
export function percentile(samples: number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export function median(samples: number[]): number {
  return percentile(samples, 0.5);
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints one row of a table with aligned columns. */
export function row(name: string, ...cells: string[]): void {
  say(`${name.padEnd(34)}${cells.map((cell) => cell.padStart(14)).join('')}`);
}
