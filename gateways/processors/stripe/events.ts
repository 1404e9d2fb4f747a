/**
 * Reads Stripe's events. Takes only the kind and the id of the object from an event. A worker then reads the
 * current object from Stripe, because events may arrive late or in the wrong order.
 */
import Stripe from 'stripe';
import { type ProcessorEventKind, SIGNATURE_TOLERANCE_MS } from '../../../domain/charges/processor-event';
import { isUsedEvent, type StripeEventName } from '../../../domain/charges/webhook';
import { type StripeSettings } from '../../../domain/charges/settings';
import { GivingError } from '../../../domain/errors';
import { type ProcessorEvent } from '../processor-reports';
import { idOf } from './id-of';

/** Stripe signs the events of connected accounts with the secret of their own endpoint. */
export type WebhookSecrets = Pick<StripeSettings, 'webhookSecret' | 'connectWebhookSecret'>;

interface EventObject {
  id?: string;
  metadata?: {
    donation_id?: string;
    payout_id?: string;
    payout_account_id?: string;
    identity_check_id?: string;
  } | null;
  payment_intent?: string | { id: string } | null;
  payment_method?: string | { id: string } | null;
}

type Reference = (object: EventObject) => string | undefined;

const ownId: Reference = ({ id }) => id;
/**
 * Uses our id of the gift. We may not know Stripe's id of the payment, because the answer to the charge was
 * lost.
 */
const gift: Reference = ({ id, metadata }) => metadata?.donation_id ?? id;
/** Uses our id. The platform's own payouts to its bank have none, so they are ignored. */
const payout: Reference = ({ metadata }) => metadata?.payout_id;
const payoutAccount: Reference = ({ metadata }) => metadata?.payout_account_id;
/** Uses our id. Sessions that others opened in the same account have none, so they are ignored. */
const identityCheck: Reference = ({ metadata }) => metadata?.identity_check_id;
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
  'account.updated': ['payout_account', payoutAccount],
  'transfer.created': ['payout', payout],
  'transfer.updated': ['payout', payout],
  'transfer.reversed': ['payout', payout],
  'payout.updated': ['payout', payout],
  'payout.paid': ['payout', payout],
  'payout.failed': ['payout', payout],
  'payout.canceled': ['payout', payout],
  'identity.verification_session.verified': ['identity_check', identityCheck],
  'identity.verification_session.requires_input': ['identity_check', identityCheck],
  'identity.verification_session.processing': ['identity_check', identityCheck],
  'identity.verification_session.canceled': ['identity_check', identityCheck],
  'identity.verification_session.redacted': ['identity_check', identityCheck],
};

/**
 * The kinds of events that a connected account may report. Its holder must not report on the platform's own payments.
 */
const OF_CONNECTED_ACCOUNTS: ProcessorEventKind[] = ['payout', 'payout_account'];

/**
 * Checks the signature and its age, then reads the event. Throws a VALIDATION_ERROR if the signature is not
 * valid.
 */
export function readEvent(
  { webhookSecret, connectWebhookSecret }: WebhookSecrets,
  rawBody: Buffer,
  signature: string | undefined,
): ProcessorEvent {
  const event = verify(webhookSecret, rawBody, signature) ?? verify(connectWebhookSecret, rawBody, signature);
  if (event === undefined) {
    throw new GivingError('VALIDATION_ERROR', 'The signature is missing, wrong or too old.', {
      fields: [{ field: 'Stripe-Signature', code: 'not_allowed', message: 'does not fit the body' }],
    });
  }
  const { id, type, data, account } = event;
  const [kind, referenceOf] = isUsedEvent(type) ? USED[type] : [];
  const reference = referenceOf?.(data.object as EventObject) ?? null;
  const isForeign = account !== undefined && kind !== undefined && !OF_CONNECTED_ACCOUNTS.includes(kind);
  return { id, type, kind: reference === null || isForeign ? null : (kind ?? null), reference };
}

/** Returns undefined if the signature was not made with this secret. */
function verify(secret: string | undefined, rawBody: Buffer, signature = ''): Stripe.Event | undefined {
  if (secret === undefined) return undefined;
  try {
    const toleranceSeconds = SIGNATURE_TOLERANCE_MS / 1_000;
    return Stripe.webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds);
  } catch {
    return undefined;
  }
}
