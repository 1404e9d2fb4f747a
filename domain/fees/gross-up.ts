/** Finds the charge that leaves a given net amount after the fees on that charge. See docs/rules/fees.md. */

const MILLION = 1_000_000n;

/** The total rounding of the fees is less than this. So `solveGrossUp` starts no higher than the result. */
const ROUNDING_MINOR = 5n;

/**
 * Returns the smallest charge that leaves exactly `baseMinor` after its fees, in minor units. `ppm` is the sum of the
 * percentage rates in `feesOf`. The charge always exists: one more minor unit of charge raises the net by at most one,
 * so the net skips no amount.
 */
export function solveGrossUp(
  baseMinor: bigint,
  feesOf: (chargeMinor: bigint) => bigint,
  ppm: bigint,
): bigint {
  const fixedMinor = feesOf(0n);
  const below = ((baseMinor + fixedMinor - ROUNDING_MINOR) * MILLION) / (MILLION - ppm) - 1n;
  let charge = below < baseMinor ? baseMinor : below;
  while (charge - feesOf(charge) < baseMinor) charge += 1n;
  return charge;
}
