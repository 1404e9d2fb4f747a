import { monotonicFactory } from 'ulid';
import { type IdPrefix } from './domain/ids';

const nextUlid = monotonicFactory();

/** A new id of the given kind; ids made by one process sort in the order they were made. */
export function newId<P extends IdPrefix>(prefix: P): `${P}_${string}` {
  return `${prefix}_${nextUlid().toLowerCase()}`;
}
