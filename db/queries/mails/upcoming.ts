/** Finds bank debits and card expiries that were not announced yet, and marks them as announced. */
import { type Database, selectRows } from '../../database';
import { isCareDue } from '../platform/care-attempts';

const IS_DEBIT = `p.status = 'active' AND p.payment_method = 'ach' AND p.wakes_at < $1
  AND p.announced_number < p.next_number`;

export interface Upcoming {
  at: Date;
  /** Lists what is due before this time. */
  before: Date;
  limit: number;
}

/** Lists plans with an unannounced bank debit that is due before `before`. */
export async function listDebitsToAnnounce(
  db: Database,
  { at, before, limit }: Upcoming,
): Promise<{ id: string }[]> {
  return selectRows(
    db,
    `SELECT p.id FROM recurring_plans p WHERE ${IS_DEBIT} AND ${isCareDue('debit_notice', 'p.id', '$2')}
     LIMIT $3`,
    [before, at, limit],
  );
}

/** Marks a plan's debit as announced. Returns undefined if another worker has already announced it. */
export async function takeDebitToAnnounce(
  tx: Database,
  { id, before }: { id: string; before: Date },
): Promise<{ donorUserId: string; number: number } | undefined> {
  const [plan] = await selectRows<{ donorUserId: string; number: number }>(
    tx,
    `UPDATE recurring_plans p SET announced_number = next_number WHERE p.id = $2 AND ${IS_DEBIT}
     RETURNING donor_user_id, next_number AS number`,
    [before, id],
  );
  return plan;
}

const IS_TOLD = `s.expiry_told IS NOT DISTINCT FROM s.exp_month || '/' || s.exp_year`;

/**
 * Lists saved cards that expire before `before` and pay a plan or are a default. Leaves out cards whose owner was told
 * of this expiry. A plan whose first gift is not charged yet may still fail, so its donor is told once it has begun.
 */
export async function listExpiringCards(
  db: Database,
  { at, before, limit }: Upcoming,
): Promise<{ id: string }[]> {
  return selectRows(
    db,
    `SELECT s.id FROM payment_sources s
     WHERE s.kind = 'card' AND s.status = 'ready' AND s.is_saved AND s.removed_at IS NULL
       AND s.exp_month BETWEEN 1 AND 12
       AND make_date(s.exp_year, s.exp_month, 1) + interval '1 month' BETWEEN $1 AND $2
       AND NOT (${IS_TOLD})
       AND (s.is_default OR EXISTS (
         SELECT 1 FROM recurring_plans p WHERE p.source = s.id AND p.status IN ('active', 'paused')))
       AND ${isCareDue('card_expiry', 's.id', '$1')}
     LIMIT $3`,
    [at, before, limit],
  );
}

/** Marks the owner of a card as told of its expiry. Returns undefined if they were told, or the card was removed. */
export async function takeExpiringCard(tx: Database, id: string): Promise<{ userId: string } | undefined> {
  const [card] = await selectRows<{ userId: string }>(
    tx,
    `UPDATE payment_sources s SET expiry_told = exp_month || '/' || exp_year
     WHERE s.id = $1 AND s.removed_at IS NULL AND NOT (${IS_TOLD}) RETURNING user_id`,
    [id],
  );
  return card;
}
