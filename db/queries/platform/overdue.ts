import {
  OVERDUE_AFTER_MINUTES,
  OVERDUE_DEBIT_DAYS,
  OVERDUE_KINDS,
  OVERDUE_PAYOUT_DAYS,
  OVERDUE_REFUND_DAYS,
  type OverdueKind,
} from '../../../domain/gifts/overdue';
import { type Database, selectRows } from '../../database';

const SOON = `($1::timestamptz - interval '${String(OVERDUE_AFTER_MINUTES)} minutes')`;
const DAYS_AGO = (days: number) => `($1::timestamptz - interval '${String(days)} days')`;

/** A standard payout waits an hour in `scheduled`, so that it can be cancelled. */
const LEAVING = `(${SOON} - interval '1 hour')`;

/** SQL that counts what waits too long, by kind. `$1` is the current time. */
const COUNTS: Record<OverdueKind, string> = {
  gift: `
    SELECT count(*) FROM donations d LEFT JOIN charges c ON c.donation_id = d.id
    WHERE d.status = 'pending' AND coalesce(c.approved_at, d.created_at) < ${SOON}
      AND NOT coalesce(c.state = 'requires_action' AND c.action_expires_at > ${SOON}, false)
      AND NOT coalesce(d.payment_method = 'ach' AND c.state IN ('processing', 'cancelling')
        AND d.created_at > ${DAYS_AGO(OVERDUE_DEBIT_DAYS)}, false)`,
  refund: `
    SELECT count(*) FROM refunds WHERE status = 'pending' AND decision IS DISTINCT FROM 'needed'
      AND (asked_at < ${DAYS_AGO(OVERDUE_REFUND_DAYS)}
        OR asked_at IS NULL AND coalesce(decided_at, created_at) < ${SOON})`,
  payout: `
    SELECT count(*) FROM payouts WHERE (status = 'scheduled' AND created_at < ${LEAVING})
      OR (status = 'in_transit' AND expected_at < ${DAYS_AGO(OVERDUE_PAYOUT_DAYS)})`,
  // The worker renews the schedule of a late plan, which takes as long again.
  plan: `
    SELECT (SELECT count(*) FROM recurring_plans WHERE wakes_at < ${SOON} - ($1::timestamptz - ${SOON}))
      + (SELECT count(*) FROM recurring_occurrences o JOIN recurring_plans p ON p.id = o.recurring_id
         WHERE o.status = 'retrying' AND o.next_attempt_at < ${SOON} AND p.status = 'active')`,
};

/** Counts gifts, refunds, payouts and plans that should have moved on by now. */
export async function countOverdue(db: Database, at: Date): Promise<Record<OverdueKind, number>> {
  const columns = OVERDUE_KINDS.map((kind) => `(${COUNTS[kind]}) AS ${kind}`);
  const [row] = await selectRows<Record<OverdueKind, number>>(db, `SELECT ${columns.join(', ')}`, [at]);
  return row ?? { gift: 0, refund: 0, payout: 0, plan: 0 };
}
