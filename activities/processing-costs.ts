/** Books the fees that the processor actually took for completed gifts. */
import { type Database, inTransaction } from '../db/database';
import { findCharge } from '../db/queries/charges/charges';
import { listChargesWithoutCost } from '../db/queries/charges/costs';
import { findDonation } from '../db/queries/gifts/gifts';
import { COST_RETRY_HOURS } from '../domain/charges/cost';
import { HOUR_MS } from '../domain/days';
import { requireRow } from '../domain/errors';
import { type PaymentProcessor } from '../gateways/processors/payment-processor';
import { bookCost } from '../operations/charges/book-cost';
import { postponeCost } from '../operations/charges/postpone-cost';
import { chargeName } from './charge-name';

const CHARGES_AT_ONCE = 50;

/** Books the fees of a batch of charges. Returns true if more charges may be left. */
export async function bookCosts(db: Database, processor: PaymentProcessor, now: Date): Promise<boolean> {
  const askedBefore = new Date(now.getTime() - COST_RETRY_HOURS * HOUR_MS);
  const search = { processor: processor.name, askedBefore, limit: CHARGES_AT_ONCE };
  const donationIds = await listChargesWithoutCost(db, search);
  for (const donationId of donationIds) {
    const gift = requireRow(await findDonation(db, donationId), donationId);
    const charge = requireRow(await findCharge(db, donationId), donationId);
    // Before asking the processor, stores the time of this attempt. Otherwise, a charge whose request fails
    // would stay first and hold up the others.
    await inTransaction(db, (tx) => postponeCost(tx, donationId, now));
    const cost = await processor.readCost(chargeName(gift, charge));
    if (cost !== undefined) await inTransaction(db, (tx) => bookCost(tx, { gift, cost, at: now }));
  }
  return donationIds.length === CHARGES_AT_ONCE;
}
