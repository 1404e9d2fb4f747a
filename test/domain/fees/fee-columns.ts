/** Computes the columns of fee reports from ledger entries: a second implementation of the database's trigger. */
import { type LedgerEntry } from '../../../domain/ledger/postings';
import { type Currency, toUsdMinor } from '../../../domain/money';

export const FEE_COLUMNS = [
  'donation',
  'covered',
  'platform',
  'processing',
  'additional',
  'borne',
  'absorbed',
] as const;
export type FeeColumns = Record<(typeof FEE_COLUMNS)[number], bigint>;

export const NO_COLUMNS: FeeColumns = {
  donation: 0n,
  covered: 0n,
  platform: 0n,
  processing: 0n,
  additional: 0n,
  borne: 0n,
  absorbed: 0n,
};

/** Returns the columns of one posting. `donation` is the part of the gift that came or, if negative, was returned. */
export function columnsOf(entries: LedgerEntry[], donation: bigint): FeeColumns {
  const sum = (isOf: (account: string) => boolean) =>
    entries
      .filter(({ account }) => isOf(account))
      .reduce((total, { amountMinor }) => total + amountMinor, 0n);
  const paid = -sum((account) => /^(donor|issuer)\/|^platform\/losses$/.test(account));
  const absorbedPlatform = -sum((account) => account.endsWith('/absorbed-platform-fees'));
  const absorbedProcessing = -sum((account) => account.endsWith('/absorbed-processing-fees'));
  return {
    donation,
    covered: paid - donation,
    platform: sum((account) => account === 'platform/fees') - absorbedPlatform,
    processing: sum((account) => account.startsWith('processor/')) - absorbedProcessing,
    additional: sum((account) => ['platform/services', 'platform/chargebacks'].includes(account)),
    borne: -sum((account) => account === 'platform/refund-costs'),
    absorbed: absorbedPlatform + absorbedProcessing,
  };
}

/** The identity of docs/rules/fees.md. */
export function netOf(columns: FeeColumns): bigint {
  const { donation, covered, platform, processing, additional, borne } = columns;
  return donation + covered - platform - processing - additional + borne;
}

export function addColumns(one: FeeColumns, other: FeeColumns): FeeColumns {
  return mapColumns((name) => one[name] + other[name]);
}

export function mapColumns(compute: (name: keyof FeeColumns) => bigint): FeeColumns {
  return Object.fromEntries(FEE_COLUMNS.map((name) => [name, compute(name)])) as FeeColumns;
}

/** Converts to US cents. Rounds half a cent away from zero. */
export function toUsdCents(minor: bigint, currency: Currency, usdPerUnit: string): bigint {
  if (minor < 0n) return -toUsdCents(-minor, currency, usdPerUnit);
  return toUsdMinor({ currency, minor }, usdPerUnit);
}
