import { type Database } from '../../db/database';
import { type Charge, moveCharge } from '../../db/queries/charges/charges';
import { decideCharge } from '../../db/queries/sandbox/sandbox';
import { GivingError } from '../../domain/errors';
import { signalCharge } from '../charges/signal';

/** Confirms or refuses a payment that waits for its donor, as the issuer's page would do. */
export async function authenticatePayment(
  tx: Database,
  { charge, approve, at }: { charge: Charge; approve: boolean; at: Date },
): Promise<void> {
  const { donationId, actionExpiresAt } = charge;
  const isOpen = actionExpiresAt !== null && actionExpiresAt > at;
  // The lock lets only one of two answers count.
  const isWaiting = await moveCharge(tx, donationId, ['requires_action'], { state: 'requires_action' });
  if (!isOpen || !isWaiting || !(await decideCharge(tx, donationId, approve ? 'approved' : 'unconfirmed'))) {
    throw new GivingError('CONFLICT', 'The payment does not wait for its donor.');
  }
  await signalCharge(tx, donationId);
}
