/** Writes fee terms in wire format, and reads them back. */
import { parseMoneyNumber, toNumber } from '../money';
import { type FeeTerms, toPpm } from './rate';

/** Fee terms in wire format. Rates are fractions, and amounts are US dollars. */
export interface TermsFields {
  nonprofit_approved: boolean;
  negotiated_rate: number | null;
  high_volume: {
    rate: number;
    minimum_monthly_volume: number;
    starts_on: string;
    committed_until: string;
    review_on: string;
  } | null;
}

const MILLION = 1_000_000;

/** Writes millionths as a fraction. */
export const toRate = (ppm: bigint) => Number(ppm) / MILLION;

/** Writes US cents as dollars. */
export const toDollars = (minor: bigint) => toNumber({ currency: 'USD', minor });

export function writeTerms({ nonprofitApproved, negotiatedPpm, highVolume }: FeeTerms): TermsFields {
  return {
    nonprofit_approved: nonprofitApproved,
    negotiated_rate: negotiatedPpm === null ? null : toRate(negotiatedPpm),
    high_volume:
      highVolume === null
        ? null
        : {
            rate: toRate(highVolume.ratePpm),
            minimum_monthly_volume: toDollars(highVolume.minimumMonthlyUsdMinor),
            starts_on: highVolume.startsOn,
            committed_until: highVolume.committedUntil,
            review_on: highVolume.reviewOn,
          },
  };
}

/** Reads what `writeTerms` wrote. Throws a RangeError for anything else. */
export function readTerms({ nonprofit_approved, negotiated_rate, high_volume }: TermsFields): FeeTerms {
  return {
    nonprofitApproved: nonprofit_approved,
    negotiatedPpm: negotiated_rate === null ? null : readRate(negotiated_rate),
    highVolume:
      high_volume === null
        ? null
        : {
            ratePpm: readRate(high_volume.rate),
            minimumMonthlyUsdMinor: parseMoneyNumber(high_volume.minimum_monthly_volume, 'USD').minor,
            startsOn: high_volume.starts_on,
            committedUntil: high_volume.committed_until,
            reviewOn: high_volume.review_on,
          },
  };
}

/** Reads a fraction with at most six decimals as millionths. Throws a RangeError for more decimals. */
export function readRate(rate: number): bigint {
  const ppm = toPpm(rate);
  if (ppm === undefined) throw new RangeError(`${rate} has more than six decimals`);
  return ppm;
}
