/** Reads a PaymentIntent as the outcome of a charge. */
import type Stripe from 'stripe';
import { declineOfStripe, needsDonor } from '../../../domain/charges/stripe-declines';
import { type ChargeOutcome } from '../payment-processor';

/** A bank debit takes up to 14 business days. An event usually reports its end before this check. */
export const DEBIT_CHECK_MS = 6 * 3_600_000;
/** A card payment that is still processing ends soon. */
export const CARD_CHECK_MS = 60_000;

/** Marks an intent that was never confirmed. It is not the charge of its gift. */
export const ABANDONED = 'abandoned';

/** Returns the outcome. Undefined if the intent never became a charge: it was stored but not confirmed. */
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

/** A declined intent is cancelled too, so that nobody can pay it later. */
function outcomeOfCanceled(intent: Stripe.PaymentIntent): ChargeOutcome | undefined {
  if (intent.cancellation_reason === ABANDONED) return undefined;
  const codes = declineCodes(intent);
  if (codes.length === 0 || needsDonor(codes)) return { state: 'cancelled', reference: intent.id };
  return { state: 'declined', reference: intent.id, code: declineOfStripe(codes) };
}

/** Lists why the last confirmation failed. Stripe may clear the error of an intent, but not that of its charge. */
function declineCodes({ last_payment_error: error, latest_charge: charge }: Stripe.PaymentIntent) {
  const failed = typeof charge === 'object' && charge?.status === 'failed' ? charge : undefined;
  const codes = [error?.decline_code, error?.code, failed?.outcome?.reason, failed?.failure_code];
  return codes.filter((code) => code !== undefined && code !== null);
}

function isReturned({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
  return typeof charge === 'object' && charge?.refunded === true;
}
