/** Finds the smallest gift that leaves the charity something after fees. See docs/rules/gifts.md. */
import { type Money } from '../money';
import { solveGrossUp } from './gross-up';
import { type Quote, quoteFees, type QuoteRequest } from './quote';
import { FEE_SCHEDULE, type FeeSchedule } from './schedule';

/** Returns the net amount of a gift minus the fees that the charity absorbs. */
export function leftAfterFees({ netMinor, absorbedPlatformMinor, absorbedProcessingMinor }: Quote): bigint {
  return netMinor - absorbedPlatformMinor - absorbedProcessingMinor;
}

/**
 * Returns the smallest amount that, on the terms of the request, leaves the charity at least one minor unit.
 */
export function smallestAmount(request: QuoteRequest, schedule: FeeSchedule = FEE_SCHEDULE): Money {
  const { currency } = request.amount;
  const quoteOf = (minor: bigint) => quoteFees({ ...request, amount: { currency, minor } }, schedule);
  const { platformPpm, processingPpm } = quoteOf(0n);
  const { coverFees, absorbs } = request;
  // The charity bears all fees that the donor does not cover. It always bears the fees that it absorbs.
  const ppm =
    (coverFees !== true || absorbs?.platform === true ? platformPpm : 0n) +
    (coverFees !== true || absorbs?.processing === true ? processingPpm : 0n);
  const costOf = (minor: bigint) => minor - leftAfterFees(quoteOf(minor));
  return { currency, minor: solveGrossUp(1n, costOf, ppm) };
}

/**
 * Returns the smallest amount whose charge is at least `leastChargeMinor`. The search ends at
 * `leastChargeMinor`, because a charge is never smaller than its amount.
 */
export function smallestForCharge(
  request: QuoteRequest,
  leastChargeMinor: bigint,
  schedule: FeeSchedule = FEE_SCHEDULE,
): Money {
  const { currency } = request.amount;
  const isEnough = (minor: bigint) =>
    quoteFees({ ...request, amount: { currency, minor } }, schedule).totalChargeMinor >= leastChargeMinor;
  let [low, high] = [1n, leastChargeMinor];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (isEnough(middle)) high = middle;
    else low = middle + 1n;
  }
  return { currency, minor: low };
}
