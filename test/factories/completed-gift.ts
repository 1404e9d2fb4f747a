import { createActivities } from '../../activities';
import { readConfig } from '../../config';
import { type Database } from '../../db/database';
import { type Gift, findGift } from '../../db/queries/gifts/gifts';
import { recordBroadcast, recordCharge } from '../../db/queries/sandbox/sandbox';
import { requireRow } from '../../domain/errors';
import { createGateways } from '../../gateways';
import { buildGift } from '.';

/** A gift of 5.00 USD that was charged, confirmed and booked by the code that does so. */
export async function buildCompletedGift(db: Database, changes: Partial<Gift> = {}): Promise<Gift> {
  return completeDonation(db, await buildGift(db, changes));
}

/** Has a pending gift charged, confirmed long ago, and booked. */
export async function completeDonation(db: Database, gift: Gift): Promise<Gift> {
  const { id, source, currency, totalChargeMinor, transactionHash: hash, signedTransaction } = gift;
  const amount = { currency, minor: totalChargeMinor };
  await recordCharge(db, { idempotencyKey: id, source, amount, state: 'approved' });
  const at = new Date();
  await recordBroadcast(db, {
    hash,
    signedTransaction,
    behaviour: 'succeeds',
    at,
    firstBlock: 1,
    laterBlock: 1,
  });
  const activities = createActivities({ db, gateways: createGateways(readConfig({}), db) });
  await activities.settleDonation({ donationId: id, lastCheck: false });
  const completed = await findGift(db, id);
  if (completed?.status !== 'completed') throw new Error(`${id} was not completed`);
  return completed;
}

/** Completes a pending gift that the API has accepted. */
export async function completeGiven(db: Database, donationId: string): Promise<Gift> {
  return completeDonation(db, requireRow(await findGift(db, donationId), donationId));
}
