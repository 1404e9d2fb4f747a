/** The figures of fee reports: the ledger's postings in US cents at their gift's own rate (`fee_lines`). */
import { type PaymentMethod } from '../../../domain/fees/quote';
import { type OrganizationTier } from '../../../domain/fees/schedule';

export interface FeeFigures {
  donations: bigint;
  donationMinor: bigint;
  platformMinor: bigint;
  processingMinor: bigint;
  additionalMinor: bigint;
  absorbedMinor: bigint;
  netMinor: bigint;
}

/** A range of days, both ends included, and which gifts to count. */
export interface FeeFilter {
  from: string;
  to: string;
  /** Only of these charities; undefined for all. */
  charityIds?: string[] | undefined;
  method?: PaymentMethod | undefined;
  tier?: OrganizationTier | undefined;
}

/** The filter's condition on `fee_lines` (as `l`); it uses the parameters $1 to $5. */
export const FEE_CONDITION = `l.posted_on >= $1::date AND l.posted_on <= $2::date
  AND ($3::text[] IS NULL OR l.charity_id = ANY($3::text[]))
  AND ($4::text IS NULL OR l.payment_method = $4) AND ($5::text IS NULL OR l.organization_tier = $5)`;

/** The parameters of FEE_CONDITION. */
export function bindFilter({ from, to, charityIds, method, tier }: FeeFilter): unknown[] {
  return [from, to, charityIds ?? null, method ?? null, tier ?? null];
}

const COLUMNS: Record<keyof FeeFigures, string> = {
  donations: 'donations',
  donationMinor: 'donation_usd_minor',
  platformMinor: 'platform_usd_minor',
  processingMinor: 'processing_usd_minor',
  additionalMinor: 'additional_usd_minor',
  absorbedMinor: 'absorbed_usd_minor',
  netMinor: 'net_usd_minor',
};

/** Figures as decimal texts, which stay exact. */
export type FigureTexts = Record<keyof FeeFigures, string>;

/** Each figure summed over the lines of a group. */
export const SUMMED_FIGURES = listFigures((column, name) => `sum(l.${column}) AS "${name}"`);

/** The total of each figure over all groups, as text; zero without groups. */
export const TOTAL_FIGURES = listFigures((_, name) => `coalesce(sum("${name}"), 0)::text AS "${name}"`);

/** Each summed figure as text. */
export const FIGURE_TEXTS = listFigures((_, name) => `"${name}"::text AS "${name}"`);

function listFigures(write: (column: string, name: string) => string): string {
  return Object.entries(COLUMNS)
    .map(([name, column]) => write(column, name))
    .join(', ');
}

/** The figures of a row. */
export function toFigures(row: FigureTexts): FeeFigures {
  return {
    donations: BigInt(row.donations),
    donationMinor: BigInt(row.donationMinor),
    platformMinor: BigInt(row.platformMinor),
    processingMinor: BigInt(row.processingMinor),
    additionalMinor: BigInt(row.additionalMinor),
    absorbedMinor: BigInt(row.absorbedMinor),
    netMinor: BigInt(row.netMinor),
  };
}

/** Zero for every figure. */
export const NO_FIGURES: FeeFigures = {
  donations: 0n,
  donationMinor: 0n,
  platformMinor: 0n,
  processingMinor: 0n,
  additionalMinor: 0n,
  absorbedMinor: 0n,
  netMinor: 0n,
};
