import { randomUUID } from 'node:crypto';
import { type Database } from '../../db/database';
import { enqueueWorkflow } from '../../db/queries/platform/enqueue-workflows';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { findPerson } from '../../db/queries/users/blocks';
import {
  type DataExport,
  deleteDataExport,
  findDataExport,
  findExportReader,
  findRecentExport,
  insertDataExport,
  lockDataExport,
  updateDataExport,
} from '../../db/queries/users/data-exports';
import { findErasureOfUser, lockPerson } from '../../db/queries/users/erasures';
import { type ExportedTable, readPersonalData } from '../../db/queries/users/personal-data';
import { GivingError, requireRow } from '../../domain/errors';
import { dataToken } from '../../domain/users/data-link';
import { exportExpiry, sameExportSince } from '../../domain/users/export';
import { type SecretBox } from '../../gateways';
import { newId } from '../../new-id';
import { type DataExportInput } from '../../workflows/messages';
import { type Act, type Sealing } from '../act';
import { queueSecurityMail } from '../mails/queue-mail';

/**
 * Asks for a file with all data of a person, whose link is mailed to their confirmed address. A repeated request within
 * a day returns the earlier export. Throws CONFLICT without a confirmed address, for a guest whose address an account has,
 * and while the person is to be erased.
 */
export async function requestExport({ tx, at }: Act, userId: string): Promise<DataExport> {
  await lockPerson(tx, userId);
  // A guest's link proves only the mailbox. An account also has a password, and perhaps a second factor.
  if (requireRow(await findPerson(tx, userId), userId).userId !== userId) throw hasAccount();
  if ((await findExportReader(tx, userId)) === undefined) throw noAddress();
  if ((await findErasureOfUser(tx, userId)) !== undefined) throw toBeErased();
  const earlier = await findRecentExport(tx, userId, sameExportSince(at));
  if (earlier !== undefined) return earlier;
  const order = { id: newId('export'), userId, storageKey: randomUUID(), requestedAt: at };
  await insertDataExport(tx, order);
  await startExport(tx, order);
  return { ...order, bytes: null, readyAt: null, expiresAt: null };
}

function noAddress(): GivingError {
  const message =
    'The link to your data is mailed, and you have confirmed no address. Guests open the link in a mail first.';
  return new GivingError('CONFLICT', message, { reason: 'no_address' });
}

function hasAccount(): GivingError {
  const message = 'An account has confirmed this address. Sign in to it, and ask for your data there.';
  return new GivingError('CONFLICT', message, { reason: 'has_account' });
}

function toBeErased(): GivingError {
  const message = 'The data of this person are to be erased. Restore the person first.';
  return new GivingError('CONFLICT', message, { reason: 'erasure_scheduled' });
}

async function startExport(tx: Database, { id, userId }: Pick<DataExport, 'id' | 'userId'>): Promise<void> {
  const input: DataExportInput = { exportId: id };
  await enqueueWorkflow(tx, {
    workflowType: 'dataExport',
    workflowId: id,
    input,
    searchAttributes: { UserId: userId },
    summary: `data of ${userId}`,
    canWait: true,
  });
}

/** Starts the lost workflow of an export again. Returns false if the export has gone, or if its start is queued. */
export async function restartExport(tx: Database, exportId: string): Promise<boolean> {
  const row = await lockDataExport(tx, exportId);
  if (row === undefined || (await hasQueuedStart(tx, exportId))) return false;
  await startExport(tx, row);
  return true;
}

export interface ExportFile {
  storageKey: string;
  content: Buffer;
}

/** Writes the content of an export. Returns undefined if the export is gone, or the guest has an account now. Changes nothing. */
export async function writeDataExport(
  { db, secrets }: { db: Database; secrets: Pick<SecretBox, 'open'> },
  exportId: string,
): Promise<ExportFile | undefined> {
  const row = await findDataExport(db, exportId);
  if (row === undefined) return undefined;
  const { userId, userIds, email } = requireRow(await findPerson(db, row.userId), row.userId);
  // Meanwhile an account confirmed the address of a guest.
  if (userId !== row.userId) return undefined;
  const tables: string[] = [];
  for await (const table of readPersonalData(db, { userIds, email })) {
    tables.push(`${JSON.stringify(table.table)}: [\n${openRows(table, secrets).join(',\n')}\n]`);
  }
  const head = { export_id: exportId, user_id: row.userId, requested_at: row.requestedAt.toISOString() };
  const text = `${JSON.stringify(head).slice(0, -1)}, "tables": {\n${tables.join(',\n')}\n}}\n`;
  return { storageKey: row.storageKey, content: Buffer.from(text) };
}

/** Opens the sealed texts of rows. Keeps the text of other rows, whose long numbers a parser would round. */
function openRows({ rows, sealed }: ExportedTable, secrets: Pick<SecretBox, 'open'>): string[] {
  if (sealed.length === 0) return rows;
  return rows.map((text) => {
    const row = Object.entries(JSON.parse(text) as Record<string, unknown>);
    const opened = row.map(([name, value]) =>
      sealed.includes(name) && typeof value === 'string'
        ? [name.replace('sealed_', ''), readOpened(secrets.open(value))]
        : [name, value],
    );
    return JSON.stringify(Object.fromEntries(opened));
  });
}

/** A sealed text is JSON, or a plain text such as a number of a license. */
function readOpened(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Notes that the file of an export is written, and mails its link. Returns when the link expires, or undefined if the
 * export is gone. Doing it twice mails once.
 */
export async function storeDataExport(
  act: Act & Sealing,
  { exportId, bytes }: { exportId: string; bytes: number },
): Promise<Date | undefined> {
  const { tx, at, secrets } = act;
  const row = await lockDataExport(tx, exportId);
  if (row === undefined) return undefined;
  if (row.expiresAt !== null) return row.expiresAt;
  const expiresAt = exportExpiry(at);
  await updateDataExport(tx, exportId, { bytes, readyAt: at, expiresAt });
  const reader = await findExportReader(tx, row.userId);
  if (reader !== undefined) {
    const token = dataToken(secrets, { purpose: 'export', id: exportId });
    const news = { token, expiresAt: expiresAt.toISOString() };
    await queueSecurityMail(act, { kind: 'data_exported', news, reader });
  }
  return expiresAt;
}

/** Finds the key of an export's file. Remove the file first, then the row: only the row knows the key. */
export async function findExportKey(db: Database, exportId: string): Promise<string | undefined> {
  return (await findDataExport(db, exportId))?.storageKey;
}

export async function removeDataExport(tx: Database, exportId: string): Promise<void> {
  await deleteDataExport(tx, exportId);
}
