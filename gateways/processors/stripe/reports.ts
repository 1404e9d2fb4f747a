/** Reads the current disputes and refunds from Stripe, and sends evidence. */
import type Stripe from 'stripe';
import { CURRENCIES, type Currency } from '../../../domain/money';
import {
  type Evidence,
  type ProcessorDispute,
  type ProcessorRefund,
  type ProcessorReports,
} from '../processor-reports';
import { answerOf, StripeRefusal } from './errors';
import { readEvent, type WebhookSecrets } from './events';
import { sendUnderKeys } from './keys';

export function createStripeReports(
  stripe: Stripe,
  { windowMs, ...secrets }: WebhookSecrets & { windowMs: number },
): ProcessorReports {
  return {
    readEvent: (rawBody, signature) => readEvent(secrets, rawBody, signature),
    readDispute: (reference) => readDispute(stripe, reference),
    readRefund: (reference) => readRefund(stripe, reference),
    submitEvidence: (evidence) => submitEvidence(stripe, evidence, windowMs),
  };
}

async function readDispute(stripe: Stripe, reference: string): Promise<ProcessorDispute | undefined> {
  const params = { expand: ['payment_intent', 'charge'] };
  const dispute = await ifFound(answerOf(stripe.disputes.retrieve(reference, params)));
  if (dispute === undefined) return undefined;
  const { payment_intent: intent, reason, evidence_details: details } = dispute;
  const isNamed = typeof intent === 'object' && intent !== null;
  return {
    reference,
    payment: isNamed ? intent.id : intent,
    donationId: isNamed ? (intent.metadata.donation_id ?? null) : null,
    state: stateOf(dispute),
    withdrawn: withdrawnBy(dispute),
    reason,
    returnCode: isDebit(dispute) ? (dispute.network_reason_code ?? UNKNOWN_CODE) : null,
    evidenceDueAt: details.due_by === null ? null : new Date(details.due_by * 1_000),
  };
}

/** The `returnCode` if the bank gave none. */
const UNKNOWN_CODE = 'unknown';

const STATES: Partial<Record<string, ProcessorDispute['state']>> = {
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  // The bank withdrew the dispute before it was decided.
  prevented: 'won',
  warning_closed: 'won',
};

function stateOf({ status, balance_transactions: moves }: Stripe.Dispute): ProcessorDispute['state'] {
  if (status === 'lost' && isReinstated(moves)) return 'won';
  return STATES[status] ?? 'open';
}

/** Stripe may reinstate the money after it closed a dispute (`funds_reinstated`). The status may still be `lost`. */
function isReinstated(moves: Stripe.BalanceTransaction[]): boolean {
  return moves.some(({ amount }) => amount > 0) && moves.reduce((sum, { amount }) => sum + amount, 0) >= 0;
}

/** Returns the amount that left our balance, without Stripe's fee. It is zero for an inquiry. */
function withdrawnBy({ amount, currency, balance_transactions: moves }: Stripe.Dispute) {
  const out = moves.filter((move) => move.amount < 0);
  const isConverted = out.some((move) => move.currency !== currency);
  const left = isConverted ? amount : out.reduce((sum, move) => sum - move.amount, 0);
  return { currency: currencyOf(currency), minor: BigInt(left) };
}

function currencyOf(code: string): Currency {
  const currency = code.toUpperCase();
  if (currency in CURRENCIES) return currency as Currency;
  throw new Error(`no gift is in ${currency}`);
}

/** Returns true if the dispute is the return of a bank debit. Nobody can contest such a return. */
function isDebit({ charge }: Stripe.Dispute): boolean {
  const type = typeof charge === 'object' ? charge.payment_method_details?.type : undefined;
  return type === 'us_bank_account' || type === 'sepa_debit';
}

async function readRefund(stripe: Stripe, reference: string): Promise<ProcessorRefund | undefined> {
  const refund = await ifFound(answerOf(stripe.refunds.retrieve(reference)));
  if (refund === undefined) return undefined;
  return { refundId: refund.metadata?.refund_id ?? null, state: progressOf(refund.status) };
}

function progressOf(status: string | null): ProcessorRefund['state'] {
  if (status === 'succeeded') return 'returned';
  return status === 'failed' || status === 'canceled' ? 'refused' : 'pending';
}

/** Submits evidence, which Stripe sends to the issuer. Stripe accepts evidence only once, so this looks for it first. */
async function submitEvidence(
  stripe: Stripe,
  { reference, disputeId, text }: Evidence,
  windowMs: number,
): Promise<void> {
  const params = { evidence: { uncategorized_text: text }, submit: true };
  const send = (idempotencyKey: string) =>
    answerOf(stripe.disputes.update(reference, params, { idempotencyKey }));
  const lookUp = async () => {
    const dispute = await answerOf(stripe.disputes.retrieve(reference));
    const { evidence, evidence_details: details } = dispute;
    const isSubmitted = details.submission_count > 0 && evidence.uncategorized_text === text;
    return isSubmitted ? dispute : undefined;
  };
  if ((await lookUp()) !== undefined) return;
  await sendUnderKeys({ key: `evidence/${disputeId}`, send, lookUp, windowMs });
}

async function ifFound<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof StripeRefusal && error.has('resource_missing')) return undefined;
    throw error;
  }
}
