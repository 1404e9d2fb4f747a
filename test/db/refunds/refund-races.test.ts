/** A small run of `npm run bench -- refund-races`: of two requests that cannot both succeed, one does. */
import { findBroken, RACES, runRace } from '../../../bench/refund-races';
import { useDatabase } from '../../support/database';

/** `RACES=200` runs each race more often. */
const ROUNDS = Number(process.env.RACES ?? 5);
jest.setTimeout(120_000 + ROUNDS * 5_000);

const test = useDatabase(8);

it.each(Object.entries(RACES))('%s: one winner in every round', async (_name, race) => {
  expect(await runRace(test.db, race, ROUNDS)).toBe(ROUNDS);
  expect(await findBroken(test.db)).toEqual([]);
});
