import { type Key } from '../words';

/** Chooses the words for a count. Only exactly one is singular: half an hour and no hour are "hours". */
export function keyFor(count: number, one: Key, many: Key): Key {
  return count === 1 ? one : many;
}
