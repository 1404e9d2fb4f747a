/** Finds bank debits and card expiries that were not announced yet, and marks them as announced. */
import { type Database, selectRows } from '../../database';

/**
 * Takes plans with an unannounced bank debit that is due before `before`, and marks the debit as announced. Concurrent
 * workers take different plans.
 */
export async function takeDebitsToAnnounce(
  tx: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<{ id: string; donorUserId: string; number: number }[]> {
  return selectRows(
    tx,
    `UPDATE recurring_plans SET announced_number = next_number WHERE id IN (
       SELECT id FROM recurring_plans
       WHERE status = 'active' AND payment_method = 'ach' AND wakes_at < $1 AND announced_number < next_number
       LIMIT $2 FOR UPDATE SKIP LOCKED
     ) RETURNING id, donor_user_id AS "donorUserId", next_number AS number`,
    [before, limit],
  );
}

/**
 * Takes saved cards that expire before `before` and pay a plan or are a default. Leaves out cards whose owner was told
 * of this expiry. Marks the others as told.
 */
export async function takeExpiringCards(
  tx: Database,
  { at, before, limit }: { at: Date; before: Date; limit: number },
): Promise<{ id: string; userId: string }[]> {
  return selectRows(
    tx,
    `UPDATE payment_sources SET expiry_told = exp_month || '/' || exp_year WHERE id IN (
       SELECT s.id FROM payment_sources s
       WHERE s.kind = 'card' AND s.status = 'ready' AND s.is_saved AND s.removed_at IS NULL
         AND s.exp_month BETWEEN 1 AND 12
         AND make_date(s.exp_year, s.exp_month, 1) + interval '1 month' BETWEEN $1 AND $2
         AND s.expiry_told IS DISTINCT FROM s.exp_month || '/' || s.exp_year
         AND (s.is_default OR EXISTS (
           SELECT 1 FROM recurring_plans p WHERE p.source = s.id AND p.status IN ('active', 'paused')))
       LIMIT $3 FOR UPDATE OF s SKIP LOCKED
     ) RETURNING id, user_id AS "userId"`,
    [at, before, limit],
  );
}
