/** Defines how a charity's page for giving looks. See docs/rules/charities.md. */
import { isLoopbackName } from '../loopback';
import { type Currency } from '../money';

export const GIVE_LIMITS = { amounts: 8, labelLength: 80, thankYouLength: 1_000, embedOrigins: 20 } as const;

export const GIVE_FREQUENCIES = ['once', 'monthly'] as const;
export type GiveFrequency = (typeof GIVE_FREQUENCIES)[number];

export const ADDRESS_QUESTIONS = ['off', 'optional', 'required'] as const;
export type AddressQuestion = (typeof ADDRESS_QUESTIONS)[number];

/** A suggested amount, as a decimal string. The second form also says what the amount does. */
export type SuggestedAmount = string | { amount: string; label: string };

export interface GiveSettings {
  amounts: Partial<Record<Currency, Partial<Record<GiveFrequency, SuggestedAmount[]>>>>;
  defaultCurrency: Currency;
  defaultFrequency: GiveFrequency;
  /** True if the page asks once whether to make the gift monthly. */
  askMonthly: boolean;
  address: AddressQuestion;
  /** What the donor reads after the gift. */
  thankYou: string | null;
  /** The origins of the pages that may embed the form. */
  embedOrigins: string[];
}

export const DEFAULT_GIVE_SETTINGS: GiveSettings = {
  amounts: {},
  defaultCurrency: 'USD',
  defaultFrequency: 'once',
  askMonthly: true,
  address: 'optional',
  thankYou: null,
  embedOrigins: [],
};

/** Returns all settings of a charity that may have chosen only some of them. */
export function completeGiveSettings(chosen: Partial<GiveSettings>): GiveSettings {
  return { ...DEFAULT_GIVE_SETTINGS, ...chosen };
}

/** Returns true for an exact origin that may embed the form: https, and in a sandbox also http on this machine. */
export function isEmbedOrigin(text: string, environment: 'sandbox' | 'production'): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  // A policy would read `*` and `;` in a name as its own.
  if (origin !== text || !/^(\[::1\]|[a-z0-9.-]+)$/.test(hostname)) return false;
  return (
    protocol === 'https:' || (environment === 'sandbox' && protocol === 'http:' && isLoopbackName(hostname))
  );
}

/** Returns the amount of a suggestion. */
export function amountOf(suggestion: SuggestedAmount): string {
  return typeof suggestion === 'string' ? suggestion : suggestion.amount;
}
