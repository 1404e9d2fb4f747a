import {
  findConflict,
  findFileReadAt,
  insertDays,
  insertFile,
  insertLines,
  type LineSource,
} from '../../db/queries/reconciliation/lines';
import { GivingError } from '../../domain/errors';
import { type FileItem, type TheirMovement } from '../../domain/reconciliation/movements';
import { type Act } from '../act';

export interface ReconciliationFile {
  source: LineSource;
  sha256: Buffer;
  /** The items are read only if the file is new. Throws if the file is broken, which may show only at its end. */
  items: () => AsyncIterable<FileItem>;
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
  { tx, at }: Act,
  { source, sha256, items }: ReconciliationFile,
): Promise<TakenFile> {
  const readBeforeAt = await findFileReadAt(tx, sha256);
  const taken: TakenFile = { readBeforeAt, lines: 0, fresh: 0 };
  if (readBeforeAt !== undefined) return taken;
  const days = new Map<string, Set<string>>();
  let batch: TheirMovement[] = [];
  const flush = async () => {
    taken.fresh += await takeLines({ tx, at }, { source, lines: batch });
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

export interface Lines {
  source: LineSource;
  lines: TheirMovement[];
}

/**
 * Stores movements that a processor or bank lists. Stores each only once, even if it is read again. Returns how many
 * are new. Throws CONFLICT if a movement was read before with another amount, because processors and banks never change
 * a movement.
 */
export async function takeLines({ tx, at }: Act, { source, lines }: Lines): Promise<number> {
  if (lines.length === 0) return 0;
  const fresh = await insertLines(tx, source, lines, at);
  if (fresh === lines.length) return fresh;
  const conflict = await findConflict(tx, source, lines);
  if (conflict === undefined) return fresh;
  throw new GivingError('CONFLICT', `The movement ${conflict} was read before with another amount.`, {
    reference: conflict,
  });
}

/** Records that a channel's list for a day was read completely. Movements that are not in it are missing. */
export async function noteDay(
  { tx, at }: Act,
  { channel, day }: { channel: string; day: string },
): Promise<void> {
  await insertDays(tx, channel, [day], at);
}
