/** The objects of Stripe's API, as far as the double has them. */
export interface Item {
  id: string;
  object: string;
  created: number;
  livemode: false;
}

export interface Customer extends Item {
  metadata: Record<string, string>;
}

export interface PaymentMethod extends Item {
  type: 'card' | 'us_bank_account' | 'sepa_debit';
  customer: string | null;
  metadata: Record<string, string>;
  billing_details: object;
  card?: {
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    country: string;
    fingerprint: string;
    funding: string;
  };
  us_bank_account?: {
    bank_name: string;
    last4: string;
    fingerprint: string;
    routing_number: string;
    status_details: { blocked?: { network_code: string; reason: string } };
  };
  sepa_debit?: { bank_code: string; country: string; last4: string; fingerprint: string };
}

export interface PaymentError {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
  payment_method?: PaymentMethod;
}

interface Intent extends Item {
  status: string;
  client_secret: string;
  customer: string | null;
  payment_method: string | null;
  payment_method_types: string[];
  metadata: Record<string, string>;
  next_action: object | null;
  cancellation_reason: string | null;
}

export interface SetupIntent extends Intent {
  usage: string;
  mandate: string | null;
  last_setup_error: PaymentError | null;
}

export interface PaymentIntent extends Intent {
  amount: number;
  amount_received: number;
  currency: string;
  latest_charge: string | null;
  last_payment_error: PaymentError | null;
  setup_future_usage: string | null;
  statement_descriptor_suffix: string | null;
  canceled_at: number | null;
}

export interface Charge extends Item {
  amount: number;
  amount_refunded: number;
  currency: string;
  customer: string | null;
  payment_intent: string;
  payment_method: string;
  payment_method_details: { type: string };
  status: 'succeeded' | 'pending' | 'failed';
  paid: boolean;
  refunded: boolean;
  disputed: boolean;
  failure_code: string | null;
  outcome: { type: string; reason: string | null };
  balance_transaction: string | null;
  metadata: Record<string, string>;
}

export interface Refund extends Item {
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  failure_reason?: string;
  balance_transaction: string | null;
  metadata: Record<string, string>;
}

export interface Dispute extends Item {
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string;
  status: string;
  network_reason_code: string | null;
  evidence: Record<string, string>;
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean; submission_count: number };
  balance_transactions: BalanceTransaction[];
  is_charge_refundable: boolean;
  payment_method_details: {
    type: string;
    card?: { brand: string; case_type: string; network_reason_code: string };
  };
  metadata: Record<string, string>;
}

export interface BalanceTransaction extends Item {
  amount: number;
  fee: number;
  net: number;
  currency: string;
  type: string;
  reporting_category: string;
  source: string;
  status: string;
  available_on: number;
  exchange_rate: null;
  fee_details: { type: 'stripe_fee'; amount: number; currency: string; description: string }[];
}

export interface Event extends Item {
  type: string;
  /** The connected account, if the event is of one. */
  account?: string;
  api_version: string;
  data: { object: Item; previous_attributes?: object };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
}

export interface ExternalAccount extends Item {
  account: string;
  account_holder_name: string | null;
  currency: string;
  country: string;
  default_for_currency: boolean;
  last4: string;
  available_payout_methods: string[];
}

/** A connected account. `available` is its balance, which Stripe shows elsewhere. */
export interface Account extends Item {
  type: string;
  country: string;
  business_profile: { name: string | null };
  payouts_enabled: boolean;
  charges_enabled: boolean;
  details_submitted: boolean;
  capabilities: { transfers: 'active' | 'inactive' };
  external_accounts: { object: 'list'; data: ExternalAccount[]; has_more: false; url: string };
  metadata: Record<string, string>;
  available: Record<string, number>;
}

interface Reversal extends Item {
  amount: number;
  currency: string;
  transfer: string;
  metadata: Record<string, string>;
}

export interface Transfer extends Item {
  amount: number;
  amount_reversed: number;
  currency: string;
  destination: string;
  reversed: boolean;
  reversals: { object: 'list'; data: Reversal[]; has_more: false; url: string };
  transfer_group: string | null;
  metadata: Record<string, string>;
}

/** A payout of a connected account to its bank. */
export interface Payout extends Item {
  account: string;
  amount: number;
  currency: string;
  destination: string;
  method: string;
  status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';
  failure_code: string | null;
  metadata: Record<string, string>;
}

/** A check of a person's document and selfie. */
export interface VerificationSession extends Item {
  type: string;
  status: 'requires_input' | 'processing' | 'verified' | 'canceled';
  client_reference_id: string | null;
  client_secret: string | null;
  url: string | null;
  last_error: { code: string; reason: string } | null;
  last_verification_report: string | null;
  options: object;
  redaction: { status: 'processing' | 'redacted' } | null;
  metadata: Record<string, string>;
  verified_outputs: { first_name: string; last_name: string } | null;
}

/** The answer to a request that the double refuses. */
export class DoubleError extends Error {
  constructor(
    readonly status: number,
    readonly body: {
      type: string;
      message: string;
      code?: string;
      decline_code?: string;
      param?: string;
      payment_intent?: PaymentIntent;
      setup_intent?: SetupIntent;
    },
  ) {
    super(body.message);
  }
}

export function invalid(message: string, code?: string, param?: string): DoubleError {
  const names = { ...(code === undefined ? {} : { code }), ...(param === undefined ? {} : { param }) };
  return new DoubleError(400, { type: 'invalid_request_error', message, ...names });
}

export function missing(id: string, param: string): DoubleError {
  const message = `No such object: '${id}'`;
  return new DoubleError(404, { type: 'invalid_request_error', message, code: 'resource_missing', param });
}
