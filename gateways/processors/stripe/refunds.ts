/** Refunds part or all of a payment. Each refund carries our id of it. */
import type Stripe from 'stripe';
import { type RefundProgress, type RefundRequest } from '../payment-processor';
import { toStripeAmount } from './amount';
import { answerOf, StripeRefusal } from './errors';
import { sendUnderKeys } from './keys';

/** A refund that waits for the bank usually ends within days. An event reports its end before this check. */
export const REFUND_CHECK_MS = 6 * 3_600_000;
const PAGE_SIZE = 100;

/** Refunds, or reads an earlier refund with the same id. A repeated request alone would replay its first answer. */
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
    return { state: 'refused', isTooLate: error.has('charge_not_refundable', 'charge_expired_for_refund') };
  }
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
