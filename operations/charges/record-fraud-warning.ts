import { recordAudit } from '../../db/queries/access/audit-log';
import { findChargeByReference } from '../../db/queries/charges/charges';
import { type Act } from '../act';

export interface FraudWarning {
  eventId: string;
  /** The processor's id of the payment. */
  payment: string;
}

/**
 * Tells operators, through the audit log, that the issuer suspects fraud. Moves no money. Returns false if
 * the payment is not ours.
 */
export async function recordFraudWarning(
  { tx, at }: Act,
  { eventId, payment }: FraudWarning,
): Promise<boolean> {
  const charge = await findChargeByReference(tx, payment);
  if (charge === undefined) return false;
  await recordAudit(tx, {
    action: 'donation.fraud_warning',
    actor: null,
    subject: { type: 'donation', id: charge.donationId },
    details: { processor: charge.processor, event_id: eventId },
    at,
  });
  return true;
}
