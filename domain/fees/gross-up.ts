/** The charge that nets a base once fees are taken from the charge itself (beside rule 6, whose fees are those of the base). */

const MILLION = 1_000_000n;

/** More than the rounding of all components can move a net, so that no smaller charge is passed over. */
const ROUNDING_MINOR = 5n;

/**
 * The smallest charge of which exactly `baseMinor` is left after its fees; all in minor units.
 * `ppm` is the sum of the percentages in `feesOf`. One more minor unit raises the net by at most one, so the net passes over no
 * amount and the charge exists.
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
