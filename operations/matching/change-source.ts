import { type Database } from '../../db/database';
import { lockPledge, type Pledge, updatePledge } from '../../db/queries/matching/pledges';
import { GivingError, requireRow } from '../../domain/errors';
import { type PaymentProcessor } from '../../gateways/processors/payment-processor';
import { type Donor } from '../gifts/order';
import { choosePayment } from '../gifts/payment';
import { alreadyBound } from '../sources/bind-source';

export interface SourceChange {
  pledgeId: string;
  sponsor: Donor;
  source: string;
  processor: Pick<PaymentProcessor, 'name' | 'country'>;
}

/**
 * Replaces the source that pays the next charges of a pledge. The new source must have the same payment method, because
 * the charity accepted the pledge with this method. Throws CONFLICT if the pledge was withdrawn.
 */
export async function changeSource(tx: Database, change: SourceChange): Promise<Pledge> {
  const { pledgeId, sponsor, source, processor } = change;
  const pledge = requireRow(await lockPledge(tx, pledgeId), pledgeId);
  if (pledge.status === 'withdrawn') throw new GivingError('CONFLICT', 'The pledge was withdrawn.');
  const amount = { currency: pledge.currency, minor: pledge.capMinor };
  const wish = { donor: sponsor, source, method: pledge.paymentMethod, amount };
  const payment = await choosePayment(
    tx,
    { ...wish, internationalCard: false, recurringId: pledgeId },
    processor,
  );
  if (payment.source.isGuests) throw alreadyBound();
  await updatePledge(tx, pledgeId, { source });
  return { ...pledge, source };
}
