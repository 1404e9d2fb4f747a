import { type Database } from '../../db/database';
import {
  findDefaultSource,
  findSource,
  shareSource,
  spendSource,
  type StoredSource,
} from '../../db/queries/sources/sources';
import { type ProcessorName } from '../../domain/charges/charge';
import { type GiftMethod } from '../../domain/gifts/gift';
import { GivingError, validationError } from '../../domain/errors';
import { CURRENCIES, type Currency, formatMoney, type Money } from '../../domain/money';
import { findSandboxSource, ownSource, sandboxBalance } from '../../domain/sandbox/sources';
import { isInternationalCard, KIND_OF, type SourceKind } from '../../domain/sources/source';
import { type PaymentProcessor } from '../../gateways/processors/payment-processor';
import { type Act } from '../act';
import { alreadyBound, bindSource } from '../sources/bind-source';
import { type GiftOrder } from './order';
import { type GiftTerms } from './price';

const METHOD_OF: Record<SourceKind, GiftMethod> = { card: 'card', ach: 'ach', wallet: 'crypto' };

/** The source that pays a gift. */
export interface PayingSource {
  /** The id of a stored source, or the name of a test source. */
  source: string;
  kind: SourceKind;
  currencies: Currency[];
  /** The processor's ids of the source and of its owner. */
  reference: string;
  customerReference: string | null;
  fingerprint: string | null;
  country: string | null;
  /** True for a source that can pay only one gift. */
  isSingleUse: boolean;
  /** True for a source that a guest added. `boundTo` is the gift or plan that it pays. Null if it pays none yet. */
  isGuests: boolean;
  boundTo: string | null;
}

export interface Payment {
  method: GiftMethod;
  source: PayingSource;
  internationalCard: boolean;
}

type PaymentWish = Pick<GiftOrder, 'method' | 'source' | 'internationalCard' | 'amount' | 'recurringId'> & {
  donor: Pick<GiftOrder['donor'], 'userId'>;
  /** True for a request that changes the source of a plan or pledge, whose method and currency are set. */
  sendsOnlySource?: boolean;
};

/**
 * Chooses the method and the source of a gift. If they do not fit together, the error names the request field
 * to change.
 */
export async function choosePayment(
  db: Database,
  wish: PaymentWish,
  { name: processor, country: home }: Pick<PaymentProcessor, 'name' | 'country'>,
): Promise<Payment> {
  const { currency } = wish.amount;
  const named = wish.source === undefined ? undefined : await findNamed(db, wish, processor);
  const method = wish.method ?? (named === undefined ? usualMethod(currency) : METHOD_OF[named.kind]);
  const source = named ?? (await findOwn(db, wish, KIND_OF[method], processor));
  if (source === undefined) {
    throw validationError([
      { field: 'source', code: 'required', message: `is required: you have no default source for ${method}` },
    ]);
  }
  if (source.kind !== KIND_OF[method]) {
    throw validationError([{ field: 'source', code: 'not_allowed', message: `cannot pay by ${method}` }]);
  }
  if (!source.currencies.includes(currency)) {
    const field = currencyFault(wish, { method, isNamed: named !== undefined });
    throw validationError([{ field, code: 'not_allowed', message: `${method} does not take ${currency}` }]);
  }
  if (wish.internationalCard && method !== 'card') {
    throw validationError([
      { field: 'international_card', code: 'not_allowed', message: `is for cards, not for ${method}` },
    ]);
  }
  const internationalCard =
    method === 'card' && isInternationalCard(source.country, wish.internationalCard, home);
  return { method, source, internationalCard };
}

/** Returns the field to change if a source does not take the currency. It is always one that the request sent. */
function currencyFault(
  wish: PaymentWish,
  { method, isNamed }: { method: GiftMethod; isNamed: boolean },
): 'currency' | 'payment_method' | 'source' {
  if (wish.sendsOnlySource === true) return 'source';
  if (method === 'ach' || (wish.method === undefined && !isNamed)) return 'currency';
  return wish.method === undefined ? 'source' : 'payment_method';
}

/**
 * Finds the source that the request names. The request may name a source that the donor stored or, in a sandbox, a test
 * source.
 */
async function findNamed(
  db: Database,
  { source = '', donor, recurringId }: PaymentWish,
  processor: ProcessorName,
): Promise<PayingSource> {
  const test = processor === 'sandbox' ? findSandboxSource(source) : undefined;
  if (test !== undefined) return fromTestSource(test.source, test);
  const stored = await findSource(db, source, donor.userId);
  if (stored === undefined || stored.processor !== processor) {
    throw validationError([{ field: 'source', code: 'not_found', message: 'is not a known payment source' }]);
  }
  if (stored.status !== 'ready' || stored.reference === null) {
    const message =
      stored.status === 'disabled' ? 'is disabled: add it again' : 'is not ready: finish its setup first';
    throw validationError([{ field: 'source', code: 'not_allowed', message }]);
  }
  if (stored.boundTo !== null && stored.boundTo !== recurringId) throw alreadyBound();
  if (recurringId !== null) await keepForPlan(db, stored);
  return fromStored(stored, stored.reference);
}

/**
 * Locks a source until a plan that uses it is stored, so that nobody removes or disables it meanwhile.
 * Refuses a source that can pay only one gift.
 */
async function keepForPlan(tx: Database, { id, userId, isSaved }: StoredSource): Promise<void> {
  if (!isSaved) {
    const message = 'pays only once: save a source for a recurring gift';
    throw validationError([{ field: 'source', code: 'not_allowed', message }]);
  }
  const kept = await shareSource(tx, id, userId);
  if (kept?.status !== 'ready') {
    throw validationError([{ field: 'source', code: 'not_found', message: 'is not a known payment source' }]);
  }
}

/**
 * Marks a single-use source as used, and binds a guest's source to the gift or plan that it pays. If two gifts use the
 * source at the same time, the second is refused like any later gift.
 */
export async function spendPayment({ tx, at }: Act, { source }: Payment, payee: string): Promise<void> {
  await bindSource(tx, source, payee);
  if (!source.isSingleUse || (await spendSource(tx, source.source, at))) return;
  throw validationError([{ field: 'source', code: 'not_found', message: 'is not a known payment source' }]);
}

/** Finds the donor's default source. In a sandbox, a donor without one pays with a funded test source. */
async function findOwn(
  db: Database,
  { donor: { userId }, recurringId }: PaymentWish,
  kind: SourceKind,
  processor: ProcessorName,
): Promise<PayingSource | undefined> {
  const stored = await findDefaultSource(db, userId, kind);
  if (stored?.processor === processor && stored.reference !== null) {
    if (recurringId !== null) await keepForPlan(db, stored);
    return fromStored(stored, stored.reference);
  }
  if (processor !== 'sandbox') return undefined;
  const own = ownSource(kind);
  return fromTestSource(own.source, own);
}

function fromStored(stored: StoredSource, reference: string): PayingSource {
  const { id, kind, currencies, customerReference, fingerprint, country, isGuests, boundTo } = stored;
  const names = { source: id, reference, customerReference, fingerprint };
  return { ...names, kind, currencies, country, isSingleUse: !stored.isSaved, isGuests, boundTo };
}

function fromTestSource(
  name: string,
  { kind, currencies }: Pick<PayingSource, 'kind' | 'currencies'>,
): PayingSource {
  const names = { source: name, reference: name, customerReference: null, fingerprint: name, country: null };
  return { ...names, kind, currencies, isSingleUse: false, isGuests: false, boundTo: null };
}

/** Refuses a method that the charity does not accept. `field` is the request field that set the method. */
export function requireTakenMethod(
  { paymentMethods }: Pick<GiftTerms['charity'], 'paymentMethods'>,
  method: GiftMethod,
  field: 'payment_method' | 'source',
): void {
  if (paymentMethods.includes(method)) return;
  const message = `this charity takes ${paymentMethods.join(', ')}, not ${method}`;
  throw validationError([{ field, code: 'not_allowed', message }]);
}

/**
 * Throws INSUFFICIENT_FUNDS if a test source cannot pay the whole charge. The balance of a real source is
 * unknown.
 */
export function requireFunds({ reference }: PayingSource, charge: Money): void {
  const test = findSandboxSource(reference);
  if (test === undefined) return;
  const available = sandboxBalance(test, charge.currency);
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
