import { validationError } from '../../../domain/errors';
import { CURRENCIES, type Currency, formatMoney, type Money } from '../../../domain/money';
import { type SourceKind } from '../../../domain/sandbox';
import { GivingError } from '../../../domain/errors';
import { type PaymentProcessor, type PaymentSource } from '../../../gateways/payment-processor';
import { type DonationRequest } from './schema';

type Method = 'card' | 'ach' | 'crypto';

const KIND_OF: Record<Method, SourceKind> = { card: 'card', ach: 'ach', crypto: 'wallet' };
const METHOD_OF: Record<SourceKind, Method> = { card: 'card', ach: 'ach', wallet: 'crypto' };

export interface Payment {
  method: Method;
  source: PaymentSource;
}

/** Settles method and source of a gift, or names the field that does not fit the others. */
export function choosePayment(body: DonationRequest, processor: PaymentProcessor): Payment {
  const named = body.source === undefined ? undefined : processor.findSource(body.source, 'card');
  if (body.source !== undefined && named === undefined) {
    throw validationError([{ field: 'source', message: 'is not a known payment source' }]);
  }
  const method =
    body.payment_method ?? (named === undefined ? usualMethod(body.currency) : METHOD_OF[named.kind]);
  const source = named ?? processor.findSource(undefined, KIND_OF[method]);
  if (source?.kind !== KIND_OF[method]) {
    throw validationError([{ field: 'source', message: `cannot pay by ${method}` }]);
  }
  if (!source.currencies.includes(body.currency)) {
    const field = body.payment_method === undefined && named === undefined ? 'currency' : 'payment_method';
    throw validationError([{ field, message: `${method} does not take ${body.currency}` }]);
  }
  if (body.international_card && method !== 'card') {
    throw validationError([{ field: 'international_card', message: `is for cards, not for ${method}` }]);
  }
  if (body.campaign_id !== undefined) {
    throw validationError([{ field: 'campaign_id', message: 'there is no such campaign' }]);
  }
  return { method, source };
}

/** Answers 402 at once when the source cannot pay the whole charge. */
export async function requireFunds(
  processor: PaymentProcessor,
  source: PaymentSource,
  charge: Money,
): Promise<void> {
  const available = await processor.available(source, charge.currency);
  if (available >= charge.minor) return;
  throw new GivingError('INSUFFICIENT_FUNDS', 'The chosen source cannot pay the total charge.', {
    available: formatMoney({ currency: charge.currency, minor: available }),
    required: formatMoney(charge),
    currency: charge.currency,
  });
}

function usualMethod(currency: Currency): Method {
  return CURRENCIES[currency].kind === 'token' ? 'crypto' : 'card';
}
