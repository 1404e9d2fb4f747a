/** Charges a donor. A gift has one PaymentIntent at Stripe. The intent's metadata contain the gift's id. */
import type Stripe from 'stripe';
import { declineOfStripe } from '../../../domain/charges/stripe-declines';
import { type ChargeName, type ChargeOutcome, type ChargeRequest } from '../payment-processor';
import { toStripeAmount } from './amount';
import { answerOf, StripeRefusal } from './errors';
import { ABANDONED, outcomeOf } from './outcome';

/** The donor's card statement shows this word after the prefix of the platform's account. */
const STATEMENT_SUFFIX = 'GIFT';
/** The largest difference between our clock and Stripe's clock that we allow for. */
const CLOCK_SKEW_MS = 3_600_000;
const PAGE_SIZE = 100;
const EXPAND = ['latest_charge'];

/** Creates and confirms the PaymentIntent of a gift. */
export async function charge(stripe: Stripe, request: ChargeRequest): Promise<ChargeOutcome> {
  const { idempotencyKey } = request;
  const reference = null;
  try {
    const intent = await answerOf(stripe.paymentIntents.create(intentParams(request), { idempotencyKey }));
    return (await endIntent(stripe, intent)) ?? { state: 'cancelled', reference };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    const { paymentIntent, codes } = error;
    const outcome = paymentIntent === undefined ? undefined : await endIntent(stripe, paymentIntent);
    return outcome ?? { state: 'declined', reference, code: declineOfStripe(codes) };
  }
}

function intentParams(request: ChargeRequest): Stripe.PaymentIntentCreateParams {
  const { donationId, kind, amount, source, customer, isOffSession, isForPlan } = request;
  const isCard = kind === 'card';
  return {
    ...toStripeAmount(amount),
    confirm: true,
    customer: customer ?? undefined,
    payment_method: source,
    allowed_payment_method_types: [
      isCard ? 'card' : amount.currency === 'EUR' ? 'sepa_debit' : 'us_bank_account',
    ],
    metadata: { donation_id: donationId },
    description: `Gift ${donationId}`,
    expand: EXPAND,
    // Bank accounts need no mandate here. The donor gave it when the account was saved, and it covers every
    // debit.
    ...(isCard ? { statement_descriptor_suffix: STATEMENT_SUFFIX } : {}),
    ...(isCard && !isOffSession ? { use_stripe_sdk: true } : {}),
    ...(isOffSession ? { off_session: true } : {}),
    ...(isForPlan && !isOffSession ? { setup_future_usage: 'off_session' as const } : {}),
  };
}

/** Reads the charge of a gift. Returns undefined if the gift has no charge. */
export async function findCharge(stripe: Stripe, name: ChargeName): Promise<ChargeOutcome | undefined> {
  const outcomes = [];
  for (const intent of await findIntents(stripe, name)) outcomes.push(await endIntent(stripe, intent));
  const known = outcomes.filter((outcome) => outcome !== undefined);
  return STATES_BY_WEIGHT.flatMap((state) => known.filter((outcome) => outcome.state === state))[0];
}

/**
 * The priority of states if a gift has several intents, which should not happen. An intent that took money comes first.
 */
const STATES_BY_WEIGHT: ChargeOutcome['state'][] = [
  'approved',
  'processing',
  'requires_action',
  'declined',
  'cancelled',
];

/** Cancels the intents of a gift, and returns the money that they took. */
export async function cancelCharge(stripe: Stripe, name: ChargeName): Promise<ChargeOutcome | undefined> {
  let last: ChargeOutcome | undefined;
  for (const intent of await findIntents(stripe, name)) {
    const isOpen = intent.status !== 'succeeded' && intent.status !== 'canceled';
    const ended = isOpen ? await cancelIntent(stripe, intent, 'requested_by_customer') : intent;
    if (ended.status === 'succeeded') await returnAll(stripe, ended, name);
    const isOver = ended.status === 'succeeded' || isOpen;
    const outcome = outcomeOf(ended);
    last =
      isOver && outcome?.state !== 'processing'
        ? { state: 'cancelled', reference: ended.id }
        : (outcome ?? last);
  }
  return last;
}

/**
 * Lists the intents of a gift. Uses Stripe's list, because Stripe's search does not find new intents
 * immediately.
 */
async function findIntents(
  stripe: Stripe,
  { donationId, reference, customer, since }: ChargeName,
): Promise<Stripe.PaymentIntent[]> {
  if (reference !== null) return [await readIntent(stripe, reference)];
  const found: Stripe.PaymentIntent[] = [];
  const params: Stripe.PaymentIntentListParams = {
    customer: customer ?? undefined,
    created: { gte: Math.floor((since.getTime() - CLOCK_SKEW_MS) / 1_000) },
    limit: PAGE_SIZE,
    expand: EXPAND.map((path) => `data.${path}`),
  };
  let startingAfter: string | undefined;
  do {
    const page = await answerOf(stripe.paymentIntents.list({ ...params, starting_after: startingAfter }));
    found.push(...page.data.filter(({ metadata }) => metadata.donation_id === donationId));
    startingAfter = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (startingAfter !== undefined);
  return found;
}

async function readIntent(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent> {
  return answerOf(stripe.paymentIntents.retrieve(id, { expand: EXPAND }));
}

/**
 * Returns the outcome of an intent. First cancels an intent that is declined or unconfirmed. Otherwise the
 * donor's browser could still confirm it and pay for a failed gift.
 */
async function endIntent(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<ChargeOutcome | undefined> {
  const outcome = outcomeOf(intent);
  const isSettled = outcome !== undefined && outcome.state !== 'declined';
  if (isSettled || intent.status === 'canceled') return outcome;
  const reason = outcome === undefined ? ABANDONED : 'requested_by_customer';
  const ended = await cancelIntent(stripe, intent, reason);
  return ended.status === 'canceled' ? outcome : outcomeOf(ended);
}

/** Cancels an intent. If it can no longer be cancelled, returns its current state. */
async function cancelIntent(
  stripe: Stripe,
  { id }: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntentCancelParams.CancellationReason,
): Promise<Stripe.PaymentIntent> {
  try {
    return await answerOf(stripe.paymentIntents.cancel(id, { cancellation_reason: reason, expand: EXPAND }));
  } catch (error) {
    if (!(error instanceof StripeRefusal) || !error.has('payment_intent_unexpected_state')) throw error;
    return readIntent(stripe, id);
  }
}

/**
 * Refunds the rest of a payment. Repeating this is harmless, because Stripe never refunds the same money
 * twice.
 */
async function returnAll(
  stripe: Stripe,
  { id }: Stripe.PaymentIntent,
  { donationId }: ChargeName,
): Promise<void> {
  const metadata = { donation_id: donationId, purpose: 'cancelled_gift' };
  try {
    await answerOf(stripe.refunds.create({ payment_intent: id, metadata }));
  } catch (error) {
    if (!(error instanceof StripeRefusal) || !error.has('charge_already_refunded')) throw error;
  }
}
