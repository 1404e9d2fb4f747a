import { findGift } from '../../../db/queries/gifts/gifts';
import { moveGift } from '../../../operations/gifts/state';
import { buildGift } from '../../factories';
import { useDatabase } from '../../support/database';

const test = useDatabase();

it('a gift moves once, and only from the state that it is in', async () => {
  const { id } = await buildGift(test.db);
  const complete = () =>
    moveGift(test.db, id, 'pending', { status: 'completed', settledAt: new Date('2026-03-10T12:00:00Z') });
  expect([await complete(), await complete()]).toEqual([true, false]);
});

it('a move that no gift makes is refused, and nothing is stored', async () => {
  const { id } = await buildGift(test.db);
  await expect(moveGift(test.db, id, 'pending', { status: 'refunded' })).rejects.toThrow(RangeError);
  expect(await findGift(test.db, id)).toMatchObject({ status: 'pending' });
});
