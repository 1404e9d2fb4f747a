/**
 * Computes the figures of fee reports from the table `fee_lines`. A fee line is a ledger posting in US cents,
 * converted at the exchange rate of its gift, payout or bill.
 */
import { type PaymentMethod } from '../../../domain/fees/quote';
import { type OrganizationTier } from '../../../domain/fees/schedule';
import { nameInSql } from '../../tables/columns';

export interface FeeFigures {
  donations: bigint;
  donationMinor: bigint;
  /** The fees that donors paid on top of their gifts. */
  coveredMinor: bigint;
  platformMinor: bigint;
  processingMinor: bigint;
  additionalMinor: bigint;
  /** The costs that the platform bears instead of the charity. */
  borneMinor: bigint;
  absorbedMinor: bigint;
  netMinor: bigint;
  /** The sum of the known actual fees of processors; null if none is known. */
  costMinor: bigint | null;
}

/** Selects the lines of a range of days, both ends included. */
export interface FeeFilter {
  from: string;
  to: string;
  /** Only lines of these charities; undefined for all charities. */
  charityIds?: string[] | undefined;
  /** Only gifts that this account made. */
  accountId?: string | undefined;
  method?: PaymentMethod | undefined;
  tier?: OrganizationTier | undefined;
}

/** The SQL condition of a FeeFilter. It uses `l` for `fee_lines` and the parameters $1 to $6. */
export const FEE_CONDITION = `l.posted_on >= $1::date AND l.posted_on <= $2::date
  AND ($3::text[] IS NULL OR l.charity_id = ANY($3::text[]))
  AND ($4::text IS NULL OR l.payment_method = $4) AND ($5::text IS NULL OR l.organization_tier = $5)
  AND ($6::text IS NULL OR l.account_id = $6)`;

/** Returns the parameters of FEE_CONDITION. */
export function bindFilter({ from, to, charityIds, accountId, method, tier }: FeeFilter): unknown[] {
  return [from, to, charityIds ?? null, method ?? null, tier ?? null, accountId ?? null];
}

const COLUMNS: Record<keyof FeeFigures, string> = {
  donations: 'donations',
  donationMinor: 'donation_usd_minor',
  coveredMinor: 'covered_usd_minor',
  platformMinor: 'platform_usd_minor',
  processingMinor: 'processing_usd_minor',
  additionalMinor: 'additional_usd_minor',
  borneMinor: 'borne_usd_minor',
  absorbedMinor: 'absorbed_usd_minor',
  netMinor: 'net_usd_minor',
  costMinor: 'cost_usd_minor',
};

/** SQL that sums each figure over the lines of a group. */
export const SUMMED_FIGURES = listFigures((name, column) => `sum(l.${column}) AS ${nameInSql(name)}`);

/** SQL that adds up each figure over all groups. If there are no groups, a total is zero, and the cost is null. */
export const TOTAL_FIGURES = listFigures((name) => {
  const sum = `sum(${nameInSql(name)})`;
  return `${name === 'costMinor' ? sum : `coalesce(${sum}, 0)`} AS ${nameInSql(name)}`;
});

/** Figures in JSON as decimal texts, because numbers in JSON would lose precision. */
export type FigureTexts = Record<Exclude<keyof FeeFigures, 'costMinor'>, string> & {
  costMinor: string | null;
};

/** SQL that converts each summed figure to a text for JSON. */
export const FIGURE_TEXTS = listFigures((name) => `${nameInSql(name)}::text AS "${name}"`);

function listFigures(write: (name: string, column: string) => string): string {
  return Object.entries(COLUMNS)
    .map(([name, column]) => write(name, column))
    .join(', ');
}

/** Reads the figures that FIGURE_TEXTS wrote. */
export function toFigures(row: FigureTexts): FeeFigures {
  return {
    donations: BigInt(row.donations),
    donationMinor: BigInt(row.donationMinor),
    coveredMinor: BigInt(row.coveredMinor),
    platformMinor: BigInt(row.platformMinor),
    processingMinor: BigInt(row.processingMinor),
    additionalMinor: BigInt(row.additionalMinor),
    borneMinor: BigInt(row.borneMinor),
    absorbedMinor: BigInt(row.absorbedMinor),
    netMinor: BigInt(row.netMinor),
    costMinor: row.costMinor === null ? null : BigInt(row.costMinor),
  };
}

export const NO_FIGURES: FeeFigures = {
  donations: 0n,
  donationMinor: 0n,
  coveredMinor: 0n,
  platformMinor: 0n,
  processingMinor: 0n,
  additionalMinor: 0n,
  borneMinor: 0n,
  absorbedMinor: 0n,
  netMinor: 0n,
  costMinor: null,
};
