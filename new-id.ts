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
