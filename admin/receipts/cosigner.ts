/**
 * Decides which checkpoints a witness cosigns: only those that extend the last one. Handles one request at a
 * time.
 */
import { type AddCheckpoint, parseAddCheckpoint } from '../../domain/receipt-log/add-checkpoint';
import { type Checkpoint, parseCheckpoint } from '../../domain/receipt-log/checkpoint';
import { type VerifierKey } from '../../domain/receipt-log/keys';
import { cosign, parseNote, verifyNote } from '../../domain/receipt-log/note';
import { NoteError } from '../../domain/receipt-log/note-error';
import { verifyConsistency } from '../../domain/receipt-log/verify';
import { type WitnessState } from './witness-state';

/** The log that a witness watches. */
export interface WatchedLog {
  origin: string;
  /** One of these keys must have signed a checkpoint. During a rotation, the old and the new key sign. */
  keys: VerifierKey[];
}

export type Answer =
  | { status: 200; line: string }
  | { status: 409; size: number; isFork: boolean }
  | { status: 400 | 403 | 404 | 422 };

export interface Cosigner {
  /** Answers an `add-checkpoint` request with this text. */
  answer(text: string): Promise<Answer>;
  /**
   * Stores a checkpoint. The caller has verified that it extends the tree of `oldSize` leaves. Returns false
   * if the last cosigned tree no longer has `oldSize` leaves.
   */
  accept(note: string, oldSize: number): Promise<boolean>;
}

export function createCosigner(state: WitnessState, log: WatchedLog, now: () => number): Cosigner {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const sign = async (note: string): Promise<string> => {
    await state.saveCosigned(note);
    return cosign(parseNote(note).body, Math.floor(now() / 1000), state.signer);
  };
  return {
    answer: (text) =>
      inTurn(async () => {
        const request = readRequest(text, log);
        if ('status' in request) return request;
        const refusal = refuse(request, await state.readCosigned());
        return refusal ?? { status: 200, line: await sign(request.checkpoint) };
      }),
    accept: (note, oldSize) =>
      inTurn(async () => {
        if ((await state.readCosigned()).size !== oldSize) return false;
        await state.saveCosigned(note);
        return true;
      }),
  };
}

/** Reads a checkpoint. Throws a NoteError if the log has not signed it. */
export function readSigned(note: string, { origin, keys }: WatchedLog): Checkpoint {
  const checkpoint = parseCheckpoint(verifyNote(note, keys).body);
  if (checkpoint.origin === origin) return checkpoint;
  throw new NoteError(`The checkpoint is of the log ${checkpoint.origin}, not ${origin}.`);
}

type Request = AddCheckpoint & { tree: Checkpoint };

function readRequest(text: string, log: WatchedLog): Request | { status: 400 | 403 | 404 } {
  let request: AddCheckpoint;
  let origin: string;
  try {
    request = parseAddCheckpoint(text);
    origin = parseCheckpoint(parseNote(request.checkpoint).body).origin;
  } catch {
    return { status: 400 };
  }
  if (origin !== log.origin) return { status: 404 };
  try {
    const tree = readSigned(request.checkpoint, log);
    return request.oldSize > tree.size ? { status: 400 } : { ...request, tree };
  } catch {
    return { status: 403 };
  }
}

function refuse({ oldSize, proof, tree }: Request, known: Checkpoint): Answer | undefined {
  const isOther = tree.size === known.size && !tree.root.equals(known.root);
  if (oldSize !== known.size || isOther) return { status: 409, size: known.size, isFork: isOther };
  const claim = { from: oldSize, to: tree.size, fromRoot: known.root, toRoot: tree.root, proof };
  return verifyConsistency(claim) ? undefined : { status: 422 };
}
