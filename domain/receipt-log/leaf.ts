/** Computes the canonical text and the hash of a leaf of the receipt log. See docs/rules/receipt-log.md. */
import canonicalize from 'canonicalize';
import { type Currency, formatMoney } from '../money';
import { sha256 } from './crypto';

const LEAF_VERSION = 1;
const LEAF_KINDS = ['gift', 'refund', 'dispute_lost', 'refund_failed', 'redirect', 'statement'] as const;
export type LeafKind = (typeof LEAF_KINDS)[number];

/** The length of the salt. Without a random salt, anybody could guess a gift and compare the hashes. */
export const SALT_HEX_DIGITS = 32;

export interface GiftLeaf {
  kind: 'gift';
  donationId: string;
  charityId: string;
  /** The charity's name when the gift was accepted. */
  charityName: string;
  /** See `registrationOf`. */
  charityRegistration: string;
  amountMinor: bigint;
  netAmountMinor: bigint;
  currency: Currency;
  acceptedAt: Date;
  salt: string;
}

/** A refund, a lost dispute, or a refund that failed after it completed. */
export interface ReturnLeaf {
  kind: Exclude<LeafKind, 'gift' | 'redirect' | 'statement'>;
  donationId: string;
  /** The id of the refund or the dispute. */
  reference: string;
  amountMinor: bigint;
  returnedAmountMinor: bigint;
  currency: Currency;
  at: Date;
  salt: string;
}

/** A redirection: a new gift to another charity replaces this gift. */
interface RedirectLeaf {
  kind: 'redirect';
  /** The id of the replaced gift. */
  donationId: string;
  /** The id of the new gift. */
  reference: string;
  at: Date;
  salt: string;
}

/** The statement of a charity's closed month in one currency. */
interface StatementLeaf {
  kind: 'statement';
  charityId: string;
  /** The month of the statement, such as `2026-11`. */
  month: string;
  currency: Currency;
  /** SHA-256 of the statement's RFC 8785 text, in hex digits. */
  sha256: string;
  salt: string;
}

export type Leaf = GiftLeaf | ReturnLeaf | RedirectLeaf | StatementLeaf;

/**
 * Returns the RFC 8785 text of a leaf. The log stores this text, because only this exact text has the leaf's
 * hash.
 */
export function printLeaf(leaf: Leaf): string {
  if (!/^[0-9a-f]+$/.test(leaf.salt) || leaf.salt.length !== SALT_HEX_DIGITS) {
    throw new RangeError(`A leaf needs a salt of ${SALT_HEX_DIGITS} lower-case hex digits.`);
  }
  return canonicalize(fieldsOf(leaf)) ?? '';
}

/** Returns the leaf hash of RFC 9162. It is the SHA-256 of a zero byte and the text. */
export function hashLeaf(text: string): Buffer {
  return sha256(Uint8Array.of(0), text);
}

/** Returns the `transaction_hash` of a gift whose leaf has this text. */
export function transactionHash(text: string): string {
  return `0x${hashLeaf(text).toString('hex')}`;
}

/** Returns the leaf hash in a `transaction_hash`. */
export function hashOfTransaction(hash: string): Buffer {
  return Buffer.from(hash.slice(2), 'hex');
}

/** Returns a charity's registration, such as `US-EIN-123456789`. It is empty for a charity without an EIN. */
export function registrationOf(ein: string | null): string {
  return ein === null ? '' : `US-EIN-${ein.replaceAll('-', '')}`;
}

function fieldsOf(leaf: Leaf) {
  if (leaf.kind === 'gift') return giftFields(leaf);
  if (leaf.kind === 'redirect') return redirectFields(leaf);
  return leaf.kind === 'statement' ? statementFields(leaf) : returnFields(leaf);
}

function redirectFields({ kind, donationId, reference, at, salt }: RedirectLeaf) {
  return { version: LEAF_VERSION, kind, donation_id: donationId, reference, at: at.toISOString(), salt };
}

function statementFields({ kind, charityId, month, currency, sha256: hash, salt }: StatementLeaf) {
  return { version: LEAF_VERSION, kind, charity_id: charityId, month, currency, sha256: hash, salt };
}

function giftFields(leaf: GiftLeaf) {
  const { currency } = leaf;
  return {
    version: LEAF_VERSION,
    kind: leaf.kind,
    donation_id: leaf.donationId,
    charity_id: leaf.charityId,
    charity_name: leaf.charityName,
    charity_registration: leaf.charityRegistration,
    amount: formatMoney({ currency, minor: leaf.amountMinor }),
    net_amount: formatMoney({ currency, minor: leaf.netAmountMinor }),
    currency,
    accepted_at: leaf.acceptedAt.toISOString(),
    salt: leaf.salt,
  };
}

function returnFields(leaf: ReturnLeaf) {
  const { currency } = leaf;
  return {
    version: LEAF_VERSION,
    kind: leaf.kind,
    donation_id: leaf.donationId,
    reference: leaf.reference,
    amount: formatMoney({ currency, minor: leaf.amountMinor }),
    returned_amount: formatMoney({ currency, minor: leaf.returnedAmountMinor }),
    currency,
    at: leaf.at.toISOString(),
    salt: leaf.salt,
  };
}
