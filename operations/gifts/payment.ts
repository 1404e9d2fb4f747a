import { type GiftMethod } from '../../domain/gifts/gift';
import { GivingError, validationError } from '../../domain/errors';
import { CURRENCIES, type Currency, formatMoney, type Money } from '../../domain/money';
import { type SourceKind } from '../../domain/sandbox/sources';
import { type PaymentProcessor, type PaymentSource } from '../../gateways/payment-processor';
import { type GiftOrder } from './order';
import { type GiftTerms } from './terms';

const KIND_OF: Record<GiftMethod, SourceKind> = { card: 'card', ach: 'ach', crypto: 'wallet' };
const METHOD_OF: Record<SourceKind, GiftMethod> = { card: 'card', ach: 'ach', wallet: 'crypto' };

export interface Payment {
  method: GiftMethod;
  source: PaymentSource;
}

type PaymentWish = Pick<GiftOrder, 'method' | 'source' | 'internationalCard' | 'amount'>;

/** Chooses the method and source of a gift. An error names the request field that causes a mismatch. */
export function choosePayment(wish: PaymentWish, processor: PaymentProcessor): Payment {
  const { currency } = wish.amount;
  const named = wish.source === undefined ? undefined : processor.findSource(wish.source, 'card');
  if (wish.source !== undefined && named === undefined) {
    throw validationError([{ field: 'source', message: 'is not a known payment source' }]);
  }
  const method = wish.method ?? (named === undefined ? usualMethod(currency) : METHOD_OF[named.kind]);
  const source = named ?? processor.findSource(undefined, KIND_OF[method]);
  if (source?.kind !== KIND_OF[method]) {
    throw validationError([{ field: 'source', message: `cannot pay by ${method}` }]);
  }
  if (!source.currencies.includes(currency)) {
    const field = wish.method === undefined && named === undefined ? 'currency' : 'payment_method';
    throw validationError([{ field, message: `${method} does not take ${currency}` }]);
  }
  if (wish.internationalCard && method !== 'card') {
    throw validationError([{ field: 'international_card', message: `is for cards, not for ${method}` }]);
  }
  return { method, source };
}

/** Refuses a method that the charity does not accept. The error names the request field that set the method. */
export function requireTakenMethod(
  { paymentMethods }: Pick<GiftTerms['charity'], 'paymentMethods'>,
  method: GiftMethod,
  field: 'payment_method' | 'source',
): void {
  if (paymentMethods.includes(method)) return;
  const message = `this charity takes ${paymentMethods.join(', ')}, not ${method}`;
  throw validationError([{ field, message }]);
}

/** Throws INSUFFICIENT_FUNDS if the source cannot pay the whole charge. */
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

function usualMethod(currency: Currency): GiftMethod {
  return CURRENCIES[currency].kind === 'token' ? 'crypto' : 'card';
}
