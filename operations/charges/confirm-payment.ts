import { type Database } from '../../db/database';
import { type Charge } from '../../db/queries/charges/charges';
import { signalCharge } from './signal';

/**
 * Wakes the gift's workflow after the donor has confirmed or refused the payment. The workflow then asks the
 * processor for the result.
 */
export async function confirmPayment(tx: Database, { donationId, state }: Charge): Promise<void> {
  if (state === 'requires_action') await signalCharge(tx, donationId);
}
