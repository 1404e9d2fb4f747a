import { type Database } from '../../db/database';
import {
  findFileReadAt,
  insertDays,
  insertFile,
  type LineSource,
} from '../../db/queries/reconciliation/lines';
import { type FileItem, type TheirMovement } from '../../domain/reconciliation/movements';
import { takeLines } from './take-lines';

export interface ReconciliationFile {
  source: LineSource;
  sha256: Buffer;
  /** The items are read only if the file is new. Throws if the file is broken, which may show only at its end. */
  items: () => AsyncIterable<FileItem>;
  at: Date;
}

export interface TakenFile {
  /** The time at which the same file was first read. Undefined for a new file. */
  readBeforeAt: Date | undefined;
  lines: number;
  fresh: number;
}

const BATCH = 500;

/**
 * Stores the movements of a bank statement, a bank's status report or a processor's export, in batches. Reading the
 * same file again changes nothing. Must run in one transaction, so that a broken file changes nothing.
 */
export async function takeFile(
  tx: Database,
  { source, sha256, items, at }: ReconciliationFile,
): Promise<TakenFile> {
  const readBeforeAt = await findFileReadAt(tx, sha256);
  const taken: TakenFile = { readBeforeAt, lines: 0, fresh: 0 };
  if (readBeforeAt !== undefined) return taken;
  const days = new Map<string, Set<string>>();
  let batch: TheirMovement[] = [];
  const flush = async () => {
    taken.fresh += await takeLines(tx, { source, lines: batch, at });
    batch = [];
  };
  for await (const item of items()) {
    if (item.kind === 'day') {
      days.set(item.channel, (days.get(item.channel) ?? new Set<string>()).add(item.day));
      continue;
    }
    batch.push(item.line);
    taken.lines += 1;
    if (batch.length === BATCH) await flush();
  }
  await flush();
  for (const [channel, read] of days) await insertDays(tx, channel, [...read], at);
  await insertFile(tx, { sha256, at });
  return taken;
}
