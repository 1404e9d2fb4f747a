/**
 * Finds the charge that leaves a given amount after fees, when the fees depend on the charge. See
 * docs/rules/fees.md.
 */

const MILLION = 1_000_000n;

/**
 * A margin that exceeds the total rounding error of the fees. Because of it, `solveGrossUp` never starts above
 * the result.
 */
const ROUNDING_MINOR = 5n;

/**
 * Returns the smallest charge that leaves exactly `baseMinor` after its fees, in minor units. `ppm` is the
 * sum of the percentage rates in `feesOf`. Such a charge always exists, because one more minor unit of charge
 * raises the net amount by at most one. So the net amount skips no value.
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
