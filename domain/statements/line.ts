/** Defines the lines of a charity's statement. They match the ledger to the cent. See docs/rules/statements.md. */
import canonicalize from 'canonicalize';
import { type PostingKind } from '../ledger/postings';
import { type Currency, formatMoney } from '../money';

export const LINE_KINDS = [
  'gift',
  'refund',
  'dispute',
  'redirect',
  'payout',
  'write_off',
  'subscription',
  'fee',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** The kind of the line for each kind of posting. Fees have their own lines. A new kind needs an entry here. */
export const LINES_OF_POSTINGS: Record<string, LineKind> = {
  completed: 'gift',
  refunded: 'refund',
  refund_failed: 'refund',
  disputed: 'dispute',
  dispute_joined: 'dispute',
  dispute_won: 'dispute',
  dispute_lost: 'dispute',
  dispute_reversed: 'dispute',
  redirected: 'redirect',
  written_off: 'write_off',
  payout_left: 'payout',
  payout_paid: 'payout',
  payout_failed: 'payout',
  payout_returned: 'payout',
  subscription_billed: 'subscription',
} satisfies Partial<Record<PostingKind, LineKind>> & Record<string, LineKind>;

/** One change of a charity's balance in the ledger. */
export interface StatementEntry {
  currency: Currency;
  postingId: string;
  posting: string;
  /** The id of the refund, dispute, payout, write-off or bill, or of the gift that replaced this one. Else empty. */
  cause: string;
  donationId: string | null;
  at: Date;
  isFee: boolean;
  minor: bigint;
  /** The index of the leaf that the gift, refund or lost dispute has in the receipt log. */
  leafIndex: number | null;
  /** The time from which the money of a completed gift can be paid out. */
  availableAt: Date | null;
}

/** A line as the API returns it and the receipt log hashes it. It contains no data about a donor. */
export interface StatementLine {
  kind: LineKind;
  /** The id of the gift, refund, dispute, payout, write-off or bill. */
  id: string;
  donation_id: string | null;
  /** The kind of posting in the ledger, and its id. */
  posting: string;
  posting_id: string;
  at: string;
  amount: string;
  leaf_index: number | null;
  available_at: string | null;
  /** The path of the gift's receipt. */
  receipt: string | null;
}

export function toLine(entry: StatementEntry): StatementLine {
  const { currency, minor, posting, donationId } = entry;
  const kind = entry.isFee ? 'fee' : LINES_OF_POSTINGS[posting];
  if (kind === undefined)
    throw new RangeError(`no statement line is defined for postings of the kind ${posting}`);
  return {
    kind,
    id: entry.cause === '' ? (donationId ?? '') : entry.cause,
    donation_id: donationId,
    posting,
    posting_id: entry.postingId,
    at: entry.at.toISOString(),
    amount: formatMoney({ currency, minor }),
    leaf_index: entry.leafIndex,
    available_at: entry.availableAt?.toISOString() ?? null,
    receipt: donationId === null ? null : `/v1/donations/${donationId}/receipt`,
  };
}

/**
 * The pieces of the RFC 8785 text of a currency's statement: the head, the lines joined by commas, and the tail. With
 * pieces, the platform hashes a long statement without holding it in memory.
 */
export const canonicalPieces = {
  head: (currency: Currency, closingMinor: bigint) =>
    `{"closing_balance":"${formatMoney({ currency, minor: closingMinor })}","currency":"${currency}","lines":[`,
  line: (line: StatementLine) => canonicalize(line) ?? '',
  tail: (currency: Currency, openingMinor: bigint) =>
    `],"opening_balance":"${formatMoney({ currency, minor: openingMinor })}"}`,
};
