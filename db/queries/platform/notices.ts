/** Stores notices. A notice is news for a user that a worker still has to turn into a mail. */
import { type Database, selectRows } from '../../database';
import { remove } from '../../rows';
import { type NoticeRow, notices } from '../../tables/messages';

export type Notice = Pick<NoticeRow, 'id' | 'userId' | 'kind' | 'subject'>;

/** Claims due notices. A notice that is not turned into a mail becomes due again after a growing delay. */
export async function claimDueNotices(db: Database, limit: number): Promise<Notice[]> {
  return selectRows<Notice>(
    db,
    `UPDATE notices SET failures = failures + 1,
       next_attempt_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, failures))
     WHERE id IN (
       SELECT id FROM notices WHERE next_attempt_at <= now()
       ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED
     ) RETURNING id, user_id, kind, subject`,
    [limit],
  );
}

/** Deletes a notice. Returns false if another process has already deleted it. */
export async function deleteNotice(tx: Database, id: string): Promise<boolean> {
  return (await remove(tx, notices, { id })) > 0;
}
