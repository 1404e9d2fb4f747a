import { recordAudit } from '../../db/queries/access/audit-log';
import { findChargeByReference } from '../../db/queries/charges/charges';
import { keepProcessorEvent } from '../../db/queries/charges/processor-events';
import { type ProcessorName } from '../../domain/charges/charge';
import { type ProcessorEvent } from '../../gateways/processors/processor-reports';
import { type Act } from '../act';

export interface ReceivedEvent {
  processor: ProcessorName;
  event: ProcessorEvent;
  /** The event as it arrived, encrypted. Null for an event about a person's identity. */
  sealedPayload: string | null;
}

/** Stores an event of the processor, unless one with this id is stored already. A worker applies it later. */
export async function receiveEvent(
  { tx, at }: Act,
  { processor, event, sealedPayload }: ReceivedEvent,
): Promise<void> {
  await keepProcessorEvent(tx, { ...event, processor, sealedPayload, receivedAt: at, dueAt: at });
}

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
