/**
 * Computes the figures of fee reports from the table `fee_lines`. A fee line is a ledger posting in US cents,
 * converted at the exchange rate of its gift.
 */
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
  /** The sum of the known actual fees of processors; null if none is known. */
  costMinor: bigint | null;
}

/** Selects the gifts of a range of days, both ends included. */
export interface FeeFilter {
  from: string;
  to: string;
  /** Only gifts to these charities; undefined for all charities. */
  charityIds?: string[] | undefined;
  method?: PaymentMethod | undefined;
  tier?: OrganizationTier | undefined;
}

/** The SQL condition of a FeeFilter. It uses `l` for `fee_lines` and the parameters $1 to $5. */
export const FEE_CONDITION = `l.posted_on >= $1::date AND l.posted_on <= $2::date
  AND ($3::text[] IS NULL OR l.charity_id = ANY($3::text[]))
  AND ($4::text IS NULL OR l.payment_method = $4) AND ($5::text IS NULL OR l.organization_tier = $5)`;

/** Returns the parameters of FEE_CONDITION. */
export function bindFilter({ from, to, charityIds, method, tier }: FeeFilter): unknown[] {
  return [from, to, charityIds ?? null, method ?? null, tier ?? null];
}

const COLUMNS: Record<Exclude<keyof FeeFigures, 'costMinor'>, string> = {
  donations: 'donations',
  donationMinor: 'donation_usd_minor',
  platformMinor: 'platform_usd_minor',
  processingMinor: 'processing_usd_minor',
  additionalMinor: 'additional_usd_minor',
  absorbedMinor: 'absorbed_usd_minor',
  netMinor: 'net_usd_minor',
};

/** Figures as decimal texts, because numbers in JSON would lose precision. */
export type FigureTexts = Record<keyof typeof COLUMNS, string> & { costMinor: string | null };

/** SQL that sums each figure over the lines of a group. */
export const SUMMED_FIGURES = `${listFigures((column, name) => `sum(l.${column}) AS "${name}"`)},
  sum(l.cost_usd_minor) AS "costMinor"`;

/** SQL that adds up each figure over all groups, as text. If there are no groups, a total is zero. */
export const TOTAL_FIGURES = `${listFigures((_, name) => `coalesce(sum("${name}"), 0)::text AS "${name}"`)},
  sum("costMinor")::text AS "costMinor"`;

/** SQL that converts each summed figure to text. */
export const FIGURE_TEXTS = `${listFigures((_, name) => `"${name}"::text AS "${name}"`)}, "costMinor"::text AS "costMinor"`;

function listFigures(write: (column: string, name: string) => string): string {
  return Object.entries(COLUMNS)
    .map(([name, column]) => write(column, name))
    .join(', ');
}

export function toFigures(row: FigureTexts): FeeFigures {
  return {
    donations: BigInt(row.donations),
    donationMinor: BigInt(row.donationMinor),
    platformMinor: BigInt(row.platformMinor),
    processingMinor: BigInt(row.processingMinor),
    additionalMinor: BigInt(row.additionalMinor),
    absorbedMinor: BigInt(row.absorbedMinor),
    netMinor: BigInt(row.netMinor),
    costMinor: row.costMinor === null ? null : BigInt(row.costMinor),
  };
}

export const NO_FIGURES: FeeFigures = {
  donations: 0n,
  donationMinor: 0n,
  platformMinor: 0n,
  processingMinor: 0n,
  additionalMinor: 0n,
  absorbedMinor: 0n,
  netMinor: 0n,
  costMinor: null,
};
