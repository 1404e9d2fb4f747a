/** Defines the settings of a charity's giving page. See docs/rules/charities.md. */
import { isLoopbackName } from '../loopback';
import { type Currency } from '../money';

export const GIVE_LIMITS = { amounts: 8, labelLength: 80, thankYouLength: 1_000, embedOrigins: 20 } as const;

export const GIVE_FREQUENCIES = ['once', 'monthly'] as const;
type GiveFrequency = (typeof GIVE_FREQUENCIES)[number];

export const ADDRESS_QUESTIONS = ['off', 'optional', 'required'] as const;
type AddressQuestion = (typeof ADDRESS_QUESTIONS)[number];

/** A suggested amount, as a decimal string. The label of the second form says what the amount pays for. */
export type SuggestedAmount = string | { amount: string; label: string };

export interface GiveSettings {
  amounts: Partial<Record<Currency, Partial<Record<GiveFrequency, SuggestedAmount[]>>>>;
  defaultCurrency: Currency;
  defaultFrequency: GiveFrequency;
  /** True if the page asks once whether to make the gift monthly. */
  askMonthly: boolean;
  address: AddressQuestion;
  /** The text that the donor sees after the gift. */
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

/** Returns all settings of a charity. The defaults replace the settings that the charity has not chosen. */
export function completeGiveSettings(chosen: Partial<GiveSettings>): GiveSettings {
  return { ...DEFAULT_GIVE_SETTINGS, ...chosen };
}

/** Returns true if this origin may embed the form. It needs https, except for this machine in a sandbox. */
export function isEmbedOrigin(text: string, environment: 'sandbox' | 'production'): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  // A Content-Security-Policy would interpret `*` and `;` in a host name.
  if (origin !== text || !/^(\[::1\]|[a-z0-9.-]+)$/.test(hostname)) return false;
  return (
    protocol === 'https:' || (environment === 'sandbox' && protocol === 'http:' && isLoopbackName(hostname))
  );
}

/** Returns the amount of a suggestion. */
export function amountOf(suggestion: SuggestedAmount): string {
  return typeof suggestion === 'string' ? suggestion : suggestion.amount;
}
