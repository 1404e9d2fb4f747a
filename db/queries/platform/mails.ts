/** Stores mails for a day. They are encrypted, because their links are secrets. */
import { type Database, selectRows } from '../../database';

export interface StoredMail {
  id: string;
  sealedMessage: string;
  createdAt: Date;
}

/** Returns the newest mails of a sandbox. */
export async function listNewestMails(db: Database, limit: number): Promise<StoredMail[]> {
  return selectRows<StoredMail>(
    db,
    `SELECT id, sealed_message AS "sealedMessage", created_at AS "createdAt" FROM mails ORDER BY id DESC LIMIT $1`,
    [limit],
  );
}

/** Claims mails that are due. A mail is due again after a growing delay of at most an hour, until it is sent. */
export async function claimDueMails(db: Database, limit: number): Promise<StoredMail[]> {
  return selectRows<StoredMail>(
    db,
    `UPDATE mails SET failures = failures + 1,
       next_attempt_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, failures))
     WHERE id IN (
       SELECT id FROM mails WHERE sent_at IS NULL AND next_attempt_at <= now()
       ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED
     ) RETURNING id, sealed_message AS "sealedMessage", created_at AS "createdAt"`,
    [limit],
  );
}

/** Marks a mail as sent, after the mail server accepted it. */
export async function markMailSent(db: Database, id: string): Promise<void> {
  await selectRows(db, 'UPDATE mails SET sent_at = now() WHERE id = $1 RETURNING 1', [id]);
}

/** Deletes one batch of mails older than a day, because their links have expired. Returns how many it deleted. */
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
