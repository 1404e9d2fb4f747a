/**
 * Verifies the proof of a gift with the keys that the caller trusts. Uses no network, no clock and no file.
 */
import { areEqual, type Bytes, printHex } from './bytes';
import { ReceiptVerificationError } from './error';
import { hashLeaf, rootOf } from './inclusion';
import { LOG_KEY, readKeys, type VerifierKey, WITNESS_KEY } from './keys';
import { type GiftLeaf, readGift, readReturn, type RedirectLeaf, type ReturnLeaf } from './leaf';
import { type Checkpoint, findCosigning, hasSigned, readCheckpoint } from './note';
import {
  type CoveringProof,
  joinPart,
  type LeafProof,
  readCovering,
  readLater,
  readLeafProof,
  type ReceiptProof,
} from './proof';

/**
 * The name and keys that the caller trusts. Take them from the charity, a newspaper or an earlier receipt,
 * never from the proof.
 */
export interface ReceiptTrust {
  /** The log's name, the first line of its checkpoints, such as `give.example/receipt-log`. */
  origin: string;
  /** Verifier keys of the log, `name+hash+base64`. One of these keys must have signed. */
  keys: string[];
  /** Verifier keys of witnesses. All of them must have cosigned the same checkpoint. Default none. */
  witnesses?: string[];
}

/** A checkpoint that covers the leaf, and who signed it. */
export interface VerifiedCheckpoint {
  /** Leaves in the tree. */
  treeSize: number;
  /** The caller's log keys that signed. During a rotation, more than one key may have signed. */
  signedBy: string[];
  /** The caller's witnesses that cosigned, and when. */
  witnesses: { key: string; at: Date }[];
}

/** A leaf that the log holds. */
export interface VerifiedLeaf<Leaf> {
  leaf: Leaf;
  /** 64 lower-case hex digits. */
  leafHash: string;
  leafIndex: number;
  checkpoint: VerifiedCheckpoint;
  /** The cosigned checkpoint that the proof also has, or null. */
  witnessed: VerifiedCheckpoint | null;
}

/** The gift, and its refunds, lost disputes and redirects as far as the proof shows them. */
export interface VerifiedReceipt {
  origin: string;
  gift: VerifiedLeaf<GiftLeaf>;
  later: VerifiedLeaf<ReturnLeaf | RedirectLeaf>[];
}

export interface Trust {
  origin: string;
  keys: VerifierKey[];
  witnesses: VerifierKey[];
}

/**
 * Returns a proof's content once every part is verified: the leaf's text and hash, its inclusion, the
 * checkpoint's origin and signatures, the witnessed checkpoint, and all later leaves. The witnesses must have
 * cosigned a checkpoint that covers the gift's leaf. This is not required for a later leaf, because it may be
 * too new. If any check fails, throws a ReceiptVerificationError, whose `reason` and `part` say what is
 * wrong.
 */
export async function verify(proof: ReceiptProof, trust: ReceiptTrust): Promise<VerifiedReceipt> {
  const trusted = await readTrust(trust);
  const hash = readLeafProof(proof, '');
  const leaf = readGift(proof.leaf, 'leaf');
  const gift = await verifyLeaf(proof, hash, leaf, '', trusted);
  requireWitnesses(gift, trusted);
  const later: VerifiedLeaf<ReturnLeaf | RedirectLeaf>[] = [];
  for (const [at, each] of readLater(proof).entries()) {
    const part = `later[${at}]`;
    const laterHash = readLeafProof(each, part);
    const returned = readReturn(each.leaf, `${part}.leaf`, leaf.donation_id);
    later.push(await verifyLeaf(each, laterHash, returned, part, trusted));
  }
  return { origin: trusted.origin, gift, later };
}

export async function readTrust({ origin, keys, witnesses = [] }: ReceiptTrust): Promise<Trust> {
  const refuse = (part: string, message: string) =>
    new ReceiptVerificationError('unreadable_trust', part, message);
  if (origin === '') throw refuse('origin', 'Pass the name of the log that you trust.');
  if (keys.length === 0) throw refuse('keys', 'Pass at least one verifier key of the log that you trust.');
  return {
    origin,
    keys: await readKeys(keys, LOG_KEY, 'keys'),
    witnesses: await readKeys(witnesses, WITNESS_KEY, 'witnesses'),
  };
}

export async function verifyLeaf<Leaf>(
  proof: LeafProof,
  leafHash: Bytes,
  leaf: Leaf,
  part: string,
  trust: Trust,
): Promise<VerifiedLeaf<Leaf>> {
  if (!areEqual(await hashLeaf(proof.leaf), leafHash)) {
    throw new ReceiptVerificationError(
      'wrong_leaf_hash',
      joinPart(part, 'leaf_hash'),
      'The leaf does not have this hash: the leaf or the hash was changed.',
    );
  }
  const place = { leafHash, index: proof.leaf_index };
  const checkpoint = await verifyCovering(proof, place, part, trust);
  const witnessed = proof.witnessed
    ? await verifyCovering(proof.witnessed, place, joinPart(part, 'witnessed'), trust)
    : null;
  return { leaf, leafHash: printHex(leafHash), leafIndex: proof.leaf_index, checkpoint, witnessed };
}

async function verifyCovering(
  proof: CoveringProof,
  { leafHash, index }: { leafHash: Bytes; index: number },
  part: string,
  trust: Trust,
): Promise<VerifiedCheckpoint> {
  const { siblings, checkpoint: text } = readCovering(proof, part);
  const checkpointPart = joinPart(part, 'checkpoint');
  const checkpoint = readCheckpoint(text, checkpointPart);
  const signers = await verifySigners(checkpoint, checkpointPart, trust);
  if (checkpoint.size !== proof.tree_size) {
    throw new ReceiptVerificationError(
      'wrong_tree_size',
      joinPart(part, 'tree_size'),
      `The checkpoint has ${checkpoint.size} leaves, not ${proof.tree_size}.`,
    );
  }
  const root = await rootOf(leafHash, index, checkpoint.size, siblings);
  if (root !== undefined && areEqual(root, checkpoint.root)) return { treeSize: checkpoint.size, ...signers };
  throw new ReceiptVerificationError(
    'not_included',
    joinPart(part, 'inclusion_proof'),
    `The proof does not lead from leaf ${index} to the root of the checkpoint.`,
  );
}

async function verifySigners(
  checkpoint: Checkpoint,
  part: string,
  trust: Trust,
): Promise<{ signedBy: string[]; witnesses: { key: string; at: Date }[] }> {
  if (checkpoint.origin !== trust.origin) {
    const message = `The checkpoint is of the log ${checkpoint.origin}, not ${trust.origin}.`;
    throw new ReceiptVerificationError('wrong_origin', part, message);
  }
  const signedBy: string[] = [];
  for (const key of trust.keys) if (await hasSigned(checkpoint, key, part)) signedBy.push(key.text);
  if (signedBy.length === 0) {
    throw new ReceiptVerificationError(
      'untrusted_checkpoint',
      part,
      'None of the given keys signed the checkpoint.',
    );
  }
  const witnesses: { key: string; at: Date }[] = [];
  for (const key of trust.witnesses) {
    const at = await findCosigning(checkpoint, key, part);
    if (at !== undefined) witnesses.push({ key: key.text, at });
  }
  return { signedBy, witnesses };
}

export function requireWitnesses(
  { checkpoint, witnessed }: VerifiedLeaf<unknown>,
  { witnesses }: Trust,
): void {
  const cosigned = (witnessed ?? checkpoint).witnesses.map(({ key }) => key);
  const missing = witnesses.find(({ text }) => !cosigned.includes(text));
  if (missing === undefined) return;
  const message = `The witness ${missing.name} did not cosign the checkpoint.`;
  throw new ReceiptVerificationError('missing_witness', 'witnessed', message);
}
