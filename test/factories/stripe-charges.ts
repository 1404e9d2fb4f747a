/** Gifts that are charged at a double of Stripe, and what the double says about them afterwards. */
import { type Database, runStatement } from '../../db/database';
import { findCharge } from '../../db/queries/charges/charges';
import { type Gift } from '../../db/queries/gifts/gifts';
import { type PaymentProcessor, ProcessorFault } from '../../gateways/processors/payment-processor';
import { newId } from '../../new-id';
import { buildGift } from '.';
import { type DoubleCharge } from '../doubles/stripe/double';

/** Repeats a call until it is not a fault, as Temporal does. Any refusal ends it. */
export async function untilAnswered<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ProcessorFault) || attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.min(200, 2 ** attempt)));
    }
  }
}

/** A pending gift whose charge names a new customer and card of Stripe. */
export async function buildStripeGift(
  db: Database,
  processor: PaymentProcessor,
  { token, kind }: { token: string; kind: 'card' | 'ach' },
): Promise<Gift> {
  const userId = newId('user');
  const customer = await untilAnswered(() => processor.createCustomer(userId));
  // A setup whose key replays an error is begun anew under another id, as the donor would.
  const source = await untilAnswered(() =>
    processor.addSource({ sourceId: newId('source'), userId, kind, customer, token }),
  );
  const gift = await buildGift(db, { paymentMethod: kind });
  await runStatement(
    db,
    `UPDATE charges SET processor = 'stripe', source_reference = $2, customer_reference = $3
     WHERE donation_id = $1`,
    [gift.id, source.reference, customer],
  );
  return gift;
}

export interface ChargeAudit {
  /** Gifts with more than one succeeded charge. */
  chargedTwice: string[];
  /** Gifts that were paid and whose charge we do not call approved. */
  forgotten: string[];
  /** Gifts whose charge we call approved and that nobody paid. */
  invented: string[];
}

/** Compares our charges with the double's own list. Returned charges do not count. */
export async function auditCharges(
  db: Database,
  charges: DoubleCharge[],
  donationIds: string[],
): Promise<ChargeAudit> {
  const taken = charges.filter(({ status }) => status === 'succeeded');
  const audit: ChargeAudit = { chargedTwice: [], forgotten: [], invented: [] };
  for (const id of donationIds) {
    const own = taken.filter(({ donationId }) => donationId === id);
    const kept = own.filter(({ amount, amountRefunded }) => amountRefunded < amount);
    const isApproved = (await findCharge(db, id))?.state === 'approved';
    if (own.length > 1) audit.chargedTwice.push(id);
    if (kept.length > 0 && !isApproved) audit.forgotten.push(id);
    if (kept.length === 0 && isApproved) audit.invented.push(id);
  }
  return audit;
}
