/**
 * Pays connected accounts in two steps. A transfer moves the money to the account, and a payout then moves it to the
 * account's bank. If the payout fails, the transfer is reversed. Each step first looks for its own result, so a lost
 * answer or a killed worker never pays twice.
 */
import type Stripe from 'stripe';
import { isToken } from '../../../domain/payouts/price';
import { stripeFailureOf } from '../../../domain/payouts/stripe-failures';
import { type AccountDetails } from '../../../domain/payout-accounts/account';
import { toStripeAmount } from '../../processors/stripe/amount';
import { answerOf, StripeRefusal } from '../../processors/stripe/errors';
import { sendUnderKeys } from '../../processors/stripe/keys';
import { type PayoutAnswer, type PayoutOrder, type PayoutProvider } from '../payout-provider';
import { isInstant, isPayable, readAccount } from './accounts';
import { codeOf, inTransit, isOutOfFunds, withoutRefusals } from './answers';
import { followTransfer } from './follow-transfer';

export interface StripePayouts {
  stripe: Stripe;
  /** Decrypts the id and the banks of an account. */
  open: (sealed: string) => string;
  windowMs: number;
}

export function createStripePayouts(settings: StripePayouts): PayoutProvider {
  return {
    name: 'stripe',
    hasInstant: true,
    accepts: (kind, currency) => kind === 'stripe' && !isToken(currency),
    async send(order) {
      const known = await findTransfer(settings.stripe, order.payoutId);
      if (known === undefined) return withoutRefusals(() => transfer(settings, order));
      return withoutRefusals(() => followTransfer(settings, known, order.at));
    },
    async follow(payoutId, at) {
      const known = await findTransfer(settings.stripe, payoutId);
      if (known === undefined) return undefined;
      return withoutRefusals(() => followTransfer(settings, known, at));
    },
  };
}

/** Finds a payout's transfer by its group, which is our payout id. Stripe's list includes new transfers immediately. */
async function findTransfer(stripe: Stripe, payoutId: string): Promise<Stripe.Transfer | undefined> {
  const { data } = await withoutRefusals(() =>
    answerOf(stripe.transfers.list({ transfer_group: payoutId, limit: 100 })),
  );
  return data.find(({ metadata }) => metadata.payout_id === payoutId);
}

/** Moves the money to the account. The payout to the bank runs in a later call, so that a retry never overtakes it. */
async function transfer(settings: StripePayouts, order: PayoutOrder): Promise<PayoutAnswer> {
  const { stripe, windowMs } = settings;
  const { payoutId } = order;
  const details = openStripeDetails(settings, order);
  const bank = details.banks?.[order.net.currency];
  const obstacle = await findObstacle(stripe, { order, reference: details.stripeAccount, bank });
  if (obstacle !== undefined)
    return { state: 'failed', reference: payoutId, failure: stripeFailureOf(obstacle) };
  const params: Stripe.TransferCreateParams = {
    ...toStripeAmount(order.net),
    destination: details.stripeAccount,
    transfer_group: payoutId,
    description: `Payout ${payoutId}`,
    metadata: { payout_id: payoutId, charity_id: order.charityId, bank: bank ?? '', speed: order.speed },
  };
  const send = (idempotencyKey: string) => answerOf(stripe.transfers.create(params, { idempotencyKey }));
  const lookUp = () => findTransfer(stripe, payoutId);
  try {
    const made = await sendUnderKeys({ key: `${payoutId}/transfer`, send, lookUp, windowMs });
    return inTransit(made.id, NEXT_STEP_MS);
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    // Our balance at Stripe is too low. It grows as gifts clear, so the payout waits.
    if (isOutOfFunds(error)) return inTransit(payoutId);
    return { state: 'failed', reference: payoutId, failure: stripeFailureOf(codeOf(error)) };
  }
}

const NEXT_STEP_MS = 1_000;

function openStripeDetails(
  { open }: StripePayouts,
  { account, payoutId }: PayoutOrder,
): Extract<AccountDetails, { kind: 'stripe' }> {
  const details = JSON.parse(open(account.sealedDetails)) as AccountDetails;
  if (details.kind !== 'stripe') throw new Error(`${payoutId} is not to a Stripe account`);
  return details;
}

/**
 * Returns the reason why the payout cannot be made, if any. Only the bank that a second person confirmed may be paid.
 */
async function findObstacle(
  stripe: Stripe,
  { order, reference, bank }: { order: PayoutOrder; reference: string; bank: string | undefined },
): Promise<string | undefined> {
  if (bank === undefined) return 'NO_BANK_ACCOUNT';
  const account = await readAccount(stripe, reference);
  if (account === undefined || !isPayable(account)) return 'ACCOUNT_DISABLED';
  const has = account.external_accounts?.data.some(({ id }) => id === bank) ?? false;
  if (!has) return 'ACCOUNT_CHANGED';
  return order.speed === 'instant' && !isInstant(account, bank) ? 'INSTANT_UNSUPPORTED' : undefined;
}
