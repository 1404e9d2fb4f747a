/** Only a pending gift without a leaf in the receipt log is given up: the charge of any other gift stays. */
import { inTransaction } from '../../../db/database';
import { findCharge, moveCharge } from '../../../db/queries/charges/charges';
import { queueGiftLeaf } from '../../../db/queries/receipt-log/leaves';
import { hashLeaf } from '../../../domain/receipt-log/leaf';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { giveUpCharge } from '../../../operations/gifts/end-gift';
import { buildGift } from '../../factories';
import { useDatabase } from '../../support/database';

const test = useDatabase();

/** Gives up a gift whose charge was approved. Returns whether that worked, and the charge's state after it. */
async function giveUp({ id }: Gift): Promise<[boolean, string | undefined]> {
  await moveCharge(test.db, id, ['unasked'], { state: 'approved', reference: id });
  const isGivenUp = await inTransaction(test.db, (tx) => giveUpCharge(tx, id, 'NOT_CONFIRMED'));
  return [isGivenUp, (await findCharge(test.db, id))?.state];
}

it('a pending gift is given up, and its charge is to be cancelled', async () => {
  expect(await giveUp(await buildGift(test.db))).toEqual([true, 'cancelling']);
});

it('a gift that was completed meanwhile keeps its charge', async () => {
  expect(await giveUp(await buildGift(test.db, { status: 'completed' }))).toEqual([false, 'approved']);
});

it('a gift with a leaf keeps its charge, because the log will confirm it', async () => {
  const gift = await buildGift(test.db);
  await queueGiftLeaf(test.db, { leafHash: hashLeaf(gift.id), donationId: gift.id, at: new Date() });
  expect(await giveUp(gift)).toEqual([false, 'approved']);
});
