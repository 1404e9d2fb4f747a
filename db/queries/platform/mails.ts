/** Stores mails until a day after they were sent. Mails are encrypted, because they contain secret links. */
import { changeRows, type Database, runStatement, selectRows } from '../../database';
import { list } from '../../rows';
import { type MailRow, mails } from '../../tables/messages';

export type StoredMail = Pick<MailRow, 'id' | 'kind' | 'sealedMessage' | 'createdAt'>;

/** Returns the newest mails of a sandbox. */
export async function listNewestMails(db: Database, limit: number): Promise<StoredMail[]> {
  return list(db, mails, {}, { order: [['id', 'DESC']], limit });
}

/**
 * Reads and locks the mail that has been due longest, so that no other worker sends it. The transaction stays open
 * while it waits for the mail server.
 */
export async function lockDueMail(tx: Database): Promise<StoredMail | undefined> {
  await runStatement(tx, `SELECT set_config('idle_in_transaction_session_timeout', '0', true)`);
  const [mail] = await selectRows<StoredMail>(
    tx,
    `SELECT id, kind, sealed_message, created_at FROM mails
     WHERE sent_at IS NULL AND dropped_at IS NULL AND next_attempt_at <= now()
     ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  return mail;
}

/** Makes a mail due again after a delay. The delay grows each time, up to an hour. */
export async function postponeMail(tx: Database, id: string): Promise<void> {
  await runStatement(
    tx,
    `UPDATE mails SET failures = failures + 1,
       next_attempt_at = clock_timestamp() + least(interval '1 hour', interval '30 seconds' * power(2, least(failures, 10)))
     WHERE id = $1`,
    [id],
  );
}

/** Marks a mail as sent. Call it after the mail server accepted the mail. */
export async function markMailSent(tx: Database, id: string): Promise<void> {
  await runStatement(tx, 'UPDATE mails SET sent_at = clock_timestamp() WHERE id = $1', [id]);
}

/** Marks a mail that will not be sent, because its address bounces. */
export async function dropMail(tx: Database, id: string): Promise<void> {
  await runStatement(tx, 'UPDATE mails SET dropped_at = clock_timestamp() WHERE id = $1', [id]);
}

/**
 * Deletes one batch of mails older than a day. Keeps mails that a mail server has yet to take. Returns how
 * many it deleted.
 */
export async function forgetOldMails(
  db: Database,
  { hasServer, limit = 5_000 }: { hasServer: boolean; limit?: number },
): Promise<number> {
  return changeRows(
    db,
    `DELETE FROM mails WHERE id IN (
       SELECT id FROM mails WHERE created_at < now() - interval '24 hours'
         AND (NOT $2 OR coalesce(sent_at, dropped_at) IS NOT NULL) LIMIT $1
     )`,
    [limit, hasServer],
  );
}
