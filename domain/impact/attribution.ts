/**
 * Credits a donor with a part of each charity's reported impact. The part equals the donor's share of all
 * gifts to the charity in the period of the report. Parts are added up with 18 decimals and rounded down
 * once. So the parts of all donors together never exceed the reported impact. See docs/rules/impact.md.
 */

export interface ReportShare {
  /** The donor's gifts in the period minus refunds, in US cents. */
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

/** Formats grams as kilograms with one decimal, rounded down, for example `"12.5 kg"`. */
export function formatCarbonOffset(grams: number): string {
  const hectograms = Math.floor(grams / 100);
  return `${Math.floor(hectograms / 10)}.${hectograms % 10} kg`;
}

function scaledPart({ ownUsdMinor, allUsdMinor }: ReportShare, reported: bigint): bigint {
  if (allUsdMinor <= 0n || ownUsdMinor <= 0n) return 0n;
  return (reported * ownUsdMinor * SCALE) / allUsdMinor;
}
