import { type Database } from '../../db/database';
import { findCharge } from '../../db/queries/charges/charges';
import { noteCostAsked, noteCostInFeeLine, storeCost } from '../../db/queries/charges/costs';
import { type Gift, findGift } from '../../db/queries/gifts/gifts';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { lockSource, type NewItem } from '../../db/queries/reconciliation/items';
import { type ChargeDifference, isMovedMoney } from '../../domain/charges/comparison';
import { costInGiftCurrency, type ProcessingCost } from '../../domain/charges/cost';
import { postProcessingCost } from '../../domain/ledger/postings';
import { type Difference } from '../../domain/reconciliation/item';
import { type Act } from '../act';
import { storeDifferences } from '../reconciliation/differences';
import { wakeGift } from './wake-gift';

/**
 * Books the fee that the processor actually took for a completed gift. Returns false if the fee was booked
 * before.
 */
export async function bookCost(
  { tx, at }: Act,
  { gift, cost }: { gift: Gift; cost: ProcessingCost },
): Promise<boolean> {
  const costMinor = costInGiftCurrency(cost, gift.totalChargeMinor);
  if (!(await storeCost(tx, gift.id, { costMinor, costBookedAt: at }))) return false;
  const scheduledMinor = gift.processingFeeMinor + gift.absorbedProcessingMinor;
  const entries = postProcessingCost({ ...gift, method: gift.paymentMethod }, costMinor - scheduledMinor);
  if (entries.length > 0) {
    await insertPosting(tx, { donationId: gift.id, kind: 'processing_cost', at, entries });
  }
  await noteCostInFeeLine(tx, gift.id, costMinor);
  return true;
}

/** Stores the time at which the processor did not know a charge's cost yet, so that other charges come first. */
export async function postponeCost({ tx, at }: Act, donationId: string): Promise<void> {
  await noteCostAsked(tx, donationId, at);
}

/**
 * Stores a difference between our charges and the processor's. If the states differ, an event or answer was lost, so
 * the workflow of a pending gift reads the charge again. Returns undefined if the difference is already stored. Ignores
 * differences in moved money, because the comparison of movements finds them.
 */
export async function recordDifference(
  { tx, at }: Act,
  difference: ChargeDifference,
): Promise<NewItem | undefined> {
  if (isMovedMoney(difference)) return undefined;
  const item = await toItem(tx, difference);
  await lockSource(tx, 'charges');
  const { reference } = item;
  const [news] = await storeDifferences(
    { tx, at },
    {
      source: 'charges',
      references: [reference],
      differences: [item],
    },
  );
  const { kind, donationId } = difference;
  // A mutant survives: looking for the gift null finds none
  if (news !== undefined && kind === 'other_state' && donationId !== null) {
    const gift = await findGift(tx, donationId);
    if (gift?.status === 'pending') await wakeGift(tx, donationId);
  }
  return news;
}

/** If the payment is not the gift's own charge, the reference combines the ids of the gift and the payment. */
async function toItem(
  tx: Database,
  { kind, reference, donationId, ours, theirs }: ChargeDifference,
): Promise<Difference> {
  const charge = donationId === null ? undefined : await findCharge(tx, donationId);
  const isOwn = charge !== undefined && [charge.reference, donationId].includes(reference);
  const named = donationId === null ? reference : isOwn ? donationId : `${donationId}/${reference}`;
  const sides = { ourReference: charge === undefined ? null : donationId, theirReference: reference };
  return {
    kind,
    movement: 'charge',
    reference: named,
    ...sides,
    ours,
    theirs,
    currency: null,
    amountMinor: null,
  };
}
