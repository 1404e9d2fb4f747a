/**
 * Stores a witness's state in a directory. `checkpoint` and `tile/` are its copy of the log, in the layout of
 * C2SP tlog-tiles. `copied` is the number of leaves whose tiles are stored. While the copy grows, it has more
 * leaves than `checkpoint`. `cosigned` is the newest checkpoint that the witness signed. Its tiles may still
 * be missing.
 */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Checkpoint, parseCheckpoint } from '../../domain/receipt-log/checkpoint';
import { SEED_SIZE } from '../../domain/receipt-log/crypto';
import { type NoteSigner, parsePrivateKey, printPrivateKey, signerOf } from '../../domain/receipt-log/keys';
import { parseNote } from '../../domain/receipt-log/note';
import { hashesOfLevel } from '../../domain/receipt-log/subtrees';
import { printTilePath } from '../../domain/receipt-log/tile-path';
import { EMPTY_ROOT, type GrownTile, TILE_WIDTH } from '../../domain/receipt-log/tree';
import { readIfPresent, writeDurably } from '../../gateways/files/durable-files';

export interface WitnessState {
  directory: string;
  /** The witness's own key. */
  signer: NoteSigner;
  /** Returns the newest checkpoint that the witness cosigned. */
  readCosigned(): Promise<Checkpoint>;
  /** Stores the newest cosigned checkpoint. Call this before the cosignature leaves this process. */
  saveCosigned(note: string): Promise<void>;
  /** Returns the newest checkpoint whose tiles are all stored. */
  readMirrored(): Promise<Checkpoint>;
  /**
   * Returns the number of leaves whose tiles are stored. It is at least the size of the mirrored checkpoint.
   */
  readCopied(): Promise<number>;
  /** Stores tiles that extend the copy to `size` leaves. An interrupted copy resumes from there. */
  saveTiles(tiles: GrownTile[], size: number): Promise<void>;
  /** Makes the copy start again at the mirrored checkpoint, because the later leaves were wrong. */
  forgetCopied(): Promise<void>;
  /** Stores the mirrored checkpoint. Call this after its tiles are saved. */
  saveMirrored(note: string): Promise<void>;
  /**
   * Stores the evidence of an alarm. Returns false if the directory still has earlier evidence for the same
   * code.
   */
  saveEvidence(code: string, text: string): Promise<boolean>;
}

/** Opens the directory. The first start makes the key. */
export async function openWitnessState(
  directory: string,
  { name, origin }: { name: string; origin: string },
): Promise<WitnessState> {
  const path = (file: string) => join(directory, file);
  const read = async (file: string) => readCheckpoint(await readIfPresent(path(file)), origin);
  const readCopied = async () => {
    const copied = Number((await readIfPresent(path('copied')))?.toString('utf8') ?? 0);
    return Math.max(copied, (await read('checkpoint')).size);
  };
  return {
    directory,
    signer: await openKey(path('witness.key'), name),
    readCosigned: () => read('cosigned'),
    saveCosigned: (note) => writeDurably(path('cosigned'), note),
    readMirrored: () => read('checkpoint'),
    readCopied,
    async saveTiles(tiles, size) {
      for (const { level, index, hashes } of tiles) {
        const width = hashes.length / EMPTY_ROOT.length;
        await writeDurably(path(printTilePath({ level, index, width })), hashes);
      }
      const earlier = await readCopied();
      await writeDurably(path('copied'), `${size}\n`);
      // The witness still serves the mirrored checkpoint, so the partial tiles of that tree must stay.
      await removeOutgrown(directory, { earlier, size, needed: (await read('checkpoint')).size });
    },
    forgetCopied: () => rm(path('copied'), { force: true }),
    async saveMirrored(note) {
      const { size: earlier } = await read('checkpoint');
      const { size } = readCheckpoint(Buffer.from(note), origin);
      await writeDurably(path('checkpoint'), note);
      await removeOutgrown(directory, { earlier, size, needed: size });
    },
    async saveEvidence(code, text) {
      const file = path(`alarm-${code.toLowerCase()}`);
      if ((await readIfPresent(file)) !== undefined) return false;
      await writeDurably(file, text);
      return true;
    },
  };
}

function readCheckpoint(note: Buffer | undefined, origin: string): Checkpoint {
  if (note === undefined) return { origin, size: 0, root: EMPTY_ROOT };
  return parseCheckpoint(parseNote(note.toString('utf8')).body);
}

async function openKey(path: string, name: string): Promise<NoteSigner> {
  const stored = await readIfPresent(path);
  if (stored !== undefined) return parsePrivateKey(stored.toString('utf8').trim());
  const seed = randomBytes(SEED_SIZE);
  const signer = signerOf(name, 'cosignature', seed);
  await writeDurably(path, `${printPrivateKey(signer.key, seed)}\n`);
  return signer;
}

/**
 * Removes the partial tiles of the earlier tree that have grown. Keeps a tile that is also in the tree of
 * `needed` leaves.
 */
async function removeOutgrown(
  directory: string,
  { earlier, size, needed }: { earlier: number; size: number; needed: number },
): Promise<void> {
  for (let level = 0; hashesOfLevel(level, earlier) > 0; level += 1) {
    const before = hashesOfLevel(level, earlier);
    const width = before % TILE_WIDTH;
    const isKept = [size, needed].some((each) => hashesOfLevel(level, each) === before);
    if (width === 0 || isKept) continue;
    const outgrown = printTilePath({ level, index: Math.floor(before / TILE_WIDTH), width });
    await rm(join(directory, outgrown), { force: true });
  }
}
