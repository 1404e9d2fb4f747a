import { monotonicFactory } from 'ulid';
import { type IdPrefix } from './domain/ids';

/** Random words are drawn in bulk: asking the system for each character would cost more than the rest of an id. */
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

/** A new id of the given kind; ids made by one process sort in the order they were made. */
export function newId<P extends IdPrefix>(prefix: P): `${P}_${string}` {
  return `${prefix}_${nextUlid().toLowerCase()}`;
}
