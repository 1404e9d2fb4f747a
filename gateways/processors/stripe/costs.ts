/** Reads Stripe's actual fee for a payment from the payment's balance transaction. */
import type Stripe from 'stripe';
import { type ProcessingCost } from '../../../domain/charges/cost';
import { type ChargeName } from '../payment-processor';
import { answerOf } from './errors';

/**
 * Returns the fee, or undefined if there is no balance transaction. Stripe may create it a moment after the
 * charge.
 */
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
