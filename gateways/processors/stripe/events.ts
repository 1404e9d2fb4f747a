/** Reads Stripe's events. Of an event only its kind and the name of its object count: the object is read anew. */
import Stripe from 'stripe';
import { type ProcessorEventKind, SIGNATURE_TOLERANCE_MS } from '../../../domain/charges/processor-event';
import { isUsedEvent, type StripeEventName } from '../../../domain/charges/webhook';
import { GivingError } from '../../../domain/errors';
import { type ProcessorEvent } from '../processor-reports';

interface EventObject {
  id?: string;
  metadata?: { donation_id?: string } | null;
  payment_intent?: string | { id: string } | null;
  payment_method?: string | { id: string } | null;
}

type Reference = (object: EventObject) => string | undefined;

const ownId: Reference = ({ id }) => id;
/** The answer to the charge may be lost, so that only Stripe knows the payment's name. */
const gift: Reference = ({ id, metadata }) => metadata?.donation_id ?? id;
const payment: Reference = ({ payment_intent: intent }) => idOf(intent);
const method: Reference = ({ payment_method: used }) => idOf(used);

const USED: Record<StripeEventName, [ProcessorEventKind, Reference]> = {
  'payment_intent.succeeded': ['charge', gift],
  'payment_intent.payment_failed': ['charge', gift],
  'payment_intent.processing': ['charge', gift],
  'payment_intent.requires_action': ['charge', gift],
  'payment_intent.canceled': ['charge', gift],
  'refund.updated': ['refund', ownId],
  'refund.failed': ['refund', ownId],
  'charge.refund.updated': ['refund', ownId],
  'charge.dispute.created': ['dispute', ownId],
  'charge.dispute.updated': ['dispute', ownId],
  'charge.dispute.funds_withdrawn': ['dispute', ownId],
  'charge.dispute.funds_reinstated': ['dispute', ownId],
  'charge.dispute.closed': ['dispute', ownId],
  'radar.early_fraud_warning.created': ['fraud_warning', payment],
  'payment_method.updated': ['source', ownId],
  'payment_method.automatically_updated': ['source', ownId],
  'payment_method.detached': ['source', ownId],
  'customer.source.expiring': ['source', ownId],
  'mandate.updated': ['source', method],
  'setup_intent.succeeded': ['source', ownId],
  'setup_intent.setup_failed': ['source', ownId],
  'setup_intent.requires_action': ['source', ownId],
  'setup_intent.canceled': ['source', ownId],
};

/** Checks the signature and its age. Throws a VALIDATION_ERROR without Stripe's own text. */
export function readEvent(
  webhookSecret: string,
  rawBody: Buffer,
  signature: string | undefined,
): ProcessorEvent {
  const { id, type, data } = verify(webhookSecret, rawBody, signature);
  const [kind, referenceOf] = isUsedEvent(type) ? USED[type] : [];
  const reference = referenceOf?.(data.object as EventObject) ?? null;
  return { id, type, kind: reference === null ? null : (kind ?? null), reference };
}

function verify(secret: string, rawBody: Buffer, signature = ''): Stripe.Event {
  try {
    const toleranceSeconds = SIGNATURE_TOLERANCE_MS / 1_000;
    return Stripe.webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds);
  } catch {
    throw new GivingError('VALIDATION_ERROR', 'The signature is missing, wrong or too old.', {
      fields: [{ field: 'Stripe-Signature', message: 'does not fit the body' }],
    });
  }
}

function idOf(named: string | { id: string } | null | undefined): string | undefined {
  return typeof named === 'string' ? named : named?.id;
}
