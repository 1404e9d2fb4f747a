/** Refunds all or part of a payment. The metadata of a refund at Stripe contain our id of the refund. */
import type Stripe from 'stripe';
import { DAY_MS } from '../../../domain/days';
import { type RefundProgress, type RefundRequest } from '../payment-processor';
import { toStripeAmount } from './amount';
import { answerOf, StripeRefusal } from './errors';
import { sendUnderKeys } from './keys';

/**
 * The interval for checking a refund that is waiting for the bank. Usually an event reports the refund's
 * outcome before the next check.
 */
const REFUND_CHECK_MS = 6 * 3_600_000;
const PAGE_SIZE = 100;
/**
 * Stripe refunds a bank debit for this long after the payment, and a card without a limit.
 * https://support.stripe.com/questions/refunds-for-ach-direct-debit-payments
 * https://docs.stripe.com/payments/sepa-debit#refunds
 */
const DEBIT_REFUND_DAYS = 180;

/**
 * Refunds a payment, or returns the progress of an earlier refund with the same id. Looks for the earlier
 * refund before it sends a request. Stripe would answer a repeated request with its old answer, not with the
 * refund's current state.
 */
export async function refund(
  stripe: Stripe,
  request: RefundRequest,
  windowMs: number,
): Promise<RefundProgress> {
  const { reference } = request.charge;
  if (reference === null) return { state: 'refused' };
  const lookUp = () => findRefund(stripe, reference, request.refundId);
  try {
    const known = await lookUp();
    const params = refundParams(request, reference);
    const send = (idempotencyKey: string) => answerOf(stripe.refunds.create(params, { idempotencyKey }));
    return progressOf(
      known ?? (await sendUnderKeys({ key: request.idempotencyKey, send, lookUp, windowMs })),
    );
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { state: 'refused', isTooLate: await isPastTerm(stripe, reference) };
  }
}

/** Reads the age of the payment, because no code of Stripe's errors says that a refund is too late. */
async function isPastTerm(stripe: Stripe, reference: string): Promise<boolean> {
  const intent = await answerOf(stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] }));
  const { latest_charge: charge } = intent;
  if (typeof charge !== 'object' || charge?.payment_method_details?.type === 'card') return false;
  return charge !== null && Date.now() - charge.created * 1_000 > DEBIT_REFUND_DAYS * DAY_MS;
}

function refundParams(
  { refundId, charge: { donationId }, amount }: RefundRequest,
  reference: string,
): Stripe.RefundCreateParams {
  return {
    payment_intent: reference,
    amount: toStripeAmount(amount).amount,
    metadata: { refund_id: refundId, donation_id: donationId },
  };
}

async function findRefund(
  stripe: Stripe,
  intent: string,
  refundId: string,
): Promise<Stripe.Refund | undefined> {
  let startingAfter: string | undefined;
  do {
    const params = { payment_intent: intent, limit: PAGE_SIZE, starting_after: startingAfter };
    const page = await answerOf(stripe.refunds.list(params));
    const found = page.data.find(({ metadata }) => metadata?.refund_id === refundId);
    if (found !== undefined) return found;
    startingAfter = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (startingAfter !== undefined);
  return undefined;
}

function progressOf({ status }: Stripe.Refund): RefundProgress {
  if (status === 'succeeded') return { state: 'returned' };
  if (status === 'failed' || status === 'canceled') return { state: 'refused' };
  return { state: 'pending', checkAgainInMs: REFUND_CHECK_MS };
}
