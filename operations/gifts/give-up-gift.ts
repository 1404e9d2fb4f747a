import { type Database } from '../../db/database';
import { type Donation, lockDonation } from '../../db/queries/gifts/gifts';
import { hasGiftLeaf } from '../../db/queries/receipt-log/leaves';
import { requireRow } from '../../domain/errors';
import { type DonationStatus } from '../../domain/gifts/gift';
import { type PaymentProcessor } from '../../gateways/payment-processor';
import { failGift } from './fail-gift';

export interface UnconfirmedGift {
  gift: Donation;
  processor: PaymentProcessor;
  at: Date;
}

/**
 * Voids the charge of a gift that its network did not confirm in time, then fails the gift. A settled gift stays as it
 * is, and a gift with a leaf in the receipt log stays pending. Returns the gift's state.
 */
export async function giveUpGift(
  tx: Database,
  { gift, processor, at }: UnconfirmedGift,
): Promise<DonationStatus> {
  // The lock keeps a late broadcast from queueing the leaf of a voided gift.
  const { status } = requireRow(await lockDonation(tx, gift.id), gift.id);
  if (status !== 'pending' || (await hasGiftLeaf(tx, gift.id))) return status;
  await processor.voidCharge(gift.id);
  return failGift(tx, { gift, code: 'NOT_CONFIRMED', at });
}
