/** Repairs the receipt log after Postgres was restored to an earlier moment. */
import { type Config } from '../../config';
import { closeDatabase, type Database, inTransaction, openDatabase } from '../../db/database';
import { findOpenLog } from '../../db/queries/receipt-log/logs';
import { GivingError } from '../../domain/errors';
import { parseCheckpoint } from '../../domain/receipt-log/checkpoint';
import { parseNote } from '../../domain/receipt-log/note';
import { NoteError } from '../../domain/receipt-log/note-error';
import { renameKeys } from '../../gateways/settlement/receipt-key-rotation';
import { SignerRefusal } from '../../gateways/settlement/receipt-signer';
import { openReceiptSigner, signingKeyPath } from '../../gateways/settlement/receipt-signing-key';
import { ensureLog, replaceLog } from '../../operations/receipt-log/log';
import { recoverLeaves } from '../../operations/receipt-log/append-leaves';
import { say, UserError } from '../console';
import { openSource, readLeaves, SourceError, type TileSource } from './tile-source';

type Settings = Pick<Config, 'home' | 'receiptLog'>;

/**
 * Appends the leaves that Postgres lost, from the signer's own copy. Leaves that are older than the signer's
 * copy come from a witness's copy at `place`. Returns the number of lost leaves.
 */
export async function recoverFrom(
  place: string | undefined,
  db: Database,
  config: Settings,
  at: Date,
): Promise<number> {
  const signer = await openReceiptSigner(config);
  const origin = (await findOpenLog(db))?.origin ?? config.receiptLog.origin;
  const last = await signer.lastSigned(origin);
  if (last === undefined) {
    throw new UserError(`${config.receiptLog.signerState} has no signed tree of ${origin}.`);
  }
  const { id: logId, size } = await inTransaction(db, (tx) => ensureLog(tx, origin));
  if (size >= last.size) return 0;
  const kept = await signer.keptLeaves(origin, size);
  const older = await readOlderLeaves(place, size, last.size - kept.length);
  const leafHashes = [...older, ...kept];
  try {
    await inTransaction(db, (tx) => recoverLeaves({ tx, at }, { logId, size, leafHashes, root: last.root }));
    return leafHashes.length;
  } catch (error) {
    throw asUserError(error);
  }
}

/** Returns the hashes of the leaves from `from` to `to - 1`, of which the signer has no copy. */
async function readOlderLeaves(place: string | undefined, from: number, to: number): Promise<Buffer[]> {
  if (from >= to) return [];
  if (place === undefined) {
    throw new UserError(
      `The signer has no copy of the leaves from ${from} to ${to - 1}. Add --from with a witness's copy.`,
    );
  }
  const source = openSource(place, (waitMs) => say(`${place} asks to wait ${Math.ceil(waitMs / 1000)} s.`));
  try {
    const size = await requireSize(source, to, place);
    const leafHashes: Buffer[] = [];
    for await (const hashes of readLeaves(source, from, to, size)) leafHashes.push(...hashes);
    return leafHashes;
  } catch (error) {
    throw asUserError(error);
  } finally {
    await source.close();
  }
}

/**
 * Closes the open log, and opens the log that RECEIPT_LOG_ORIGIN names. Returns the origin of the closed log,
 * or undefined if the restored database has no open log.
 */
export async function closeFor(
  reason: string,
  db: Database,
  config: Settings,
  at: Date,
): Promise<string | undefined> {
  const { origin } = config.receiptLog;
  const path = signingKeyPath(config);
  try {
    const isMissing = (await findOpenLog(db)) === undefined;
    if (isMissing && (await (await openReceiptSigner(config)).lastSigned(origin)) !== undefined) {
      throw new UserError(`${origin} was signed before. Set RECEIPT_LOG_ORIGIN to a new name first.`);
    }
    const closed = await inTransaction(db, (tx) => replaceLog({ tx, at }, { origin, reason }));
    if (path !== undefined) await renameKeys(path, origin);
    return closed;
  } catch (error) {
    throw asUserError(error);
  }
}

/** Closes the log if `close` has a reason. Otherwise recovers the lost leaves. Prints what to do next. */
export async function recover(
  { from, close }: { from?: string; close?: string },
  config: Config,
): Promise<void> {
  const db = openDatabase({ url: config.databaseUrl, poolMax: 2 });
  try {
    if (close === undefined) {
      const count = await recoverFrom(from, db, config, new Date());
      say(count === 0 ? 'Nothing is lost.' : `Recovered ${count} leaves. The worker signs again by itself.`);
    } else {
      const closed = await closeFor(close, db, config, new Date());
      const opened = `opened ${config.receiptLog.origin}. Restart the workers.`;
      say(closed === undefined ? `There was no open log; ${opened}` : `Closed ${closed} and ${opened}`);
    }
  } finally {
    await closeDatabase(db);
  }
}

async function requireSize(source: TileSource, needed: number, place: string): Promise<number> {
  const { size } = parseCheckpoint(parseNote(await source.readCheckpoint()).body);
  if (size >= needed) return size;
  throw new UserError(
    `${place} has ${size} leaves, but ${needed} are needed. Use a witness that has them.\n` +
      'If nobody has them, set RECEIPT_LOG_ORIGIN to a new name and run recover --close REASON.',
  );
}

function asUserError(error: unknown): unknown {
  const isForeseen = [GivingError, NoteError, SignerRefusal, SourceError].some(
    (kind) => error instanceof kind,
  );
  return isForeseen && error instanceof Error ? new UserError(error.message) : error;
}
