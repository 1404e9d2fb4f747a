/** Chooses the amounts that the form suggests. */
import { decimalsOf, isToken } from '../common/money';
import { type Frequency, type Recipient, type Suggestion } from './wire';

export interface Suggested {
  amount: string;
  /** What the amount does, in the charity's words. */
  label: string | undefined;
}

const USUAL: Record<Frequency, number[]> = { once: [25, 50, 100, 250], monthly: [10, 20, 35, 50] };
/** Where one unit buys little, people give hundreds. Where it buys much, parts of it. */
const UNITS_PER_DOLLAR: Partial<Record<string, number>> = {
  JPY: 100,
  SEK: 10,
  NOK: 10,
  DKK: 10,
  PLN: 4,
  INR: 50,
  ETH: 0.0004,
};

export function suggestAmounts(
  { settings }: Pick<Recipient, 'settings'>,
  { currency, frequency }: { currency: string; frequency: Frequency },
): Suggested[] {
  const chosen = settings.amounts[currency]?.[frequency] ?? [];
  return chosen.length > 0 ? chosen.map(readSuggestion) : usualAmounts(currency, frequency);
}

function readSuggestion(suggestion: Suggestion): Suggested {
  if (typeof suggestion === 'string') return { amount: suggestion, label: undefined };
  return suggestion;
}

function usualAmounts(currency: string, frequency: Frequency): Suggested[] {
  const factor = UNITS_PER_DOLLAR[currency] ?? 1;
  return USUAL[frequency].map((units) => ({ amount: decimal(units * factor, currency), label: undefined }));
}

/** Eighteen decimals of a binary fraction would show its error. */
function decimal(value: number, currency: string): string {
  return isToken(currency) ? String(Number(value.toPrecision(3))) : value.toFixed(decimalsOf(currency));
}
