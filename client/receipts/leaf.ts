/** The leaves of the receipt log, and the check that a text is the canonical one (RFC 8785). */
import { ReceiptVerificationError } from './error';

/** What a gift's leaf says. Amounts are decimal texts of the currency, times are UTC with milliseconds. */
export interface GiftLeaf {
  version: 1;
  kind: 'gift';
  donation_id: string;
  charity_id: string;
  /** The name when the gift was accepted. */
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

/** A refund, a lost dispute, or a refund that failed after it completed. */
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
};

/** The leaf of a gift. Throws unless the text is the canonical text of one. */
export function readGift(text: string, part: string): GiftLeaf {
  const leaf = readLeaf(text, part);
  if (isGift(leaf)) return leaf;
  throw malformed(part, `The leaf is a ${leaf.kind}, not a gift.`);
}

/** A later leaf of a gift. Throws unless the text is the canonical text of one, about the same gift. */
export function readReturn(text: string, part: string, donationId: string): ReturnLeaf {
  const leaf = readLeaf(text, part);
  if (isGift(leaf)) throw malformed(part, 'The leaf is another gift, not a refund or dispute.');
  if (leaf.donation_id === donationId) return leaf;
  throw malformed(part, 'The leaf is about another gift.');
}

function isGift(leaf: GiftLeaf | ReturnLeaf): leaf is GiftLeaf {
  return leaf.kind === 'gift';
}

function readLeaf(text: string, part: string): GiftLeaf | ReturnLeaf {
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

function isLeaf(leaf: object): leaf is GiftLeaf | ReturnLeaf {
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

/** RFC 8785 for an object of texts and the number 1: sorted names, and texts as `JSON.stringify` prints them. */
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
