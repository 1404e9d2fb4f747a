/** Stores the files with people's data. */
import { Op } from 'sequelize';
import { type Database, selectRows } from '../../database';
import { find, insert, list, lock, remove, update } from '../../rows';
import { dataExports, type DataExportRow } from '../../tables/persons';

export type DataExport = DataExportRow;

export async function insertDataExport(
  tx: Database,
  row: Pick<DataExport, 'id' | 'userId' | 'storageKey' | 'requestedAt'>,
): Promise<void> {
  await insert(tx, dataExports, row);
}

export async function findDataExport(db: Database, id: string): Promise<DataExport | undefined> {
  return find(db, dataExports, { id });
}

/** Reads an export and locks it until the transaction ends. */
export async function lockDataExport(tx: Database, id: string): Promise<DataExport | undefined> {
  return lock(tx, dataExports, { id });
}

/** Finds the newest export of a user that was requested after a time. */
export async function findRecentExport(
  db: Database,
  userId: string,
  after: Date,
): Promise<DataExport | undefined> {
  const where = { userId, requestedAt: { [Op.gt]: after } };
  const [newest] = await list(db, dataExports, where, { order: [['id', 'DESC']] });
  return newest;
}

export async function updateDataExport(
  tx: Database,
  id: string,
  written: Pick<DataExport, 'bytes' | 'readyAt' | 'expiresAt'>,
): Promise<void> {
  await update(tx, dataExports, { id }, written);
}

export async function deleteDataExport(tx: Database, id: string): Promise<void> {
  await remove(tx, dataExports, { id });
}

export interface ExportReader {
  email: string;
  locale: string;
}

/** Returns the address that a user or a guest confirmed, to which the link goes. */
export async function findExportReader(db: Database, userId: string): Promise<ExportReader | undefined> {
  const [reader] = await selectRows<ExportReader>(
    db,
    `SELECT coalesce(l.email, g.email) AS email, u.locale FROM users u
     LEFT JOIN user_logins l ON l.user_id = u.id AND l.confirmed_at IS NOT NULL
     LEFT JOIN guests g ON g.user_id = u.id AND g.confirmed_at IS NOT NULL
     WHERE u.id = $1 AND coalesce(l.email, g.email) IS NOT NULL`,
    [userId],
  );
  return reader;
}
