/** Books the fees that the processor actually took for completed gifts. */
import { inTransaction } from '../../db/database';
import { findCharge } from '../../db/queries/charges/charges';
import { listChargesWithoutCost } from '../../db/queries/charges/costs';
import { findGift } from '../../db/queries/gifts/gifts';
import { COST_RETRY_HOURS } from '../../domain/charges/cost';
import { HOUR_MS } from '../../domain/days';
import { requireRow } from '../../domain/errors';
import { type PaymentProcessor } from '../../gateways/processors/payment-processor';
import { bookCost, postponeCost } from '../../operations/charges/cost';
import { chargeName } from '../../operations/charges/charge-name';
import { attemptEach, type Carer } from './attempt-each';

const CHARGES_AT_ONCE = 50;

/** Books the fees of a batch of charges. Returns true if more charges may be left. */
export async function bookCosts(carer: Carer, processor: PaymentProcessor, at: Date): Promise<boolean> {
  const { db } = carer;
  const askedBefore = new Date(at.getTime() - COST_RETRY_HOURS * HOUR_MS);
  const search = { processor: processor.name, askedBefore, at, limit: CHARGES_AT_ONCE };
  const items = await listChargesWithoutCost(db, search);
  await attemptEach(carer, { care: 'processing_cost', items, at }, async ({ id: donationId }) => {
    const gift = requireRow(await findGift(db, donationId), donationId);
    const charge = requireRow(await findCharge(db, donationId), donationId);
    const cost = await processor.readCost(chargeName(gift, charge));
    await inTransaction(db, async (tx) => {
      if (cost === undefined) await postponeCost({ tx, at }, donationId);
      else await bookCost({ tx, at }, { gift, cost });
    });
  });
  return items.length === CHARGES_AT_ONCE;
}
