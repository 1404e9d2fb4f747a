/** Signs checkpoints of the receipt log. It remembers its last tree, and refuses any tree that does not extend it. */
import { type Checkpoint, printCheckpoint } from '../domain/receipt-log/checkpoint';
import { type NoteSigner, parsePrivateKey, printVerifierKey } from '../domain/receipt-log/keys';
import { signNote } from '../domain/receipt-log/note';
import { verifyConsistency } from '../domain/receipt-log/verify';
import { readSignerState, type SignedTree, writeSignerState } from './receipt-signer-state';

/** The tree does not extend the signed one, or the signer cannot tell. Nothing was signed. */
export class SignerRefusal extends Error {
  override readonly name = 'SignerRefusal';
}

/** A committed tree to sign. */
export interface SigningRequest {
  checkpoint: Checkpoint;
  /** Proves that the tree extends its first `from` leaves. */
  prove: (from: number) => Promise<Buffer[]>;
  /** Whether the log has no checkpoint yet. */
  isFirst: boolean;
}

export interface ReceiptSigner {
  /** The C2SP verifier keys of all keys that sign. */
  publicKeys: string[];
  /** The last tree that was signed for a log. A signer without one may sign only a log's first checkpoint. */
  lastSigned(origin: string): Promise<SignedTree | undefined>;
  /** Returns the signed note. Throws a SignerRefusal. */
  sign(request: SigningRequest): Promise<string>;
}

/** Creates a signer whose private keys are texts and whose memory is a file. All keys sign. */
export function createFileSigner({ keys, statePath }: { keys: string[]; statePath: string }): ReceiptSigner {
  const signers = keys.map(parsePrivateKey);
  if (signers.length === 0) throw new Error('The receipt log needs a signing key.');
  return {
    publicKeys: signers.map(({ key }) => printVerifierKey(key)),
    lastSigned: async (origin) => (await readState(statePath))?.get(origin),

    async sign({ checkpoint, prove, isFirst }) {
      const { origin, size, root } = checkpoint;
      requireNames(signers, origin);
      const state = await readState(statePath);
      const last = state?.get(origin);
      if (last !== undefined) await requireExtension(last, checkpoint, prove);
      else if (!isFirst) throw new SignerRefusal(`RECEIPT_SIGNER_STATE has no signed tree of ${origin}.`);
      await writeSignerState(statePath, new Map(state).set(origin, { size, root }));
      return signNote(printCheckpoint(checkpoint), signers);
    },
  };
}

async function readState(path: string): Promise<Map<string, SignedTree> | undefined> {
  try {
    return await readSignerState(path);
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    // `/readyz` shows this to everybody, so it must not name the path.
    throw new SignerRefusal(
      `RECEIPT_SIGNER_STATE cannot be read (${reason}). Restore the file; never delete it.`,
    );
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
  { size, root }: Checkpoint,
  prove: SigningRequest['prove'],
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
