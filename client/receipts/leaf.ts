/** Reads the leaves of the receipt log, and checks that their texts are canonical (RFC 8785). */
import { ReceiptVerificationError } from './error';

/**
 * The content of a gift's leaf. Amounts are decimal texts in the currency, times are UTC with milliseconds.
 */
export interface GiftLeaf {
  version: 1;
  kind: 'gift';
  donation_id: string;
  charity_id: string;
  /** The charity's name when the gift was accepted. */
  charity_name: string;
  /** Like `US-EIN-123456789`, or empty. */
  charity_registration: string;
  amount: string;
  /** What the charity keeps after fees. */
  net_amount: string;
  currency: string;
  accepted_at: string;
  /** Random, so that nobody can guess a gift from its hash. */
  salt: string;
}

/** A refund, a lost dispute, or (`refund_failed`) one of them whose money came back. */
export interface ReturnLeaf {
  version: 1;
  kind: 'refund' | 'dispute_lost' | 'refund_failed';
  donation_id: string;
  /** The id of the refund or the dispute. */
  reference: string;
  amount: string;
  /** What the donor got back. */
  returned_amount: string;
  currency: string;
  at: string;
  salt: string;
}

/** Another gift took the gift's place, because nobody claimed its charity. */
export interface RedirectLeaf {
  version: 1;
  kind: 'redirect';
  donation_id: string;
  /** The id of the gift that took its place. */
  reference: string;
  at: string;
  salt: string;
}

/** The statement of a charity's closed month in one currency. */
export interface StatementLeaf {
  version: 1;
  kind: 'statement';
  charity_id: string;
  /** Such as `2026-11`. */
  month: string;
  currency: string;
  /** SHA-256 of the RFC 8785 text of the statement, 64 lower-case hex digits. */
  sha256: string;
  salt: string;
}

type Leaf = GiftLeaf | ReturnLeaf | RedirectLeaf | StatementLeaf;

const RETURN_FIELDS = ['donation_id', 'reference', 'amount', 'returned_amount', 'currency', 'at', 'salt'];
const FIELDS: Record<string, string[]> = {
  gift: [
    'donation_id',
    'charity_id',
    'charity_name',
    'charity_registration',
    'amount',
    'net_amount',
    'currency',
    'accepted_at',
    'salt',
  ],
  refund: RETURN_FIELDS,
  dispute_lost: RETURN_FIELDS,
  refund_failed: RETURN_FIELDS,
  redirect: ['donation_id', 'reference', 'at', 'salt'],
  statement: ['charity_id', 'month', 'currency', 'sha256', 'salt'],
};

/** Reads the leaf of a gift. Throws unless the text is the canonical text of such a leaf. */
export function readGift(text: string, part: string): GiftLeaf {
  const leaf = readLeaf(text, part);
  if (leaf.kind === 'gift') return leaf;
  throw malformed(part, `The leaf is a ${leaf.kind}, not a gift.`);
}

/**
 * Reads a later leaf of a gift, such as a refund. Throws unless the text is the canonical text of such a
 * leaf, and is about the gift with the id `donationId`.
 */
export function readReturn(text: string, part: string, donationId: string): ReturnLeaf | RedirectLeaf {
  const leaf = readLeaf(text, part);
  if (leaf.kind === 'gift' || leaf.kind === 'statement') {
    throw malformed(part, `The leaf is a ${leaf.kind}, not a refund or dispute.`);
  }
  if (leaf.donation_id === donationId) return leaf;
  throw malformed(part, 'The leaf is about another gift.');
}

/** The leaf of a statement. Throws unless the text is the canonical text of one. */
export function readStatementLeaf(text: string, part: string): StatementLeaf {
  const leaf = readLeaf(text, part);
  if (leaf.kind === 'statement') return leaf;
  throw malformed(part, `The leaf is a ${leaf.kind}, not a statement.`);
}

function readLeaf(text: string, part: string): Leaf {
  const leaf = parseFlat(text);
  if (leaf === undefined || printCanonical(leaf) !== text) {
    throw malformed(part, 'The leaf is not the canonical JSON text of an object (RFC 8785).');
  }
  if (isLeaf(leaf)) return leaf;
  throw malformed(
    part,
    'The leaf is not of a kind and version that this verifier knows, or it lacks a field.',
  );
}

function isLeaf(leaf: object): leaf is Leaf {
  const { version, kind, ...fields } = { version: undefined, kind: undefined, ...leaf } as Record<
    string,
    unknown
  >;
  const expected = typeof kind === 'string' && Object.hasOwn(FIELDS, kind) ? FIELDS[kind] : undefined;
  return (
    version === 1 &&
    expected?.length === Object.keys(fields).length &&
    expected.every((name) => Object.hasOwn(fields, name) && typeof fields[name] === 'string') &&
    /^[0-9a-f]{32}$/.test(String(fields.salt))
  );
}

/**
 * Prints the canonical text (RFC 8785) of an object that holds only texts and the number 1. For such an
 * object, it is enough to sort the names and to print texts with `JSON.stringify`.
 */
function printCanonical(leaf: object): string {
  const entries = Object.entries(leaf).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;
}

function parseFlat(text: string): object | undefined {
  try {
    const value: unknown = text.isWellFormed() ? JSON.parse(text) : undefined;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function malformed(part: string, message: string): ReceiptVerificationError {
  return new ReceiptVerificationError('malformed_leaf', part, message);
}
