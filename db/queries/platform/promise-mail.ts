/** Queues mails. Only operations/ may import this file. */
import { newId } from '../../../new-id';
import { type Database, selectRows } from '../../database';

/** Stores an encrypted mail. The worker sends it after the transaction commits. */
export async function insertMail(tx: Database, sealedMessage: string): Promise<void> {
  await selectRows(tx, 'INSERT INTO mails (id, sealed_message) VALUES ($1, $2) RETURNING 1', [
    newId('mail'),
    sealedMessage,
  ]);
}
