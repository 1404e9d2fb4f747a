import { type Database } from '../../db/database';
import { noteCostInFeeLine, storeCost } from '../../db/queries/charges/costs';
import { type Donation } from '../../db/queries/gifts/gifts';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { costInGiftCurrency, type ProcessingCost } from '../../domain/charges/cost';
import { postProcessingCost } from '../../domain/ledger/postings';

/**
 * Books the fee that the processor actually took for a completed gift. Returns false if the fee was booked
 * before.
 */
export async function bookCost(
  tx: Database,
  { gift, cost, at }: { gift: Donation; cost: ProcessingCost; at: Date },
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
