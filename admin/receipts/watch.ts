/** Compares a log's published checkpoint with the witness's copy, and copies the log's new tiles. */
import { type Checkpoint, printCheckpoint } from '../../domain/receipt-log/checkpoint';
import { hashesOfLevel } from '../../domain/receipt-log/subtrees';
import { appendLeaves, computeRoot, TILE_WIDTH, tilesForRoot } from '../../domain/receipt-log/tree';
import { type Cosigner, readSigned, type WatchedLog } from './cosigner';
import { openSource, readLeaves, readTiles, SourceError, type TileSource } from './tile-source';
import { type WitnessState } from './witness-state';

export const ALARMS = {
  /** The log signed two trees of which neither extends the other. */
  fork: 'RECEIPT_LOG_FORK',
  /** The log publishes fewer leaves than before. */
  rollback: 'RECEIPT_LOG_ROLLBACK',
} as const;
export type AlarmKind = keyof typeof ALARMS;

/** Thrown if the log is not append-only. `evidence` has both checkpoints. */
export class Alarm extends Error {
  override readonly name = 'Alarm';

  constructor(
    readonly kind: AlarmKind,
    message: string,
    readonly evidence: string,
  ) {
    super(message);
  }
}

export interface Watch {
  source: TileSource;
  state: WitnessState;
  cosigner: Cosigner;
  log: WatchedLog;
}

/**
 * Looks at the log once: copies its tiles and cosigns its checkpoint. Returns the size of the copy. Throws an Alarm, or a
 * SourceError or NoteError if the log cannot be read or verified now.
 */
export async function watchOnce({ source, state, cosigner, log }: Watch): Promise<number> {
  // Reads the witness's own state first. Otherwise a newer checkpoint that the log pushes meanwhile would
  // look like a rollback.
  const known = await state.readCosigned();
  const mirrored = await state.readMirrored();
  const note = await source.readCheckpoint();
  const seen = readSigned(note, log);
  const alarm = (kind: AlarmKind, what: string) =>
    new Alarm(
      kind,
      `${log.origin} ${what}.`,
      `${note}\nThe witness cosigned before:\n${printCheckpoint(known)}`,
    );
  if (seen.size < known.size) {
    if (await isEarlierTree(seen, state)) {
      throw alarm('rollback', `went back from ${known.size} to ${seen.size} leaves`);
    }
    throw alarm('fork', `signed another tree of ${seen.size} leaves`);
  }
  if (seen.size === known.size && !seen.root.equals(known.root)) {
    throw alarm('fork', `signed two trees of ${seen.size} leaves`);
  }
  if (!(await copyTiles({ source, state }, mirrored.size, [known, seen]))) {
    throw alarm('fork', `signed ${seen.size} leaves that do not extend ${known.size} leaves`);
  }
  const isCosigned = seen.size === known.size || (await cosigner.accept(note, known.size));
  if (!isCosigned) return mirrored.size;
  if (seen.size > mirrored.size) await state.saveMirrored(note);
  return seen.size;
}

/**
 * Returns true if a smaller tree is a part of the witness's tree. Also returns true if the witness has not
 * yet verified all leaves of the smaller tree.
 */
async function isEarlierTree(seen: Checkpoint, state: WitnessState): Promise<boolean> {
  if (seen.size > (await state.readMirrored()).size) return true;
  return (await rootOfCopy(seen.size, state)).equals(seen.root);
}

/**
 * Computes the root of the copy's first `size` leaves. The copy keeps only its newest partial tiles, which
 * may be wider than this tree needs.
 */
async function rootOfCopy(size: number, state: WitnessState): Promise<Buffer> {
  const copied = await state.readCopied();
  const stored = tilesForRoot(size).map((tile) => ({
    ...tile,
    width: Math.min(TILE_WIDTH, hashesOfLevel(tile.level, copied) - tile.index * TILE_WIDTH),
  }));
  return computeRoot(size, await readTiles(openSource(state.directory), stored));
}

/**
 * Copies the tiles up to each checkpoint. Returns false if the log's leaves do not match an earlier
 * checkpoint. Resumes a copy that was interrupted. If the resumed copy has a wrong root, copies the leaves
 * after the mirrored checkpoint again, because the log may have sent wrong tiles only once.
 */
async function copyTiles(
  { source, state }: Pick<Watch, 'source' | 'state'>,
  mirrored: number,
  checkpoints: Checkpoint[],
): Promise<boolean> {
  const isResumed = (await state.readCopied()) > mirrored;
  if (await extendCopy({ source, state }, checkpoints)) return true;
  await state.forgetCopied();
  if (isResumed && (await extendCopy({ source, state }, checkpoints))) return true;
  await state.forgetCopied();
  return requireOwnTree(source, checkpoints.at(-1));
}

/**
 * Extends the copy. Stores each tile before asking for the next one. Returns whether the copy has the
 * checkpoints' roots.
 */
async function extendCopy(
  { source, state }: Pick<Watch, 'source' | 'state'>,
  checkpoints: Checkpoint[],
): Promise<boolean> {
  const own = openSource(state.directory);
  let size = await state.readCopied();
  for (const { size: end, root } of checkpoints) {
    for await (const hashes of readLeaves(source, size, end, checkpoints.at(-1)?.size)) {
      const grown = appendLeaves(size, hashes, await readTiles(own, tilesForRoot(size)));
      await state.saveTiles(grown.tiles, grown.size);
      size = grown.size;
    }
    if (!(await rootOfCopy(end, state)).equals(root)) return false;
  }
  return true;
}

/**
 * Throws a SourceError if the log's tiles do not fit its own checkpoint. Such a log is broken, but this does
 * not prove a fork.
 */
async function requireOwnTree(source: TileSource, seen: Checkpoint | undefined): Promise<false> {
  if (seen === undefined) return false;
  const root = computeRoot(seen.size, await readTiles(source, tilesForRoot(seen.size)));
  if (root.equals(seen.root)) return false;
  throw new SourceError(`The tiles of ${seen.origin} do not fit its checkpoint of ${seen.size} leaves.`);
}
