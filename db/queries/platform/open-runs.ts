/** Lists what a workflow must still follow, so that the worker finds workflows that are lost. */
import { type RunKind } from '../../../domain/care/overdue';
import { payoutRunId } from '../../../domain/payouts/timing';
import { type Database, selectRows } from '../../database';
import { missingPayoutDays } from '../payouts/runs';

export { RUN_KINDS, type RunKind } from '../../../domain/care/overdue';

/** The longest time after which a bank returns a payout, with some days to spare. Until then a workflow follows it. */
const RETURN_DAYS = 14;

/** SQL that selects the workflow ids of a kind. `$1` is the latest time at which the run was promised. */
const OPEN: Record<RunKind, string> = {
  gift: `SELECT id FROM donations WHERE status = 'pending' AND created_at < $1`,
  refund: `SELECT id FROM refunds WHERE status = 'pending' AND decision IS DISTINCT FROM 'needed'
             AND coalesce(decided_at, created_at) < $1`,
  payout: `SELECT id FROM payouts WHERE created_at < $1 AND (status IN ('held', 'scheduled', 'in_transit')
             OR status = 'paid' AND paid_at > $1 - interval '${String(RETURN_DAYS)} days')`,
  // One day at a time, because two runs could both count on the same cash of a provider.
  payoutRun: `SELECT replace('${payoutRunId('DAY')}', 'DAY', day::text) AS id
               FROM (${missingPayoutDays('$1::timestamptz')}) AS missing ORDER BY day LIMIT 1`,
  // An account may cool off several times, each time under another workflow. This id stands for one that is late.
  account: `SELECT id || '/' || (extract(epoch FROM effective_at) * 1000)::bigint AS id FROM payout_accounts
            WHERE status = 'cooling_off' AND effective_at < $1`,
  retry: `SELECT o.recurring_id || '/' || o.number || '/' || (o.attempts + 1) AS id
          FROM recurring_occurrences o JOIN recurring_plans p ON p.id = o.recurring_id
          WHERE o.status = 'retrying' AND o.next_attempt_at < $1 AND p.status = 'active'`,
  dispute: `SELECT id FROM disputes WHERE status IN ('opened', 'under_review') AND created_at < $1`,
  pledge: `SELECT id FROM matching_pledges p WHERE accepted_at < $1 AND (status = 'accepted' OR EXISTS
             (SELECT 1 FROM matching_charges c WHERE c.pledge_id = p.id AND c.status IN ('due', 'charging', 'declined'))
             OR EXISTS (SELECT 1 FROM gift_matches m WHERE m.pledge_id = p.id AND m.kept_minor > 0
               AND m.status IN ('reserved', 'charging')))`,
  subscription: `SELECT id FROM subscriptions WHERE status <> 'ended' AND created_at < $1`,
  // Until the cooling-off of a change ends, its workflow has nothing to do.
  change: `SELECT id FROM charity_changes WHERE status = 'cooling_off' AND effective_at < $1`,
  // Until its day, the workflow of an erasure only waits.
  erasure: `SELECT id FROM erasures WHERE erased_at IS NULL AND erase_at < $1`,
  export: `SELECT id FROM data_exports WHERE ready_at IS NULL AND requested_at < $1 OR expires_at < $1`,
};

export interface OpenRuns {
  kind: RunKind;
  /** Leaves out runs that were promised later, because the relay may not have started them yet. */
  before: Date;
  /** The last id of the previous page, or an empty text. */
  after: string;
  limit: number;
}

/** Returns a page of the ids of workflows that should be running. */
export async function listOpenRuns(
  db: Database,
  { kind, before, after, limit }: OpenRuns,
): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT id FROM (${OPEN[kind]}) AS open WHERE id > $2 ORDER BY id LIMIT $3`,
    [before, after, limit],
  );
  return rows.map(({ id }) => id);
}
