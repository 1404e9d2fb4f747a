/** Of two requests at the same time that cannot both succeed, one does. */
import { findBroken } from '../../support/broken-invariants';
import { useDatabase } from '../../support/database';
import { sizeOf } from '../../support/large';
import { RACES, runRace } from './races';

const ROUNDS = sizeOf({ usual: 5, large: 200 });
jest.setTimeout(120_000 + ROUNDS * 5_000);

const test = useDatabase(8);

it.each(Object.entries(RACES))('%s: one winner in every round', async (_name, race) => {
  expect(await runRace(test.db, race, ROUNDS)).toBe(ROUNDS);
  expect(await findBroken(test.db)).toEqual([]);
});
