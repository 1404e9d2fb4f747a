import { type Database } from '../../db/database';
import { type Charge } from '../../db/queries/charges/charges';
import { signalCharge } from './signal';

/** Wakes the gift's workflow after the donor answered the bank. The workflow asks the processor what happened. */
export async function confirmPayment(tx: Database, { donationId, state }: Charge): Promise<void> {
  if (state === 'requires_action') await signalCharge(tx, donationId);
}
