/** Mails on their way: written with the state change that causes them, sealed because their links are secrets. */
import { newId } from '../../new-id';
import { type Database, selectRows } from '../database';

export interface StoredMail {
  id: string;
  sealedMessage: string;
  createdAt: Date;
}

/** Promises a mail; it is sent after the transaction. */
export async function insertMail(tx: Database, sealedMessage: string): Promise<void> {
  await selectRows(tx, 'INSERT INTO mails (id, sealed_message) VALUES ($1, $2) RETURNING 1', [
    newId('mail'),
    sealedMessage,
  ]);
}

/** The newest mails of a sandbox. */
export async function listNewestMails(db: Database, limit: number): Promise<StoredMail[]> {
  return selectRows<StoredMail>(
    db,
    `SELECT id, sealed_message AS "sealedMessage", created_at AS "createdAt" FROM mails ORDER BY id DESC LIMIT $1`,
    [limit],
  );
}

/** Forgets mails after a day, sent or not: their links have ended by then. */
export async function forgetOldMails(db: Database, limit = 5_000): Promise<number> {
  const rows = await selectRows(
    db,
    `DELETE FROM mails WHERE id IN (
       SELECT id FROM mails WHERE created_at < now() - interval '24 hours' LIMIT $1
     ) RETURNING 1`,
    [limit],
  );
  return rows.length;
}
