/** Lists the payments that were made in a range of time. */
import type Stripe from 'stripe';
import { type ListedCharge, type ListedState } from '../../../domain/charges/comparison';
import { type ChargePage, type ChargeRange } from '../payment-processor';
import { answerOf } from './errors';
import { outcomeOf } from './outcome';

const PAGE_SIZE = 100;

export async function listCharges(stripe: Stripe, { from, to, after }: ChargeRange): Promise<ChargePage> {
  const seconds = (time: Date) => Math.floor(time.getTime() / 1_000);
  const page = await answerOf(
    stripe.paymentIntents.list({
      created: { gte: seconds(from), lt: seconds(to) },
      limit: PAGE_SIZE,
      starting_after: after,
      expand: ['data.latest_charge'],
    }),
  );
  return {
    charges: page.data.flatMap((intent) => listed(intent) ?? []),
    next: page.has_more ? page.data.at(-1)?.id : undefined,
  };
}

/** Describes an intent as a charge. Returns undefined for an intent that never became a charge. */
function listed(intent: Stripe.PaymentIntent): ListedCharge | undefined {
  const state = stateOf(intent);
  if (state === undefined) return undefined;
  return {
    reference: intent.id,
    donationId: intent.metadata.donation_id ?? null,
    amountMinor: BigInt(intent.amount),
    currency: intent.currency.toUpperCase(),
    state,
  };
}

function stateOf(intent: Stripe.PaymentIntent): ListedState | undefined {
  const state = outcomeOf(intent)?.state;
  if (state === 'requires_action' || state === 'processing') return 'open';
  if (state === 'cancelled') return intent.status === 'succeeded' ? 'returned' : 'failed';
  return state === 'declined' ? 'failed' : state;
}
