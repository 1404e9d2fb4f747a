/** A log of gifts in memory, with its keys, its witness and proofs as the API answers them. */
import { type ReceiptProof, type ReceiptTrust } from '../../../client/index';
import { printCheckpoint } from '../../../domain/receipt-log/checkpoint';
import { printVerifierKey, signerOf } from '../../../domain/receipt-log/keys';
import { hashLeaf, type Leaf, printLeaf } from '../../../domain/receipt-log/leaf';
import { cosign, signNote } from '../../../domain/receipt-log/note';
import { computeRoot, proveInclusion } from '../../../domain/receipt-log/tree';
import { MemoryTree } from '../../factories/receipt-tree';

export const ORIGIN = 'give.example/receipt-log';
export const COSIGNED_AT = 1_800_000_000;
export const logKey = signerOf(ORIGIN, 'ed25519', Buffer.alloc(32, 1));
export const nextKey = signerOf(ORIGIN, 'ed25519', Buffer.alloc(32, 2));
export const strangerKey = signerOf(ORIGIN, 'ed25519', Buffer.alloc(32, 3));
export const witness = signerOf('witness.example', 'cosignature', Buffer.alloc(32, 4));

export const TRUST: ReceiptTrust = {
  origin: ORIGIN,
  keys: [printVerifierKey(logKey.key)],
  witnesses: [printVerifierKey(witness.key)],
};

/** Every fifth leaf is a refund of the gift before it. */
export function leafOf(index: number): Leaf {
  const salt = index.toString(16).padStart(32, '0');
  if (index % 5 === 4) {
    return {
      kind: 'refund',
      donationId: `donation_${index - 1}`,
      reference: `refund_${index}`,
      amountMinor: 500n,
      returnedAmountMinor: 470n,
      currency: 'USD',
      at: new Date(COSIGNED_AT * 1_000 + index),
      salt,
    };
  }
  return {
    kind: 'gift',
    donationId: `donation_${index}`,
    charityId: 'charity_1',
    charityName: 'Café "€" \u0007 \u2028 🎁',
    charityRegistration: 'US-EIN-123456789',
    amountMinor: 2_500n + BigInt(index),
    netAmountMinor: 2_400n + BigInt(index),
    currency: 'USD',
    acceptedAt: new Date(COSIGNED_AT * 1_000 + index),
    salt,
  };
}

export class SmallLog extends MemoryTree {
  readonly texts: string[];

  constructor(count: number) {
    super();
    this.texts = Array.from({ length: count }, (_, index) => printLeaf(leafOf(index)));
    this.append(this.texts.map(hashLeaf));
  }

  /** A checkpoint of an earlier size too, signed by the log and cosigned by the witness. */
  checkpoint(size = this.size, signers = [logKey, nextKey], origin = ORIGIN): string {
    const body = printCheckpoint({ origin, size, root: computeRoot(size, this.read) });
    return `${signNote(body, signers)}${cosign(body, COSIGNED_AT, witness)}\n`;
  }

  proof(index: number, size = this.size): ReceiptProof {
    return {
      leaf: this.texts[index] ?? '',
      leaf_hash: this.leaves[index]?.toString('hex') ?? '',
      leaf_index: index,
      tree_size: size,
      inclusion_proof: proveInclusion(index, size, this.read).map((hash) => hash.toString('hex')),
      checkpoint: this.checkpoint(size),
      witnessed: null,
      later: [],
    };
  }
}
