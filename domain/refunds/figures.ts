/** Prints the figures of what went back to a donor. Page, mail, PDF and API all name these. See docs/rules/refunds.md. */
import { type Currency, formatMoney } from '../money';

/** A part of a gift that went back to its donor. */
export interface ReturnedPart {
  /** The part of the gift. */
  amountMinor: bigint;
  /** What reached the donor's source. */
  returnedMinor: bigint;
}

export interface RefundFigures {
  given: string;
  /** Covered fees that went back too, less the processing fee that was kept. Negative if more was kept. */
  fees: string;
  /** `given` plus `fees`. */
  returned: string;
}

export function printFigures(
  currency: Currency,
  { amountMinor, returnedMinor }: ReturnedPart,
): RefundFigures {
  const money = (minor: bigint) => formatMoney({ currency, minor });
  return {
    given: money(amountMinor),
    fees: money(returnedMinor - amountMinor),
    returned: money(returnedMinor),
  };
}
