/** Defines payment sources: the cards, bank accounts and wallets that a user saved. See docs/rules/sources.md. */
import { type GiftMethod } from '../gifts/gift';
import { CURRENCIES, CURRENCY_CODES, type Currency } from '../money';

export const SOURCE_KINDS = ['wallet', 'card', 'ach'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export const SOURCE_STATES = ['ready', 'requires_action', 'disabled'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

const fiat = CURRENCY_CODES.filter((code) => CURRENCIES[code].kind === 'fiat');
const tokens = CURRENCY_CODES.filter((code) => CURRENCIES[code].kind === 'token');

/** A user may have this many sources. Sources that pay only once and were not used yet count too. */
export const SOURCES_PER_USER = 50;

/** Each method is paid from one kind of source. */
export const KIND_OF: Record<GiftMethod, SourceKind> = { card: 'card', ach: 'ach', crypto: 'wallet' };

/** What a kind of source can pay with. A bank account may take only some of these. */
export const CURRENCIES_OF: Record<SourceKind, Currency[]> = { wallet: tokens, card: fiat, ach: ['USD'] };

/** The processor's account is here unless PROCESSOR_COUNTRY names another country. */
export const HOME_COUNTRY = 'US';

/**
 * Returns whether a card is of another country than the processor's account. The claim of a request counts only if the
 * card's country is unknown.
 */
export function isInternationalCard(
  country: string | null,
  isClaimed: boolean,
  home: string = HOME_COUNTRY,
): boolean {
  return country === null ? isClaimed : country !== home;
}

/** What a processor knows about a source and the donor may see. Never a full card or account number. */
export interface SourceFacts {
  brand: string | null;
  last4: string | null;
  expMonth: number | null;
  expYear: number | null;
  bankName: string | null;
  /** A wallet's public address. */
  address: string | null;
  /** Two upper-case letters, where the processor tells it. */
  country: string | null;
  /** Identifies the same card or account under several sources and users. */
  fingerprint: string | null;
  currencies: Currency[];
}
