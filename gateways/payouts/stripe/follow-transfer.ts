/** Completes a payout after its transfer: pays the account's bank, or reverses the transfer. */
import type Stripe from 'stripe';
import { DAY_MS } from '../../../domain/days';
import { STRIPE_RETURN_DAYS, stripeFailureOf } from '../../../domain/payouts/stripe-failures';
import { answerOf, StripeRefusal } from '../../processors/stripe/errors';
import { idOf } from '../../processors/stripe/id-of';
import { sendUnderKeys } from '../../processors/stripe/keys';
import { type PayoutAnswer } from '../payout-provider';
import { codeOf, inTransit, isOutOfFunds } from './answers';

interface Following {
  stripe: Stripe;
  windowMs: number;
}

/** Returns the state of a payout. Performs its next step if necessary. */
export async function followTransfer(
  following: Following,
  transfer: Stripe.Transfer,
  at: Date,
): Promise<PayoutAnswer> {
  const payout = await findPayout(following, transfer);
  if (payout === undefined) {
    // A transfer that was reversed, even in part, must not be paid out.
    return transfer.amount_reversed > 0
      ? takeBack(following, transfer, reasonOf(transfer))
      : startPayout(following, transfer);
  }
  switch (payout.status) {
    case 'paid':
      return answerPaid(transfer, payout, at);
    case 'failed':
    case 'canceled':
      return takeBack(following, transfer, payout.failure_code ?? payout.status);
    default:
      return inTransit(transfer.id);
  }
}

/** A bank may return a payout for some days after Stripe reports it as paid, so the platform keeps asking. */
function answerPaid({ id }: Stripe.Transfer, { created }: Stripe.Payout, at: Date): PayoutAnswer {
  const leftMs = created * 1_000 + STRIPE_RETURN_DAYS * DAY_MS - at.getTime();
  const paid = { state: 'paid', reference: id } as const;
  return leftMs > 0 ? { ...paid, checkAgainInMs: leftMs } : paid;
}

async function findPayout(
  { stripe }: Following,
  { metadata, destination, created }: Stripe.Transfer,
): Promise<Stripe.Payout | undefined> {
  const account = { stripeAccount: idOf(destination) ?? '' };
  let startingAfter: string | undefined;
  do {
    const page = await answerOf(
      stripe.payouts.list({ created: { gte: created }, limit: 100, starting_after: startingAfter }, account),
    );
    const found = page.data.find((payout) => payout.metadata?.payout_id === metadata.payout_id);
    if (found !== undefined) return found;
    startingAfter = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (startingAfter !== undefined);
  return undefined;
}

/** Asks Stripe to pay the confirmed bank. A refusal means that nothing was paid, so the transfer is reversed. */
async function startPayout(following: Following, transfer: Stripe.Transfer): Promise<PayoutAnswer> {
  const { stripe, windowMs } = following;
  const { amount, currency, metadata, destination } = transfer;
  const payoutId = metadata.payout_id ?? '';
  const params: Stripe.PayoutCreateParams = {
    amount,
    currency,
    destination: metadata.bank ?? '',
    method: metadata.speed === 'instant' ? 'instant' : 'standard',
    metadata: { payout_id: payoutId },
  };
  const stripeAccount = idOf(destination) ?? '';
  const send = (idempotencyKey: string) =>
    answerOf(stripe.payouts.create(params, { idempotencyKey, stripeAccount }));
  const lookUp = () => findPayout(following, transfer);
  try {
    await sendUnderKeys({ key: `${payoutId}/payout`, send, lookUp, windowMs });
    return inTransit(transfer.id);
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    // The transferred money is not available in the account yet.
    if (isOutOfFunds(error)) return inTransit(transfer.id);
    return takeBack(following, transfer, codeOf(error));
  }
}

/** Reverses the rest of a transfer. The payout counts as failed only afterwards, when we have the money again. */
async function takeBack(
  { stripe, windowMs }: Following,
  transfer: Stripe.Transfer,
  reason: string,
): Promise<PayoutAnswer> {
  const { id, metadata, reversed } = transfer;
  const failed = { state: 'failed', reference: id, failure: stripeFailureOf(reason) } as const;
  if (reversed) return failed;
  const payoutId = metadata.payout_id ?? '';
  const params = { metadata: { payout_id: payoutId, reason } };
  const send = async (idempotencyKey: string) => {
    await answerOf(stripe.transfers.createReversal(id, params, { idempotencyKey }));
    return true;
  };
  const lookUp = async () => {
    const now = await answerOf(stripe.transfers.retrieve(id));
    return now.reversed ? true : undefined;
  };
  try {
    await sendUnderKeys({ key: `${payoutId}/reversal`, send, lookUp, windowMs });
    return failed;
  } catch (error) {
    // The bank has not returned the money to the Stripe account yet.
    if (error instanceof StripeRefusal && isOutOfFunds(error)) return inTransit(id);
    throw error;
  }
}

function reasonOf({ reversals }: Stripe.Transfer): string {
  return (
    reversals.data.find(({ metadata }) => metadata?.reason !== undefined)?.metadata?.reason ?? 'reversed'
  );
}
