/** The query language under a million texts, and 2,000 random queries against an evaluation document by document. */
import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { checkQueryText, queryTexts } from '../test/support/query-texts';
import { say } from './figures';

const TEXTS = 1_000_000;
const QUERIES = 2_000;

export async function benchSearchProof(): Promise<void> {
  const startedAt = performance.now();
  let longestMs = 0;
  fc.assert(
    fc.property(queryTexts, (text) => {
      const before = performance.now();
      checkQueryText(text);
      longestMs = Math.max(longestMs, performance.now() - before);
    }),
    { numRuns: TEXTS },
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  say(
    `${TEXTS} texts in ${seconds.toFixed(0)} s: no crash, print and parse agree, longest ${longestMs.toFixed(1)} ms`,
  );
  const environment = { ...process.env, SEARCH_QUERIES: String(QUERIES), SEARCH_SEED: '2026' };
  const jest = ['node_modules/jest/bin/jest.js', 'test/db/search-exactness.test.ts'];
  const { status } = spawnSync(process.execPath, jest, { env: environment, stdio: 'inherit' });
  if (status !== 0) throw new Error('random queries and brute force disagree');
  say(`${QUERIES} random queries agree with brute force, totals included`);
  return Promise.resolve();
}
