/** The leaves of the receipt log: their canonical text and its hash. See docs/rules/receipt-log.md. */
import canonicalize from 'canonicalize';
import { type Currency, formatMoney } from '../money';
import { sha256 } from './crypto';

export const LEAF_VERSION = 1;
export const LEAF_KINDS = ['gift', 'refund', 'dispute_lost', 'refund_failed'] as const;
export type LeafKind = (typeof LEAF_KINDS)[number];

/** Without a random salt, anybody could guess a gift and compare its hash. */
export const SALT_HEX_DIGITS = 32;

export interface GiftLeaf {
  kind: 'gift';
  donationId: string;
  charityId: string;
  /** The name at acceptance. */
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
  kind: Exclude<LeafKind, 'gift'>;
  donationId: string;
  /** The id of the refund or the dispute. */
  reference: string;
  amountMinor: bigint;
  returnedAmountMinor: bigint;
  currency: Currency;
  at: Date;
  salt: string;
}

export type Leaf = GiftLeaf | ReturnLeaf;

/** The RFC 8785 text of a leaf. The log stores this text, because only this text has the leaf's hash. */
export function printLeaf(leaf: Leaf): string {
  if (!/^[0-9a-f]+$/.test(leaf.salt) || leaf.salt.length !== SALT_HEX_DIGITS) {
    throw new RangeError(`A leaf needs a salt of ${SALT_HEX_DIGITS} lower-case hex digits.`);
  }
  return canonicalize(leaf.kind === 'gift' ? giftFields(leaf) : returnFields(leaf)) ?? '';
}

/** The leaf hash of RFC 9162: SHA-256 of a zero byte and the text. */
export function hashLeaf(text: string): Buffer {
  return sha256(Uint8Array.of(0), text);
}

/** The `transaction_hash` of a gift whose leaf has this text. */
export function transactionHash(text: string): string {
  return `0x${hashLeaf(text).toString('hex')}`;
}

/** The leaf hash in a `transaction_hash`. */
export function hashOfTransaction(hash: string): Buffer {
  return Buffer.from(hash.slice(2), 'hex');
}

/** A charity's registration with its register, such as `US-EIN-123456789`. Empty without a tax number. */
export function registrationOf(ein: string | null): string {
  return ein === null ? '' : `US-EIN-${ein.replaceAll('-', '')}`;
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
