import { type Database } from '../../db/database';
import { type Charge } from '../../db/queries/charges/charges';
import { enqueueSignals } from '../../db/queries/platform/enqueue-workflows';

/**
 * Wakes the gift's workflow, which then reads the charge again. The signal carries no data, so a second one
 * is harmless.
 */
export async function wakeGift(tx: Database, donationId: string): Promise<void> {
  await enqueueSignals(tx, [{ workflowType: 'donation', workflowId: donationId, signal: 'chargeMoved' }]);
}

/**
 * Wakes the gift's workflow after the donor has confirmed or refused the payment. The workflow then asks the
 * processor for the result.
 */
export async function wakeAfterConfirmation(tx: Database, { donationId, state }: Charge): Promise<void> {
  if (state === 'requires_action') await wakeGift(tx, donationId);
}
