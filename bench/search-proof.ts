/** Feeds a million texts to the query language, and compares 2,000 random queries with a brute-force evaluation. */
import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { checkQueryText, queryTexts } from '../test/search/query-texts';
import { say } from './figures';

const TEXTS = 1_000_000;
const QUERIES = 2_000;

export async function benchSearchProof(): Promise<void> {
  const startedAt = performance.now();
  let slowest = { text: '', tookMs: 0 };
  fc.assert(
    fc.property(queryTexts, (text) => {
      const tookMs = timeMs(() => checkQueryText(text));
      if (tookMs > slowest.tookMs) slowest = { text, tookMs };
    }),
    { numRuns: TEXTS },
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  // Other load on the machine may have slowed the first measurement, so the slowest text is measured again.
  const alone = Math.min(...[1, 2, 3].map(() => timeMs(() => checkQueryText(slowest.text))));
  say(`${TEXTS} texts in ${seconds.toFixed(0)} s: no crash, print and parse agree`);
  say(`slowest text: ${slowest.tookMs.toFixed(1)} ms, measured again ${alone.toFixed(2)} ms`);
  const environment = { ...process.env, SEARCH_QUERIES: String(QUERIES), SEARCH_SEED: '2026' };
  const jest = ['node_modules/jest/bin/jest.js', 'test/search/exactness.test.ts'];
  const { status } = spawnSync(process.execPath, jest, { env: environment, stdio: 'inherit' });
  if (status !== 0) throw new Error('random queries and brute force disagree');
  say(`${QUERIES} random queries agree with brute force, totals included`);
  return Promise.resolve();
}

function timeMs(work: () => void): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}
