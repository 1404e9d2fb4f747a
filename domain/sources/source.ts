/**
 * Defines payment sources. A source is a card, bank account or wallet of a user. See docs/rules/sources.md.
 */
import { type ProcessorName } from '../charges/charge';
import { type GiftMethod } from '../gifts/gift';
import { CURRENCIES, CURRENCY_CODES, type Currency } from '../money';

export const SOURCE_KINDS = ['wallet', 'card', 'ach'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export const SOURCE_STATES = ['ready', 'requires_action', 'disabled'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

const fiat = CURRENCY_CODES.filter((code) => CURRENCIES[code].kind === 'fiat');
const tokens = CURRENCY_CODES.filter((code) => CURRENCIES[code].kind === 'token');

/** The most sources that a user may have. Unused sources that pay only once also count. */
export const SOURCES_PER_USER = 50;

/** The kind of source for each payment method. */
export const KIND_OF: Record<GiftMethod, SourceKind> = { card: 'card', ach: 'ach', crypto: 'wallet' };

/** The kinds of sources that each processor can charge. */
export const KINDS_CHARGED: Record<ProcessorName, readonly SourceKind[]> = {
  sandbox: SOURCE_KINDS,
  stripe: ['card', 'ach'],
};

/** The currencies of each kind of source. A single bank account may have other currencies. */
export const CURRENCIES_OF: Record<SourceKind, Currency[]> = { wallet: tokens, card: fiat, ach: ['USD'] };

/** The country of our account at the processor, unless PROCESSOR_COUNTRY names another one. */
export const HOME_COUNTRY = 'US';

/**
 * Returns true if a card comes from another country than our account at the processor. `isClaimed` is the
 * claim of the request. The claim counts only if the card's country is unknown.
 */
export function isInternationalCard(
  country: string | null,
  isClaimed: boolean,
  home: string = HOME_COUNTRY,
): boolean {
  return country === null ? isClaimed : country !== home;
}

/**
 * The facts about a source that the processor knows and the donor may see. They never include a full number.
 */
export interface SourceFacts {
  brand: string | null;
  last4: string | null;
  expMonth: number | null;
  expYear: number | null;
  bankName: string | null;
  /** A wallet's public address. */
  address: string | null;
  /** Two upper-case letters; null if the processor does not report the country. */
  country: string | null;
  /** Two sources of any users with the same card or account have the same fingerprint. */
  fingerprint: string | null;
  currencies: Currency[];
}
