/** Lists the balance transactions of our account: everything that Stripe added to it or took from it. */
import type Stripe from 'stripe';
import { costInGiftCurrency } from '../../../domain/charges/cost';
import { type Movement } from '../../../domain/reconciliation/item';
import { type TheirMovement } from '../../../domain/reconciliation/movements';
import { type ChargeRange, type MovementPage } from '../payment-processor';
import { answerOf } from './errors';
import { idOf } from './id-of';

const PAGE_SIZE = 100;

export async function listMovements(stripe: Stripe, { from, to, after }: ChargeRange): Promise<MovementPage> {
  const seconds = (time: Date) => Math.floor(time.getTime() / 1_000);
  const page = await answerOf(
    stripe.balanceTransactions.list({
      created: { gte: seconds(from), lt: seconds(to) },
      limit: PAGE_SIZE,
      starting_after: after,
      expand: ['data.source'],
    }),
  );
  return {
    movements: page.data.filter(({ type }) => !HOLDS.includes(type)).map(toMovement),
    next: page.has_more ? page.data.at(-1)?.id : undefined,
  };
}

/** The part of a payout that Stripe holds back stays in our Stripe account, so it is not a movement. */
const HOLDS: string[] = ['payout_minimum_balance_hold', 'payout_minimum_balance_release'];

/** The transfers between our Stripe balance and our own bank account, in both directions. */
const OWN_TRANSFERS: string[] = ['payout', 'payout_cancel', 'payout_failure', 'topup', 'topup_reversal'];

const MOVEMENTS: Partial<Record<string, Movement>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund_failure',
  payment_failure_refund: 'refund_failure',
  transfer: 'payout',
  transfer_cancel: 'payout_return',
  transfer_failure: 'payout_return',
  transfer_refund: 'payout_return',
  stripe_fee: 'fee',
  network_cost: 'fee',
  application_fee: 'fee',
};

/** The fields of a transaction's source that we use. */
interface Source {
  id: string;
  amount?: number;
  currency?: string;
  metadata?: Record<string, string> | null;
  payment_intent?: string | { id: string } | null;
  charge?: string | { id: string } | null;
  /** The transfer that a reversal takes back. */
  transfer?: string | { id: string } | null;
  /** The time at which a payout arrives at the bank. */
  arrival_date?: number;
}

function toMovement(transaction: Stripe.BalanceTransaction): TheirMovement {
  const source = sourceOf(transaction);
  const movement = movementOf(transaction);
  const amount = amountOf(transaction, source);
  return {
    reference: transaction.id,
    channel: 'stripe',
    subject: subjectOf(movement, source) ?? source?.id ?? transaction.id,
    movement,
    ...amount,
    feeMinor: movement === 'charge' ? feeOf(transaction, amount.amountMinor) : null,
    movedAt: new Date(movedAtOf(transaction, movement, source) * 1_000),
  };
}

function sourceOf({ source }: Stripe.BalanceTransaction): Source | undefined {
  if (source === null) return undefined;
  return typeof source === 'string' ? { id: source } : source;
}

/** A transfer to our own bank counts on its arrival, because bank files can spend the money only from then on. */
function movedAtOf(
  { created }: Stripe.BalanceTransaction,
  movement: Movement,
  source: Source | undefined,
): number {
  return movement === 'transfer' ? Math.max(created, source?.arrival_date ?? created) : created;
}

/**
 * Stripe books a dispute as an adjustment. The category identifies it, and the sign gives the direction of the money.
 */
function movementOf({ type, amount, reporting_category: category }: Stripe.BalanceTransaction): Movement {
  if (category === 'dispute' || category === 'dispute_reversal') {
    return amount < 0 ? 'dispute' : 'dispute_reversal';
  }
  if (OWN_TRANSFERS.includes(type)) return amount < 0 ? 'transfer' : 'transfer_return';
  return MOVEMENTS[type] ?? 'other';
}

/** Returns our id from the metadata, or else the payment or transfer, whose gift or payout we may know. */
function subjectOf(movement: Movement, source: Source | undefined): string | undefined {
  if (source === undefined || movement === 'dispute' || movement === 'dispute_reversal') return source?.id;
  const { metadata } = source;
  const own = metadata?.refund_id ?? metadata?.payout_id ?? metadata?.donation_id;
  return own ?? idOf(source.payment_intent) ?? idOf(source.charge) ?? idOf(source.transfer);
}

/** Returns the amount in the source's currency. Stripe may have converted it to the currency of our balance. */
function amountOf({ amount, currency }: Stripe.BalanceTransaction, source: Source | undefined) {
  const isConverted = source?.currency !== undefined && source.currency !== currency;
  if (!isConverted || source.amount === undefined) {
    return { currency: currency.toUpperCase(), amountMinor: BigInt(amount) };
  }
  const minor = BigInt(source.amount);
  return { currency: source.currency?.toUpperCase() ?? '', amountMinor: amount < 0 ? -minor : minor };
}

/** Converts the fee in the same way in which the platform books it. */
function feeOf({ amount, fee }: Stripe.BalanceTransaction, chargeMinor: bigint): bigint | null {
  if (amount <= 0) return null;
  return costInGiftCurrency({ feeMinor: BigInt(fee), settledMinor: BigInt(amount) }, chargeMinor);
}
