/** Reads what Stripe took for a payment, from its balance transaction. */
import type Stripe from 'stripe';
import { type ProcessingCost } from '../../../domain/charges/cost';
import { type ChargeName } from '../payment-processor';
import { answerOf } from './errors';

/** Stripe makes the balance transaction with the charge or a moment later. */
export async function readCost(
  stripe: Stripe,
  { reference }: ChargeName,
): Promise<ProcessingCost | undefined> {
  if (reference === null) return undefined;
  const { latest_charge: charge } = await answerOf(
    stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge.balance_transaction'] }),
  );
  const movement = typeof charge === 'object' ? charge?.balance_transaction : undefined;
  if (typeof movement !== 'object' || movement === null || movement.amount <= 0) return undefined;
  return { feeMinor: BigInt(movement.fee), settledMinor: BigInt(movement.amount) };
}
