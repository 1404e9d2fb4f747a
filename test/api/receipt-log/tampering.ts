/** Changes one field of a genuine proof, or of the trust in it, in each way that an attacker may try. */
import { type ReceiptProof, type ReceiptTrust } from '../../../client/index';
import { parseCheckpoint, printCheckpoint } from '../../../domain/receipt-log/checkpoint';
import { parseVerifierKey, printVerifierKey, verifierKey } from '../../../domain/receipt-log/keys';
import { hashLeaf } from '../../../domain/receipt-log/leaf';
import { parseNote, printNote, printSignature, signNote } from '../../../domain/receipt-log/note';
import { type SmallLog, strangerKey } from './small-log';

export interface Case {
  proof: ReceiptProof;
  trust: ReceiptTrust;
}

/** A whole number from 0 up to, but not including, `limit`. */
export type Pick = (limit: number) => number;

type Tamper = (genuine: Case, pick: Pick, log: SmallLog) => Case;

const changed = ({ proof, trust }: Case, fields: Partial<ReceiptProof>): Case => ({
  proof: { ...proof, ...fields },
  trust,
});

function flipBit(bytes: Uint8Array, pick: Pick): Buffer {
  const flipped = Buffer.from(bytes);
  const at = pick(flipped.length);
  flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << pick(8)), at);
  return flipped;
}

const flipHex = (hex: string, pick: Pick) => flipBit(Buffer.from(hex, 'hex'), pick).toString('hex');

function changeDigit(text: string, pick: Pick): string {
  const digits = [...text.matchAll(/\d/g)];
  const digit = digits[pick(digits.length)];
  if (digit === undefined) throw new Error('The text has no digit.');
  const other = String((Number(digit[0]) + 1 + pick(9)) % 10);
  return text.slice(0, digit.index) + other + text.slice(digit.index + 1);
}

/** Changes the body of the checkpoint and keeps the signatures. */
function withBody({ proof, ...rest }: Case, change: (body: string) => string, fields = {}): Case {
  const { body, signatures } = parseNote(proof.checkpoint);
  const checkpoint = printNote(change(body), signatures.map(printSignature));
  return changed({ proof, ...rest }, { checkpoint, ...fields });
}

function withHashes(genuine: Case, change: (hashes: string[]) => string[]): Case {
  return changed(genuine, { inclusion_proof: change(genuine.proof.inclusion_proof) });
}

function withSignature(genuine: Case, line: number, change: (signature: Buffer) => Buffer): Case {
  const { body, signatures } = parseNote(genuine.proof.checkpoint);
  const lines = signatures.map((each, at) =>
    printSignature(at === line ? { ...each, signature: change(each.signature) } : each),
  );
  return changed(genuine, { checkpoint: printNote(body, lines) });
}

export const TAMPERS: Record<string, Tamper> = {
  'leaf text': (genuine, pick) => changed(genuine, { leaf: changeDigit(genuine.proof.leaf, pick) }),
  'leaf text with its new hash': (genuine, pick) => {
    const leaf = changeDigit(genuine.proof.leaf, pick);
    return changed(genuine, { leaf, leaf_hash: hashLeaf(leaf).toString('hex') });
  },
  'leaf of another gift': (genuine, pick, log) => {
    const { proof } = genuine;
    const index = (proof.leaf_index + 1 + pick(log.size - 1)) % log.size;
    const { leaf, leaf_hash } = log.proof(index);
    return changed(genuine, { leaf, leaf_hash });
  },
  'leaf hash': (genuine, pick) => changed(genuine, { leaf_hash: flipHex(genuine.proof.leaf_hash, pick) }),
  index: (genuine, pick) => {
    const { leaf_index, tree_size } = genuine.proof;
    return changed(genuine, { leaf_index: (leaf_index + 1 + pick(tree_size)) % (tree_size + 1) });
  },
  'negative or broken index': (genuine, pick) =>
    changed(genuine, { leaf_index: [-1, 0.5, 2 ** 53, -genuine.proof.tree_size][pick(4)] ?? -1 }),
  size: (genuine, pick) => {
    const size = genuine.proof.tree_size;
    return changed(genuine, { tree_size: [size - 1, size + 1, size * 2, 0][pick(4)] ?? 0 });
  },
  'size in the checkpoint': (genuine, pick) => {
    const size = genuine.proof.tree_size + 1 + pick(1_000);
    return withBody(genuine, (body) => body.replace(/\n\d+\n/, `\n${size}\n`), { tree_size: size });
  },
  'one hash': (genuine, pick) =>
    withHashes(genuine, (hashes) => {
      const at = pick(hashes.length);
      return hashes.map((hash, each) => (each === at ? flipHex(hash, pick) : hash));
    }),
  'a hash less': (genuine, pick) => withHashes(genuine, (hashes) => hashes.toSpliced(pick(hashes.length), 1)),
  'a hash more': (genuine, pick) =>
    withHashes(genuine, (hashes) => hashes.toSpliced(pick(hashes.length + 1), 0, 'ab'.repeat(32))),
  'two hashes swapped': (genuine, pick) =>
    withHashes(genuine, (hashes) => {
      const at = pick(hashes.length - 1);
      return hashes.toSpliced(at, 2, hashes[at + 1] ?? '', hashes[at] ?? '');
    }),
  'root in the checkpoint': (genuine, pick) =>
    withBody(genuine, (body) => {
      const checkpoint = parseCheckpoint(body);
      return printCheckpoint({ ...checkpoint, root: flipBit(checkpoint.root, pick) });
    }),
  'origin in the checkpoint': (genuine, pick) =>
    withBody(genuine, (body) => `${'abcdef'[pick(6)] ?? ''}.${body}`),
  'origin of another log with the same key': (genuine, pick, log) =>
    changed(genuine, {
      checkpoint: log.checkpoint(genuine.proof.tree_size, undefined, `log-${pick(99)}.example`),
    }),
  'origin that is trusted': ({ proof, trust }, pick) => ({
    proof,
    trust: { ...trust, origin: `${trust.origin}${pick(10)}` },
  }),
  'key that is trusted': ({ proof, trust }, pick) => {
    const { name, type, publicKey } = parseVerifierKey(trust.keys[0] ?? '');
    const keys = [printVerifierKey(verifierKey(name, type, flipBit(publicKey, pick)))];
    return { proof, trust: { ...trust, keys } };
  },
  'key that is trusted, with its old hash': ({ proof, trust }, pick) => {
    const key = parseVerifierKey(trust.keys[0] ?? '');
    const keys = [printVerifierKey({ ...key, publicKey: flipBit(key.publicKey, pick) })];
    return { proof, trust: { ...trust, keys } };
  },
  'signature of the log': (genuine, pick) => withSignature(genuine, 0, (bytes) => flipBit(bytes, pick)),
  'signature that is shorter': (genuine, pick) =>
    withSignature(genuine, 0, (bytes) => bytes.subarray(0, 1 + pick(63))),
  'signature of a stranger': (genuine) => {
    const { body, signatures } = parseNote(genuine.proof.checkpoint);
    const cosignature = printSignature(
      signatures.at(-1) ?? { name: '', keyId: '', signature: Buffer.alloc(0) },
    );
    return changed(genuine, { checkpoint: `${signNote(body, [strangerKey])}${cosignature}\n` });
  },
  'signature or time of the witness': (genuine, pick) =>
    withSignature(genuine, 2, (bytes) => flipBit(bytes, pick)),
  'no witness': (genuine) => {
    const { body, signatures } = parseNote(genuine.proof.checkpoint);
    return changed(genuine, { checkpoint: printNote(body, signatures.slice(0, 2).map(printSignature)) });
  },
};
