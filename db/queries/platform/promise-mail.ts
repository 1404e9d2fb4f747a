/** Queues mails. Only operations/ may import this file. */
import { type NoticeKind } from '../../../domain/gifts/notice';
import { newId } from '../../../new-id';
import { type Database, runStatement, selectRows } from '../../database';

/** Stores an encrypted mail. The worker sends it after the transaction commits. */
export async function insertMail(tx: Database, sealedMessage: string): Promise<void> {
  await selectRows(tx, 'INSERT INTO mails (id, sealed_message) VALUES ($1, $2) RETURNING 1', [
    newId('mail'),
    sealedMessage,
  ]);
}

/**
 * Stores news about a gift for its donor. The worker writes and sends the mail after the transaction commits. Does
 * nothing for a donor without a confirmed address, or if the same news is waiting.
 */
export async function insertNotice(
  tx: Database,
  { kind, userId, subject }: { kind: NoticeKind; userId: string; subject: string },
): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO notices (id, user_id, kind, subject)
     SELECT $1, user_id, $3, $4 FROM user_logins WHERE user_id = $2 AND confirmed_at IS NOT NULL
     ON CONFLICT (kind, subject) DO NOTHING`,
    [newId('mail'), userId, kind, subject],
  );
}
