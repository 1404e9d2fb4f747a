/** Signs checkpoints of the receipt log. It remembers its last tree, and refuses any tree that does not extend it. */
import { type Checkpoint, printCheckpoint } from '../domain/receipt-log/checkpoint';
import { type NoteSigner, parsePrivateKey, printVerifierKey } from '../domain/receipt-log/keys';
import { signNote } from '../domain/receipt-log/note';
import { verifyConsistency } from '../domain/receipt-log/verify';
import { changeSignerState, readSignerState, type SignedTree } from './receipt-signer-state';
import { readSignedLeaves, saveSignedLeaves, signedLeavesPath } from './signed-leaves';

/** The tree does not extend the signed one, or the signer cannot tell. Nothing was signed. */
export class SignerRefusal extends Error {
  override readonly name = 'SignerRefusal';
}

/** A committed tree to sign. */
export interface SigningRequest {
  checkpoint: Checkpoint;
  /** Proves that the tree extends its first `from` leaves. */
  prove: (from: number) => Promise<Buffer[]>;
  /** The hashes of the leaves from `from` to `to - 1`, concatenated. */
  readLeaves: (from: number, to: number) => Promise<Buffer>;
  /** Whether the log has no checkpoint yet. */
  isFirst: boolean;
}

export interface ReceiptSigner {
  /** The C2SP verifier keys of all keys that sign. */
  publicKeys: string[];
  /** The last tree that was signed for a log. A signer without one may sign only a log's first checkpoint. */
  lastSigned(origin: string): Promise<SignedTree | undefined>;
  /** The hashes of the last signed leaves as far as the signer kept them, but of none before leaf `from`. */
  keptLeaves(origin: string, from: number): Promise<Buffer[]>;
  /** Returns the signed note. Throws a SignerRefusal. */
  sign(request: SigningRequest): Promise<string>;
}

/** How many leaves are copied to the signer's disk at once. */
const LEAVES_AT_ONCE = 65_536;

/** Creates a signer whose private keys are texts and whose memory is a file. All keys sign. */
export function createFileSigner({ keys, statePath }: { keys: string[]; statePath: string }): ReceiptSigner {
  const signers = keys.map(parsePrivateKey);
  if (signers.length === 0) throw new Error('The receipt log needs a signing key.');
  const lastSigned = async (origin: string) =>
    (await orRefuse(() => readSignerState(statePath)))?.get(origin);
  return {
    publicKeys: signers.map(({ key }) => printVerifierKey(key)),
    lastSigned,

    async keptLeaves(origin, from) {
      const size = (await lastSigned(origin))?.size ?? 0;
      return size <= from ? [] : readSignedLeaves(signedLeavesPath(statePath, origin), from, size);
    },

    async sign(request) {
      const { origin, size, root } = request.checkpoint;
      requireNames(signers, origin);
      // A worker that lost its turn may be late with a smaller tree, so the check and the change are one step.
      await changeSignerState(statePath, async (read) => {
        const state = await orRefuse(async () => read());
        const last = state?.get(origin);
        if (last !== undefined) await requireExtension(last, request);
        else if (!request.isFirst)
          throw new SignerRefusal(`RECEIPT_SIGNER_STATE has no signed tree of ${origin}.`);
        await keepLeaves(signedLeavesPath(statePath, origin), last?.size ?? 0, request);
        return new Map(state).set(origin, { size, root });
      });
      return signNote(printCheckpoint(request.checkpoint), signers);
    },
  };
}

async function orRefuse<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    // `/readyz` shows this to everybody, so it must not name the path.
    throw new SignerRefusal(
      `RECEIPT_SIGNER_STATE cannot be read (${reason}). Restore the file; never delete it.`,
    );
  }
}

/** Keeps the new leaves before their tree counts as signed, so that a lost database can get them back. */
async function keepLeaves(
  path: string,
  from: number,
  { checkpoint: { size }, readLeaves }: SigningRequest,
): Promise<void> {
  for (let start = from; start < size; start += LEAVES_AT_ONCE) {
    const hashes = await readLeaves(start, Math.min(start + LEAVES_AT_ONCE, size));
    await saveSignedLeaves(path, start, hashes);
  }
}

/** Verifiers look a key up by its name. */
function requireNames(signers: NoteSigner[], origin: string): void {
  const other = signers.find(({ key }) => key.name !== origin);
  if (other === undefined) return;
  throw new SignerRefusal(`A signing key is named ${other.key.name}, but the log is ${origin}.`);
}

async function requireExtension(
  last: SignedTree,
  { checkpoint: { size, root }, prove }: SigningRequest,
): Promise<void> {
  if (size < last.size) {
    throw new SignerRefusal(`The log has ${size} leaves, but ${last.size} leaves were signed before.`);
  }
  const proof = await prove(last.size);
  const claim = { from: last.size, to: size, fromRoot: last.root, toRoot: root, proof };
  if (!verifyConsistency(claim)) {
    throw new SignerRefusal(`The ${size} leaves of the log do not extend the ${last.size} signed leaves.`);
  }
}
