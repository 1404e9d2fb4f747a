import { type Database } from '../../db/database';
import { findCharge } from '../../db/queries/charges/charges';
import { GivingError } from '../../domain/errors';

/**
 * Throws CONFLICT if a real processor charged the gift, because that processor reports and decides the gift's disputes.
 * Operators may report and decide disputes only in a sandbox.
 */
export async function refuseProcessorsGift(tx: Database, donationId: string): Promise<void> {
  const processor = (await findCharge(tx, donationId))?.processor ?? 'sandbox';
  if (processor === 'sandbox') return;
  const message = 'The payment processor reports and decides the disputes of this gift.';
  throw new GivingError('CONFLICT', message, { processor });
}
