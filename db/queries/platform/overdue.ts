import {
  OVERDUE_AFTER_MINUTES,
  OVERDUE_DEBIT_DAYS,
  OVERDUE_KINDS,
  OVERDUE_PAYOUT_DAYS,
  OVERDUE_PAYOUT_RUN_HOURS,
  OVERDUE_REFUND_DAYS,
  type OverdueKind,
} from '../../../domain/care/overdue';
import { requireRow } from '../../../domain/errors';
import { CANCEL_MS } from '../../../domain/payouts/timing';
import { BILL_RETRY_DAYS } from '../../../domain/subscriptions/subscription';
import { type Database, selectRows } from '../../database';
import { missingPayoutDays } from '../payouts/runs';

const SOON = `($1::timestamptz - interval '${String(OVERDUE_AFTER_MINUTES)} minutes')`;
const DAYS_AGO = (days: number) => `($1::timestamptz - interval '${String(days)} days')`;

const RUN_HOURS_AGO = `($1::timestamptz - interval '${String(OVERDUE_PAYOUT_RUN_HOURS)} hours')`;

/** A standard payout waits in `scheduled`, so that it can be cancelled. */
const LEAVING = `(${SOON} - interval '${String(CANCEL_MS.production)} milliseconds')`;

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
  payoutRun: `SELECT count(*) FROM (${missingPayoutDays(RUN_HOURS_AGO)}) AS missing`,
  account: `SELECT count(*) FROM payout_accounts WHERE status = 'cooling_off' AND effective_at < ${SOON}`,
  retry: `
    SELECT count(*) FROM recurring_occurrences o JOIN recurring_plans p ON p.id = o.recurring_id
    WHERE o.status = 'retrying' AND o.next_attempt_at < ${SOON} AND p.status = 'active'`,
  // A processor decides its own disputes at any time, but gets the evidence at once.
  dispute: `
    SELECT count(*) FROM disputes d WHERE (d.status = 'opened' AND d.processor_reference IS NULL
        AND d.evidence_due_at < ${SOON})
      OR (d.status = 'under_review' AND d.processor_reference IS NOT NULL AND d.evidence IS NOT NULL
        AND d.evidence_sent_at IS NULL AND EXISTS (SELECT 1 FROM donation_timeline t
          WHERE t.donation_id = d.donation_id AND t.code = 'evidence_submitted' AND t.at < ${SOON}))`,
  // The gift that charges the sponsor counts as a gift.
  pledge: `
    SELECT count(*) FROM matching_pledges p
    WHERE (p.status = 'accepted' AND least(p.ends_at, p.next_batch_at) < ${SOON})
      OR (p.next_batch_at < ${SOON} AND EXISTS (SELECT 1 FROM gift_matches m WHERE m.pledge_id = p.id
        AND m.status = 'reserved' AND m.kept_minor > 0))
      OR EXISTS (SELECT 1 FROM matching_charges c WHERE c.pledge_id = p.id
        AND (c.status = 'due' AND c.next_attempt_at < ${SOON}
          OR c.status = 'declined' AND c.first_attempt_at < ${SOON}))`,
  subscription: `
    SELECT count(*) FROM subscriptions WHERE status <> 'ended' AND (paid_until
      + CASE status WHEN 'past_due' THEN ${String(BILL_RETRY_DAYS)} ELSE 0 END)::timestamp AT TIME ZONE 'UTC' < ${SOON}`,
  change: `SELECT count(*) FROM charity_changes WHERE status = 'cooling_off' AND effective_at < ${SOON}`,
  erasure: `SELECT count(*) FROM erasures WHERE erased_at IS NULL AND erase_at < ${SOON}`,
  export: `SELECT count(*) FROM data_exports WHERE ready_at IS NULL AND requested_at < ${SOON}`,
  // The worker renews the schedule of a late plan, which takes as long again.
  plan: `SELECT count(*) FROM recurring_plans WHERE wakes_at < ${SOON} - ($1::timestamptz - ${SOON})`,
};

/** Counts, by kind, what should have moved on by now. */
export async function countOverdue(db: Database, at: Date): Promise<Record<OverdueKind, number>> {
  const columns = OVERDUE_KINDS.map((kind) => `(${COUNTS[kind]}) AS "${kind}"`);
  const [row] = await selectRows<Record<OverdueKind, number>>(db, `SELECT ${columns.join(', ')}`, [at]);
  return requireRow(row, 'overdue');
}
