/** Notes the attempts of background work on single rows. The note is removed when the work succeeds. */
import { CARE_ATTEMPT_DAYS, CARE_RETRY_MOST_MS, CARE_RETRY_MS } from '../../../domain/care/attempt';
import { changeRows, type Database, selectRows } from '../../database';
import { remove } from '../../rows';
import { careAttempts } from '../../tables/messages';

/** The kinds of work. A row may need several of them. */
export type Care =
  | 'abandoned_identity_check'
  | 'card_expiry'
  | 'debit_notice'
  | 'donor_screening'
  | 'held_plans'
  | 'identity_redaction'
  | 'overdue_plan'
  | 'passed_qualification'
  | 'processing_cost'
  | 'qualification_reminder'
  | 'removed_source'
  | 'retention'
  | 'search_document'
  | 'social_profile'
  | 'statement_hash'
  | 'tribute'
  | 'trust';

/** Returns the SQL condition that a row's earlier attempt does not hold it back. `id` and `at` are SQL expressions. */
export function isCareDue(care: Care, id: string, at: string): string {
  return `NOT EXISTS (SELECT 1 FROM care_attempts a
    WHERE a.care = '${care}' AND a.item_id = ${id} AND a.next_attempt_at > ${at})`;
}

/** Notes that an attempt begins. Returns its number, or undefined if an earlier attempt still holds the row back. */
export async function noteCareAttempt(
  db: Database,
  { care, itemId, at }: { care: Care; itemId: string; at: Date },
): Promise<number | undefined> {
  const [row] = await selectRows<{ attempts: number }>(
    db,
    `INSERT INTO care_attempts AS a (care, item_id, next_attempt_at)
     VALUES ($1, $2, $3::timestamptz + $4 * interval '1 millisecond')
     ON CONFLICT (care, item_id) DO UPDATE SET attempts = a.attempts + 1,
       next_attempt_at = $3::timestamptz + least($5, $4 * 2 ^ least(a.attempts, 20)) * interval '1 millisecond'
     WHERE a.next_attempt_at <= $3
     RETURNING attempts`,
    [care, itemId, at, CARE_RETRY_MS, CARE_RETRY_MOST_MS],
  );
  return row?.attempts;
}

/** Removes the notes of attempts that succeeded. */
export async function forgetCareAttempts(db: Database, care: Care, itemIds: string[]): Promise<void> {
  await remove(db, careAttempts, { care, itemId: itemIds });
}

/** Deletes one batch of notes whose rows no longer need the work. Returns how many it deleted. */
export async function forgetOldCareAttempts(db: Database, limit = 5_000): Promise<number> {
  return changeRows(
    db,
    `DELETE FROM care_attempts WHERE (care, item_id) IN (
       SELECT care, item_id FROM care_attempts WHERE next_attempt_at < now() - $2 * interval '1 day' LIMIT $1
     )`,
    [limit, CARE_ATTEMPT_DAYS],
  );
}
