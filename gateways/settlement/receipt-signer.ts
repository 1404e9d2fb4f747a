/**
 * Signs checkpoints of the receipt log. The signer remembers the last tree that it signed. It refuses every
 * tree that does not extend that tree.
 */
import { type Checkpoint, printCheckpoint } from '../../domain/receipt-log/checkpoint';
import { type NoteSigner, parsePrivateKey, printVerifierKey } from '../../domain/receipt-log/keys';
import { signNote } from '../../domain/receipt-log/note';
import { verifyConsistency } from '../../domain/receipt-log/verify';
import { changeSignerState, readSignerState, type SignedTree } from './receipt-signer-state';
import { readSignedLeaves, saveSignedLeaves, signedLeavesPath } from './signed-leaves';

/**
 * Thrown if the tree does not extend the last signed tree, or if the signer cannot tell. Nothing was signed.
 */
export class SignerRefusal extends Error {
  override readonly name = 'SignerRefusal';
}

/** A tree to sign. The database transaction that stored its leaves has committed. */
export interface SigningRequest {
  checkpoint: Checkpoint;
  /** Returns the proof that this tree only adds leaves to the earlier tree, which had `from` leaves. */
  prove: (from: number) => Promise<Buffer[]>;
  /** Returns the concatenated hashes of the leaves from `from` to `to - 1`. */
  readLeaves: (from: number, to: number) => Promise<Buffer>;
  /** True if the log has no checkpoint yet. */
  isFirst: boolean;
}

export interface ReceiptSigner {
  /** The C2SP verifier keys of all signing keys. */
  publicKeys: string[];
  /**
   * Returns the last signed tree of a log. If there is none, the signer refuses every checkpoint but the
   * log's first.
   */
  lastSigned(origin: string): Promise<SignedTree | undefined>;
  /**
   * Returns the hashes of the signed leaves from leaf `from` to the last one. If the signer's copy lacks some
   * of them, starts after the last missing leaf.
   */
  keptLeaves(origin: string, from: number): Promise<Buffer[]>;
  /** Signs a tree and returns the signed note. Throws a SignerRefusal if the signer refuses the tree. */
  sign(request: SigningRequest): Promise<string>;
}

/** The number of leaves in one write to the signer's disk. */
const LEAVES_AT_ONCE = 65_536;

/**
 * Creates a signer with these private keys. It stores its state in a file. Every key signs each checkpoint.
 */
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
      // The check and the change are one step, because a delayed worker may still ask to sign a smaller tree.
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
    // `/readyz` shows this message to everybody, so the message must not contain the path.
    throw new SignerRefusal(
      `RECEIPT_SIGNER_STATE cannot be read (${reason}). Restore the file; never delete it.`,
    );
  }
}

/**
 * Copies the new leaves to disk before their tree counts as signed. A lost database can be rebuilt from this
 * copy.
 */
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

/** Throws if a key does not have the name of the log, because verifiers find the key by this name. */
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
