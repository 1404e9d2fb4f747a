/** Defines the path to which Stripe sends its events, and the events that we use. */
export const STRIPE_WEBHOOK_PATH = '/v1/processors/stripe/webhook';

export const STRIPE_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.canceled',
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'radar.early_fraud_warning.created',
  'payment_method.updated',
  'payment_method.automatically_updated',
  'payment_method.detached',
  'customer.source.expiring',
  'mandate.updated',
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'setup_intent.requires_action',
  'setup_intent.canceled',
] as const;
/** The events about payouts to charities. A separate endpoint gets the events of connected accounts. */
export const CONNECT_EVENTS = [
  'account.updated',
  'transfer.created',
  'transfer.updated',
  'transfer.reversed',
  'payout.updated',
  'payout.paid',
  'payout.failed',
  'payout.canceled',
] as const;
/** The events of Stripe Identity. */
export const IDENTITY_EVENTS = [
  'identity.verification_session.verified',
  'identity.verification_session.requires_input',
  'identity.verification_session.processing',
  'identity.verification_session.canceled',
  'identity.verification_session.redacted',
] as const;

export type StripeEventName =
  (typeof STRIPE_EVENTS)[number] | (typeof CONNECT_EVENTS)[number] | (typeof IDENTITY_EVENTS)[number];

/** Returns true if we use events of this type. */
export function isUsedEvent(type: string): type is StripeEventName {
  return [...STRIPE_EVENTS, ...CONNECT_EVENTS, ...IDENTITY_EVENTS].some((event) => event === type);
}

/** Returns the events that we use but that `events` does not include. `*` includes all events. */
export function listMissingEvents(events: string[], used: readonly string[] = STRIPE_EVENTS): string[] {
  return events.includes('*') ? [] : used.filter((event) => !events.includes(event));
}
