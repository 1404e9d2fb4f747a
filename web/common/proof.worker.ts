/** Solves a proof of work in ALTCHA's format beside the page, so that the donor can type meanwhile. */

import { type GuestChallenge } from '../../client/index';

/** Enough work at once that the waits between two rounds cost little. */
const ROUND = 500;

const encoder = new TextEncoder();

async function hashOf(salt: string, number: number): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', encoder.encode(`${salt}${number}`));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function solve({ challenge, salt, maxnumber }: GuestChallenge): Promise<number> {
  for (let first = 0; first <= maxnumber; first += ROUND) {
    const count = Math.min(ROUND, maxnumber - first + 1);
    const hashes = await Promise.all(
      Array.from({ length: count }, (_, index) => hashOf(salt, first + index)),
    );
    const found = hashes.indexOf(challenge);
    if (found !== -1) return first + found;
  }
  throw new Error('the challenge has no solution');
}

addEventListener('message', ({ data }: MessageEvent<GuestChallenge>) => {
  const { algorithm, challenge, salt, signature } = data;
  solve(data).then(
    (number) => postMessage(btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))),
    () => postMessage(null),
  );
});
