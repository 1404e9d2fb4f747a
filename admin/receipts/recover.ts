/** Puts the receipt log right after Postgres was restored to an earlier moment. */
import { type Config } from '../../config';
import { closeDatabase, type Database, inTransaction, openDatabase } from '../../db/database';
import { findOpenLog } from '../../db/queries/receipt-log/logs';
import { GivingError } from '../../domain/errors';
import { parseCheckpoint } from '../../domain/receipt-log/checkpoint';
import { parseNote } from '../../domain/receipt-log/note';
import { NoteError } from '../../domain/receipt-log/note-error';
import { renameKeys } from '../../gateways/receipt-key-rotation';
import { openReceiptSigner, signingKeyPath } from '../../gateways/receipt-signing-key';
import { recoverLeaves } from '../../operations/receipt-log/recover-leaves';
import { replaceLog } from '../../operations/receipt-log/replace-log';
import { say, UserError } from '../console';
import { openSource, readLeaves, SourceError, type TileSource } from './tile-source';

type Settings = Pick<Config, 'home' | 'receiptLog'>;

/** Appends the leaves that Postgres lost, from a witness's copy of the log. Returns how many. */
export async function recoverFrom(place: string, db: Database, config: Settings, at: Date): Promise<number> {
  const log = await findOpenLog(db);
  if (log === undefined) throw new UserError('There is no open log to recover.');
  const last = await (await openReceiptSigner(config)).lastSigned(log.origin);
  if (last === undefined) {
    throw new UserError(`${config.receiptLog.signerState} has no signed tree of ${log.origin}.`);
  }
  const { id: logId, size } = log;
  if (size >= last.size) return 0;
  const source = openSource(place);
  try {
    await requireSize(source, last.size, place);
    const leafHashes: Buffer[] = [];
    for await (const hashes of readLeaves(source, size, last.size)) leafHashes.push(...hashes);
    await inTransaction(db, (tx) => recoverLeaves(tx, { logId, size, leafHashes, root: last.root, at }));
    return leafHashes.length;
  } catch (error) {
    throw asUserError(error);
  } finally {
    await source.close();
  }
}

/** Opens the log that RECEIPT_LOG_ORIGIN names, instead of the open one. Returns the closed one's origin. */
export async function closeFor(reason: string, db: Database, config: Settings, at: Date): Promise<string> {
  const { origin } = config.receiptLog;
  const path = signingKeyPath(config);
  try {
    const closed = await inTransaction(db, (tx) => replaceLog(tx, { origin, reason, at }));
    if (path !== undefined) await renameKeys(path, origin);
    return closed;
  } catch (error) {
    throw asUserError(error);
  }
}

/** Runs one of the two ways, and says what to do next. */
export async function recover(
  { from, close }: { from?: string; close?: string },
  config: Config,
): Promise<void> {
  const db = openDatabase({ url: config.databaseUrl, poolMax: 2 });
  try {
    if (from !== undefined) {
      const count = await recoverFrom(from, db, config, new Date());
      say(count === 0 ? 'Nothing is lost.' : `Recovered ${count} leaves. The worker signs again by itself.`);
    } else {
      const closed = await closeFor(close ?? '', db, config, new Date());
      say(`Closed ${closed} and opened ${config.receiptLog.origin}. Restart the workers.`);
    }
  } finally {
    await closeDatabase(db);
  }
}

async function requireSize(source: TileSource, needed: number, place: string): Promise<void> {
  const { size } = parseCheckpoint(parseNote(await source.readCheckpoint()).body);
  if (size >= needed) return;
  throw new UserError(
    `${place} has ${size} leaves, but ${needed} were signed. Use a witness that has them all.\n` +
      'If nobody has them, set RECEIPT_LOG_ORIGIN to a new name and run recover --close REASON.',
  );
}

function asUserError(error: unknown): unknown {
  const isForeseen = [GivingError, NoteError, SourceError].some((kind) => error instanceof kind);
  return isForeseen && error instanceof Error ? new UserError(error.message) : error;
}
