/** Decides by which rates limits in US dollars count other currencies. See docs/rules/exchange-rates.md. */
import { scaleRate } from '../money';

/** The least and the most that one unit of a currency counts in US dollars, as decimal strings. */
export interface LimitRates {
  low: string;
  high: string;
}

/**
 * Returns the rates by which limits count. Each limit uses the stricter of the rate and the newest imported one, so that
 * a rate that somebody set by hand opens no limit: `high` for what must stay below a limit, `low` for what raises one.
 */
export function limitRates({ current, imported }: { current: string; imported: string | null }): LimitRates {
  if (imported === null) return { low: current, high: current };
  return scaleRate(imported) < scaleRate(current)
    ? { low: imported, high: current }
    : { low: current, high: imported };
}
