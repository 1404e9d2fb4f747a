/**
 * Translates Stripe's errors. Drops Stripe's messages, because they may contain a card, a key or an account.
 */
import Stripe from 'stripe';
import { GivingError } from '../../../domain/errors';
import { ProcessorFault } from '../payment-processor';

/** Thrown if Stripe refuses a request permanently or declines a payment. */
export class StripeRefusal extends GivingError {
  readonly codes: (string | null | undefined)[];
  /** The declined payment. */
  readonly paymentIntent: Stripe.PaymentIntent | undefined;
  readonly isDecline: boolean;

  constructor(error: InstanceType<typeof Stripe.errors.StripeError>) {
    super('VALIDATION_ERROR', 'The payment processor refused the request.');
    this.codes = [error.decline_code, error.code];
    this.paymentIntent = error.payment_intent;
    this.isDecline = error.statusCode === 402;
  }

  /** Returns true if Stripe gave one of these codes. */
  has(...codes: string[]): boolean {
    return this.codes.some((code) => codes.includes(code ?? ''));
  }
}

/** Awaits a request. Throws a ProcessorFault or a GivingError. These errors contain no text from Stripe. */
export async function answerOf<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    throw translate(error);
  }
}

function translate(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { statusCode } = error;
  if (statusCode === undefined) return new ProcessorFault('no_answer', "Stripe's answer was lost.");
  if (statusCode >= 500) return new ProcessorFault('server_error', `Stripe answered ${String(statusCode)}.`);
  if (statusCode === 429 || statusCode === 409 || error.code === 'rate_limit') {
    const message = `Stripe is busy (${String(statusCode)}).`;
    return new ProcessorFault('busy', message, retryAfterMs(error.headers));
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError) {
    // An earlier request used this key. The caller must look up the payment of that request.
    return new ProcessorFault('server_error', 'The idempotency key was already used with other parameters.');
  }
  if (statusCode === 401 || statusCode === 403) {
    // The operator must correct the key. SERVICE_UNAVAILABLE is retried, so no gift fails because of it.
    const message = 'Stripe refused the secret key: check STRIPE_SECRET_KEY and its permissions.';
    return new GivingError('SERVICE_UNAVAILABLE', message);
  }
  return new StripeRefusal(error);
}

function retryAfterMs(headers: Record<string, string> | undefined): number | undefined {
  const seconds = Number(headers?.['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : undefined;
}
