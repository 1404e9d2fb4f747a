import { type Charge, findCharge, moveCharge } from '../../db/queries/charges/charges';
import { keepProcessorEvent } from '../../db/queries/charges/processor-events';
import { type Gift } from '../../db/queries/gifts/gifts';
import { decideCharge } from '../../db/queries/sandbox/sandbox';
import { GivingError, requireRow } from '../../domain/errors';
import { findSandboxSource, SANDBOX_RETURN_MS } from '../../domain/sandbox/sources';
import { type Act } from '../act';
import { wakeGift } from '../charges/wake-gift';

/**
 * Approves or declines a payment that waits for its donor. In a sandbox, this replaces the issuer's
 * confirmation page.
 */
export async function authenticatePayment(
  { tx, at }: Act,
  { charge, approve }: { charge: Charge; approve: boolean },
): Promise<void> {
  const { donationId, actionExpiresAt } = charge;
  const isOpen = actionExpiresAt !== null && actionExpiresAt > at;
  // This update changes no value. It only locks the charge, so that only the first of two concurrent answers
  // counts.
  const isWaiting = await moveCharge(tx, donationId, ['requires_action'], { state: 'requires_action' });
  if (!isOpen || !isWaiting || !(await decideCharge(tx, donationId, approve ? 'approved' : 'unconfirmed'))) {
    throw new GivingError('CONFLICT', 'The payment is not waiting for its donor.');
  }
  await wakeGift(tx, donationId);
}

/**
 * Schedules the return of a completed ACH gift by the sandbox's bank. Does nothing if the gift's source is
 * not the test source that simulates returns.
 */
export async function enqueueSandboxReturn(
  { tx, at }: Act,
  { id, paymentMethod }: Pick<Gift, 'id' | 'paymentMethod'>,
): Promise<void> {
  if (paymentMethod !== 'ach') return;
  const { processor, sourceReference } = requireRow(await findCharge(tx, id), id);
  if (processor !== 'sandbox' || findSandboxSource(sourceReference)?.outcome !== 'returned') return;
  await keepProcessorEvent(tx, {
    id: `sandbox_return_${id}`,
    processor: 'sandbox',
    type: 'sandbox.debit_returned',
    kind: 'dispute',
    reference: id,
    sealedPayload: null,
    receivedAt: at,
    dueAt: new Date(at.getTime() + SANDBOX_RETURN_MS),
  });
}
