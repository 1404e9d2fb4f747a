/** What a processor really takes for a charge. See docs/rules/fees.md. */
import { divideHalfUp } from '../money';

/** Both amounts are in the minor unit of the currency that the processor pays out, which may differ from the gift's. */
export interface ProcessingCost {
  feeMinor: bigint;
  /** What the whole charge came to in that currency. */
  settledMinor: bigint;
}

/** Converts the fee to the gift's currency, at the rate at which the processor converted the charge itself. */
export function costInGiftCurrency({ feeMinor, settledMinor }: ProcessingCost, chargeMinor: bigint): bigint {
  return divideHalfUp(feeMinor * chargeMinor, settledMinor);
}

/** A cost that the processor does not know yet is asked for again after this time. */
export const COST_RETRY_HOURS = 1;
