/** Builds the answers of the provider. They contain no text from Stripe, because it may quote an account. */
import { STRIPE_CHECK_MS } from '../../../domain/payouts/stripe-failures';
import { StripeRefusal } from '../../processors/stripe/errors';
import { type PayoutAnswer } from '../payout-provider';

export function inTransit(reference: string, checkAgainInMs = STRIPE_CHECK_MS): PayoutAnswer {
  return { state: 'in_transit', reference, checkAgainInMs };
}

export function codeOf({ codes }: StripeRefusal): string {
  return codes.find((code) => typeof code === 'string') ?? 'refused';
}

/** Returns true if a balance at Stripe is too low. No money moved, and a later request may succeed. */
export function isOutOfFunds(refusal: StripeRefusal): boolean {
  return refusal.has('balance_insufficient', 'insufficient_funds');
}

/**
 * Turns a refusal into an error that is retried. Callers take a refusal to mean that no money moved. If Stripe refuses
 * a read, nobody knows whether money moved.
 */
export async function withoutRefusals<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    const codes = error.codes.filter(Boolean).join(' ') || 'no code';
    throw new Error(`Stripe refused to be read: ${codes}`, { cause: error });
  }
}
