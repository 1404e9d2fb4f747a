/** Stores news for users until they are written as mails. */
import { type NoticeKind } from '../../../domain/gifts/notice';
import { type Database, selectRows } from '../../database';

export interface Notice {
  id: string;
  userId: string;
  kind: NoticeKind;
  /** The id of the gift. */
  subject: string;
}

/** Claims notices that are due. A notice that could not be written is due again after a growing delay. */
export async function claimDueNotices(db: Database, limit: number): Promise<Notice[]> {
  return selectRows<Notice>(
    db,
    `UPDATE notices SET failures = failures + 1,
       next_attempt_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, failures))
     WHERE id IN (
       SELECT id FROM notices WHERE next_attempt_at <= now()
       ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED
     ) RETURNING id, user_id AS "userId", kind, subject`,
    [limit],
  );
}

/** Deletes a notice. Returns false if another process has deleted it. */
export async function deleteNotice(tx: Database, id: string): Promise<boolean> {
  const rows = await selectRows(tx, 'DELETE FROM notices WHERE id = $1 RETURNING 1', [id]);
  return rows.length > 0;
}
