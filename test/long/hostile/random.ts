/** Choices that are the same for the same seed. */
import { randomNumbers } from '../../search/random-queries';

export interface Random {
  /** Whether something of this likelihood happens. */
  chance: (likelihood: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** A whole number from 0 to below `limit`. */
  below: (limit: number) => number;
}

export function randomFrom(seed: number): Random {
  const next = randomNumbers(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (likelihood) => next() < likelihood,
    pick(items) {
      const index = below(items.length);
      if (index >= items.length) throw new RangeError('there is nothing to pick');
      return items[index] as (typeof items)[number];
    },
  };
}
