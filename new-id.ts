import { createHash } from 'node:crypto';
import { monotonicFactory } from 'ulid';
import { type IdPrefix } from './domain/ids';

/** Holds random numbers in bulk. A system call for each character would cost more than the rest of the id. */
const pool = new Uint32Array(1_024);
let left = 0;

function random(): number {
  if (left === 0) {
    crypto.getRandomValues(pool);
    left = pool.length;
  }
  return (pool[--left] ?? 0) / 2 ** 32;
}

const nextUlid = monotonicFactory(random);

/** Creates an id of the given kind. Ids from one process sort by creation order. */
export function newId<P extends IdPrefix>(prefix: P): `${P}_${string}` {
  return `${prefix}_${nextUlid().toLowerCase()}`;
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** The random letters of a ULID. They follow the letters of its time. */
const RANDOM_LENGTH = 16;

/** Derives an id from a text, with the letters of a ULID's time in front. The same text and time give the same id. */
export function deriveId<P extends IdPrefix>(prefix: P, time: string, text: string): `${P}_${string}` {
  const hash = createHash('sha256').update(text).digest();
  const letters = Array.from(hash.subarray(0, RANDOM_LENGTH), (byte) => ALPHABET.charAt(byte % 32));
  return `${prefix}_${time.toLowerCase()}${letters.join('')}`;
}
