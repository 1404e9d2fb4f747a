/** Translates what the API refuses into the reader's words, and finds the field that it is about. */
import { type FieldFault } from '../../client/errors';
import { type Values } from '../common/words';
import { isUs } from './countries';
import { type PayingMethod } from './wire';
import { type Key } from './words';
import { showMoney } from '../common/money';

export interface Fault {
  key: Key;
  values?: Values;
}

/** The fields of the sandbox's form, which shows their faults itself. */
const FRAME_FIELDS = ['number', 'expiry', 'code', 'routing', 'account', 'address'] as const;

/** The fields that a fault can be about, in the order of the form. `card` is the form of the processor as a whole. */
export const FIELDS = [
  'amount',
  'currency',
  'name',
  'email',
  'country',
  'line1',
  'postalCode',
  'city',
  'state',
  'tributeName',
  'notifyName',
  'notifyEmail',
  'notifyMessage',
  'message',
  'employer',
  'card',
  ...FRAME_FIELDS,
] as const;
export type FrameField = (typeof FRAME_FIELDS)[number];
export type Field = (typeof FIELDS)[number];
export type Faults = Partial<Record<Field, Fault>>;

export function isFrameField(field: Field): field is FrameField {
  return FRAME_FIELDS.some((each) => each === field);
}

export function hasFaults(faults: Faults): boolean {
  return Object.keys(faults).length > 0;
}

const KEY_OF_EMPTY: Partial<Record<Field, Key>> = {
  amount: 'enterAmount',
  name: 'enterName',
  email: 'enterEmail',
  line1: 'enterLine1',
  postalCode: 'enterPostalCode',
  city: 'enterCity',
  country: 'chooseCountry',
  tributeName: 'enterTributeName',
  notifyName: 'enterNotifyName',
  notifyEmail: 'enterNotifyEmail',
};

/** Addresses in the US have other labels. */
const KEY_OF_EMPTY_IN_US: Partial<Record<Field, Key>> = {
  line1: 'enterLine1Us',
  postalCode: 'enterPostalCodeUs',
  city: 'enterCityUs',
};

/** The fault of a field that must not be empty. The country decides what the fields of an address are called. */
export function emptyFault(field: Field, country = ''): Fault {
  const inUs = isUs(country) ? KEY_OF_EMPTY_IN_US[field] : undefined;
  return { key: inUs ?? KEY_OF_EMPTY[field] ?? 'required' };
}

/** The field of the form for each field of `POST /v1/donations`. */
const FIELD_OF: Partial<Record<string, Field>> = {
  amount: 'amount',
  currency: 'currency',
  'donor.name': 'name',
  'donor.email': 'email',
  'donor.address.line1': 'line1',
  'donor.address.city': 'city',
  'donor.address.state': 'state',
  'donor.address.postal_code': 'postalCode',
  'donor.address.country': 'country',
  'tribute.name': 'tributeName',
  'tribute.notify.name': 'notifyName',
  'tribute.notify.email': 'notifyEmail',
  'tribute.notify.message': 'notifyMessage',
  employer: 'employer',
  message: 'message',
  source: 'card',
  payment_method: 'card',
  processor_token: 'card',
};

const KEY_OF_FAULT: Partial<Record<string, Key>> = {
  too_short: 'tooShort',
  too_long: 'tooLong',
  too_small: 'tooSmall',
  too_large: 'tooLarge',
  format: 'format',
  type: 'format',
  not_allowed: 'notAllowed',
  conflict: 'notAllowed',
  not_found: 'notAllowed',
};

const KEY_OF_ERROR: Partial<Record<string, Key>> = {
  RATE_LIMIT_EXCEEDED: 'rateLimit',
  INVALID_CHARITY: 'invalidCharity',
  CHARITY_NOT_FOUND: 'invalidCharity',
  IDEMPOTENCY_KEY_REUSED: 'keyUsed',
  INTERNAL_ERROR: 'serverFailed',
  SERVICE_UNAVAILABLE: 'serverFailed',
};

/** The text for the verification level that a gift needs. */
const KEY_OF_LEVEL: Partial<Record<string, Key>> = { standard: 'limitStandard', enhanced: 'limitEnhanced' };

/** Translates the faults of fields. Those of fields that the form does not have are left out. */
export function translateFields(
  fields: FieldFault[],
  { currency, language }: { currency: string; language: string },
): Faults {
  const found: Faults = {};
  for (const { field, code, limit } of fields) {
    const shownAt = FIELD_OF[field] ?? FIELD_OF[field.split('.').slice(0, -1).join('.')];
    if (shownAt === undefined || found[shownAt] !== undefined) continue;
    const key = specialKey(field, shownAt, code) ?? KEY_OF_FAULT[code] ?? 'unknownFault';
    const isMoney = shownAt === 'amount' && limit !== undefined;
    const shownLimit = isMoney ? showMoney(limit, currency, language) : limit;
    found[shownAt] = shownLimit === undefined ? { key } : { key, values: { limit: shownLimit } };
  }
  return found;
}

function specialKey(name: string, field: Field, code: string): Key | undefined {
  if (name === 'processor_token' && code === 'not_allowed') return 'cardRefused';
  if (field === 'card') return 'otherPayment';
  if (field === 'currency') return 'chooseCurrency';
  if (code === 'required') return emptyFault(field).key;
  if (code !== 'format' && code !== 'type') return undefined;
  if (field === 'email' || field === 'notifyEmail') return 'formatEmail';
  return field === 'amount' ? 'formatAmount' : undefined;
}

/** The method that was declined, and the methods that may pay in this currency. */
export interface Paying {
  method: PayingMethod;
  offered: PayingMethod[];
}

/** The text suggests only methods that may pay here. */
function lowFundsKey({ method, offered }: Paying): LowFundsKey {
  if (method === 'crypto') return 'lowWallet';
  if (method === 'ach') return offered.includes('card') ? 'lowBankOrCard' : 'lowBank';
  return offered.includes('ach') ? 'lowCardOrBank' : 'lowCard';
}

const LOW_FUNDS = ['lowCard', 'lowCardOrBank', 'lowBank', 'lowBankOrCard', 'lowWallet'] as const;
type LowFundsKey = (typeof LOW_FUNDS)[number];

/** True if the payment was declined for lack of money. */
export function isLowFunds({ key }: Fault): boolean {
  return LOW_FUNDS.some((each) => each === key);
}

/** Translates the code of a refused call. */
export function translateRefusal(code: string, details: Record<string, unknown>, paying: Paying): Fault {
  if (code === 'INSUFFICIENT_FUNDS') return { key: lowFundsKey(paying) };
  if (code === 'LIMIT_EXCEEDED') {
    if (details.limit_of === 'charity') return { key: 'limitCharity' };
    return { key: KEY_OF_LEVEL[String(details.required_level)] ?? 'limitExceeded' };
  }
  const key = KEY_OF_ERROR[code];
  return key === undefined ? { key: 'refused', values: { code } } : { key };
}

/** Each text says what the donor can do about the failure. */
const KEY_OF_FAILURE: Partial<Record<string, Key>> = {
  DECLINED: 'failedDeclined',
  CARD_LIMIT_EXCEEDED: 'failedLimit',
  ISSUER_UNAVAILABLE: 'failedUnavailable',
  AUTHENTICATION_FAILED: 'failedAuthentication',
  AUTHENTICATION_EXPIRED: 'failedExpired',
  CARD_EXPIRED: 'failedOldCard',
  CARD_BLOCKED: 'failedBlocked',
  INCORRECT_DETAILS: 'failedDetails',
  NOT_SUPPORTED: 'failedSupport',
  ACCOUNT_CLOSED: 'failedClosed',
  MANDATE_INVALID: 'failedMandate',
};

/** The text for the code of a failed payment. */
export function translateFailure(code: string, paying: Paying): Key {
  if (code === 'INSUFFICIENT_FUNDS') return lowFundsKey(paying);
  return KEY_OF_FAILURE[code] ?? 'failedOther';
}
