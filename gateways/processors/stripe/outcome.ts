/** Converts a PaymentIntent to the outcome of a charge. */
import type Stripe from 'stripe';
import { declineOfStripe, needsDonor } from '../../../domain/charges/stripe-declines';
import { type ChargeOutcome } from '../payment-processor';

/**
 * The interval for checking a bank debit. A debit takes up to 14 business days. Usually an event reports its
 * end first.
 */
const DEBIT_CHECK_MS = 6 * 3_600_000;
/** The interval for checking a card payment. It is short, because card payments end soon. */
const CARD_CHECK_MS = 60_000;

/**
 * The reason for cancelling an intent that was never confirmed. Such an intent is not the charge of its gift.
 */
export const ABANDONED = 'abandoned';

/**
 * Returns the outcome of an intent. Returns undefined if the intent never became a charge, because nobody
 * confirmed it.
 */
export function outcomeOf(intent: Stripe.PaymentIntent): ChargeOutcome | undefined {
  const { id: reference, status, client_secret: clientSecret } = intent;
  if (status === 'succeeded') return { state: isReturned(intent) ? 'cancelled' : 'approved', reference };
  if (status === 'requires_action') return { state: 'requires_action', reference, clientSecret };
  if (status === 'canceled') return outcomeOfCanceled(intent);
  if (status === 'requires_payment_method' || status === 'requires_confirmation') {
    const codes = declineCodes(intent);
    if (codes.length === 0) return undefined;
    if (needsDonor(codes)) return { state: 'requires_action', reference, clientSecret };
    return { state: 'declined', reference, code: declineOfStripe(codes) };
  }
  const isDebit = !intent.payment_method_types.includes('card');
  return { state: 'processing', reference, checkAgainInMs: isDebit ? DEBIT_CHECK_MS : CARD_CHECK_MS };
}

/**
 * Tells cancelled intents from declined ones. We also cancel declined intents, so that nobody can pay them
 * later.
 */
function outcomeOfCanceled(intent: Stripe.PaymentIntent): ChargeOutcome | undefined {
  if (intent.cancellation_reason === ABANDONED) return undefined;
  const codes = declineCodes(intent);
  if (codes.length === 0 || needsDonor(codes)) return { state: 'cancelled', reference: intent.id };
  return { state: 'declined', reference: intent.id, code: declineOfStripe(codes) };
}

/**
 * Lists the codes of the last failed confirmation. Stripe may clear the error of an intent. It does not clear
 * the error of the intent's charge, so this reads both.
 */
function declineCodes({ last_payment_error: error, latest_charge: charge }: Stripe.PaymentIntent) {
  const failed = typeof charge === 'object' && charge?.status === 'failed' ? charge : undefined;
  const codes = [error?.decline_code, error?.code, failed?.outcome?.reason, failed?.failure_code];
  return codes.filter((code) => code !== undefined && code !== null);
}

function isReturned({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
  return typeof charge === 'object' && charge?.refunded === true;
}
