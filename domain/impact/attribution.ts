/**
 * Credits a donor with a part of each charity's reported impact. The part is the donor's share of all gifts to the
 * charity in the report's period. Parts are summed to 18 decimals and rounded down once. So all donors together are
 * never credited with more than was reported. See docs/rules/impact.md.
 */

export interface ReportShare {
  /** The donor's gifts in the period less refunds, in US cents. */
  ownUsdMinor: bigint;
  /** The gifts of all donors in the period. */
  allUsdMinor: bigint;
  beneficiariesReached: number;
  projectsCompleted: number;
  carbonOffsetGrams: number;
}

export interface AttributedImpact {
  peopleHelped: number;
  projectsFunded: number;
  carbonOffsetGrams: number;
}

const SCALE = 10n ** 18n;

/** Sums the donor's parts of all reports. */
export function attributeImpact(shares: ReportShare[]): AttributedImpact {
  const part = (figure: (share: ReportShare) => number) => {
    const scaled = shares.map((share) => scaledPart(share, BigInt(figure(share))));
    return Number(scaled.reduce((sum, one) => sum + one, 0n) / SCALE);
  };
  return {
    peopleHelped: part((share) => share.beneficiariesReached),
    projectsFunded: part((share) => share.projectsCompleted),
    carbonOffsetGrams: part((share) => share.carbonOffsetGrams),
  };
}

/** Formats grams as `"12.5 kg"`: kilograms with one decimal, rounded down. */
export function formatCarbonOffset(grams: number): string {
  const hectograms = Math.floor(grams / 100);
  return `${Math.floor(hectograms / 10)}.${hectograms % 10} kg`;
}

function scaledPart({ ownUsdMinor, allUsdMinor }: ReportShare, reported: bigint): bigint {
  if (allUsdMinor <= 0n || ownUsdMinor <= 0n) return 0n;
  return (reported * ownUsdMinor * SCALE) / allUsdMinor;
}
