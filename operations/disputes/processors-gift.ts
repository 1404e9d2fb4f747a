import { type Database } from '../../db/database';
import { findCharge } from '../../db/queries/charges/charges';
import { GivingError } from '../../domain/errors';

/** Refuses an operator's word about a gift that a real processor charged: only the processor's word counts. */
export async function refuseProcessorsGift(tx: Database, donationId: string): Promise<void> {
  const processor = (await findCharge(tx, donationId))?.processor ?? 'sandbox';
  if (processor === 'sandbox') return;
  const message = 'The payment processor reports and decides the disputes of this gift.';
  throw new GivingError('CONFLICT', message, { processor });
}
