/** Converts the actual fee that a processor takes for a charge. See docs/rules/fees.md. */
import { divideHalfUp } from '../money';

/**
 * The actual fee of a charge. Both amounts are in the processor's payout currency, which may differ from the
 * gift's currency.
 */
export interface ProcessingCost {
  feeMinor: bigint;
  /** The whole charge in the payout currency. */
  settledMinor: bigint;
}

/** Converts the fee to the gift's currency. Uses the rate at which the processor converted the charge. */
export function costInGiftCurrency({ feeMinor, settledMinor }: ProcessingCost, chargeMinor: bigint): bigint {
  return divideHalfUp(feeMinor * chargeMinor, settledMinor);
}

/** If the processor does not know a cost yet, the platform asks again after this many hours. */
export const COST_RETRY_HOURS = 1;
