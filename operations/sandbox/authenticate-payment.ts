import { type Database } from '../../db/database';
import { type Charge, moveCharge } from '../../db/queries/charges/charges';
import { decideCharge } from '../../db/queries/sandbox/sandbox';
import { GivingError } from '../../domain/errors';
import { signalCharge } from '../charges/signal';

/**
 * Approves or declines a payment that waits for its donor. In a sandbox, this replaces the issuer's
 * confirmation page.
 */
export async function authenticatePayment(
  tx: Database,
  { charge, approve, at }: { charge: Charge; approve: boolean; at: Date },
): Promise<void> {
  const { donationId, actionExpiresAt } = charge;
  const isOpen = actionExpiresAt !== null && actionExpiresAt > at;
  // This update changes no value. It only locks the charge, so that only the first of two concurrent answers
  // counts.
  const isWaiting = await moveCharge(tx, donationId, ['requires_action'], { state: 'requires_action' });
  if (!isOpen || !isWaiting || !(await decideCharge(tx, donationId, approve ? 'approved' : 'unconfirmed'))) {
    throw new GivingError('CONFLICT', 'The payment is not waiting for its donor.');
  }
  await signalCharge(tx, donationId);
}
