/** Defines differences between the ledger and external records. See docs/rules/reconciliation.md. */
import { DAY_MS } from '../days';

/** The external records with which the ledger is compared. */
export const RECONCILIATION_SOURCES = ['charges', 'processor', 'bank', 'receipt_log'] as const;
export type ReconciliationSource = (typeof RECONCILIATION_SOURCES)[number];

export const DIFFERENCE_KINDS = [
  'missing_here',
  'missing_there',
  'unknown_reference',
  'duplicate',
  'other_amount',
  'other_currency',
  'other_fee',
  'other_date',
  'other_state',
  'other_content',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** The kinds of money movements at a processor or a bank. */
export const MOVEMENTS = [
  'charge',
  'refund',
  'refund_failure',
  'dispute',
  'dispute_reversal',
  'payout',
  'payout_return',
  'transfer',
  'transfer_return',
  'fee',
  'other',
] as const;
export type Movement = (typeof MOVEMENTS)[number];

export const ITEM_STATUSES = ['open', 'explained', 'resolved'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** Two operators resolved the item, or a later comparison no longer found the difference. */
export const RESOLUTIONS = ['decided', 'disappeared'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** The age buckets of items, in days. */
export const AGE_BUCKETS = ['0-1', '2-7', '8-30', '31+'] as const;
export type AgeBucket = (typeof AGE_BUCKETS)[number];

/** The lowest age in each bucket except the first. */
const BUCKET_STARTS = [2, 8, 31] as const;

/** Returns the age of an item in whole days. The age of a resolved item no longer grows. */
export function ageDays(
  { firstSeenAt, resolvedAt }: { firstSeenAt: Date; resolvedAt: Date | null },
  at: Date,
) {
  const until = resolvedAt ?? at;
  return Math.max(0, Math.floor((until.getTime() - firstSeenAt.getTime()) / DAY_MS));
}

export function bucketOf(days: number): AgeBucket {
  const index = BUCKET_STARTS.filter((start) => days >= start).length;
  return AGE_BUCKETS[index] ?? '31+';
}

/** Returns the age limits of a bucket in days. `least` is inclusive, and `before` is exclusive. */
export function boundsOf(bucket: AgeBucket): { least: number; before: number | null } {
  const index = AGE_BUCKETS.indexOf(bucket);
  return { least: BUCKET_STARTS[index - 1] ?? 0, before: BUCKET_STARTS[index] ?? null };
}

/** A difference that a comparison found. */
export interface Difference {
  kind: DifferenceKind;
  /** The kind of money movement, or the kind of leaf in the receipt log. */
  movement: string;
  /** Our id of the compared object. If we have no such object, the reference in the external record. */
  reference: string;
  ourReference: string | null;
  theirReference: string | null;
  /** The amount or state on each side, such as "25.00 USD". Null if that side has none. */
  ours: string | null;
  theirs: string | null;
  /** The money that the difference is about. */
  currency: string | null;
  amountMinor: bigint | null;
}

const SIDES: Record<ReconciliationSource, string> = {
  charges: 'The processor',
  processor: 'The processor',
  bank: 'The bank',
  receipt_log: 'The receipt log',
};

/** Describes a difference in one sentence. */
export function describeDifference(
  source: ReconciliationSource,
  { kind, movement }: Pick<Difference, 'kind' | 'movement'>,
): string {
  const them = SIDES[source];
  const what = movement.replaceAll('_', ' ');
  switch (kind) {
    case 'missing_here':
      return `${them} has this ${what}, and the ledger does not.`;
    case 'missing_there':
      return `The ledger has this ${what}. ${them} does not.`;
    case 'unknown_reference':
      return `${them} has a movement of money (${what}) without a reference to a record of ours.`;
    case 'duplicate':
      return `${them} has this ${what} more than once.`;
    case 'other_amount':
    case 'other_currency':
    case 'other_fee':
    case 'other_date':
    case 'other_state':
    case 'other_content':
      return `${them} has this ${what} with another ${kind.slice('other_'.length)}.`;
  }
}
