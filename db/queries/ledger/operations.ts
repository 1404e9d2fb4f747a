/** Reads the current figures of the platform for operators. Each figure is one statement. */
import { type Currency } from '../../../domain/money';
import { type Database, selectRows } from '../../database';

export interface Sum {
  currency: Currency;
  count: number;
  minor: bigint;
}

/** SQL for sums of money by currency. Figures of a period count from the time `$1`. */
const SUMS = {
  completed: `SELECT currency, count(*) AS count, sum(amount_minor) AS minor FROM donations
    WHERE settled_at >= $1 AND status <> 'failed' AND redirected_from IS NULL GROUP BY currency ORDER BY currency`,
  refunded: `SELECT d.currency, count(*) AS count, sum(r.amount_minor) AS minor
    FROM refunds r JOIN donations d ON d.id = r.donation_id
    WHERE r.status = 'completed' AND r.settled_at >= $1 GROUP BY d.currency ORDER BY d.currency`,
  disputed: `SELECT d.currency, count(*) AS count, sum(s.amount_minor) AS minor
    FROM disputes s JOIN donations d ON d.id = s.donation_id
    WHERE s.status IN ('opened', 'under_review') GROUP BY d.currency ORDER BY d.currency`,
  inPayout: `SELECT currency, count(*) AS count, sum(amount_minor) AS minor FROM payouts
    WHERE status IN ('held', 'scheduled', 'in_transit') GROUP BY currency ORDER BY currency`,
  payable: `SELECT currency, count(DISTINCT charity_id) AS count, sum(minor) AS minor FROM (
      SELECT charity_id, currency, payable_minor - absorbed_minor AS minor FROM charity_fund_months
      UNION ALL SELECT charity_id, currency, payable_minor - absorbed_minor FROM charity_fund_deltas
    ) owed GROUP BY currency HAVING sum(minor) <> 0 ORDER BY currency`,
} as const;

/** Sums gifts or refunds that settled since a time. */
export function listSumsSince(db: Database, figure: 'completed' | 'refunded', since: Date): Promise<Sum[]> {
  return selectRows(db, SUMS[figure], [since]);
}

/** Sums the money in open disputes, in open payouts, or owed to charities. */
export function listOpenSums(db: Database, figure: 'disputed' | 'inPayout' | 'payable'): Promise<Sum[]> {
  return selectRows(db, SUMS[figure]);
}

/** Counts the gifts that failed since a time, by code, the most frequent first. */
export async function countFailures(db: Database, since: Date): Promise<{ code: string; count: number }[]> {
  return selectRows(
    db,
    `SELECT failure_code AS code, count(*) AS count FROM donations
     WHERE status = 'failed' AND settled_at >= $1 AND failure_code IS NOT NULL
     GROUP BY failure_code ORDER BY 2 DESC, 1`,
    [since],
  );
}

/** SQL for each queue. `since` is the time at which an entry began to wait. */
const QUEUES = {
  outbox: 'SELECT created_at AS since FROM outbox',
  mails: 'SELECT created_at AS since FROM mails WHERE sent_at IS NULL AND dropped_at IS NULL',
  webhook_deliveries: `SELECT created_at AS since FROM webhook_deliveries WHERE state IN ('pending', 'retrying')`,
  payouts_held: `SELECT created_at AS since FROM payouts WHERE status = 'held'`,
  verifications: 'SELECT stage_entered_at AS since FROM verifications WHERE due_at IS NOT NULL',
  refunds: `SELECT created_at AS since FROM refunds WHERE status = 'pending'`,
  reconciliation_items: `SELECT first_seen_at AS since FROM reconciliation_items WHERE status <> 'resolved'`,
  search_changes: 'SELECT noted_at AS since FROM search_changes',
  impact_changes: 'SELECT at AS since FROM impact_deltas',
} as const;

export type QueueName = keyof typeof QUEUES;

export interface Backlog {
  waiting: number;
  oldest: Date | null;
}

/**
 * Returns the length of each queue, and the time at which its oldest entry began to wait. Where nothing sends mails, they
 * wait for nobody.
 */
export async function findBacklogs(
  db: Database,
  { sendsMails }: { sendsMails: boolean },
): Promise<Record<QueueName, Backlog>> {
  const entries: [QueueName, Backlog][] = [];
  for (const [name, queue] of Object.entries(QUEUES) as [QueueName, string][]) {
    const isIdle = name === 'mails' && !sendsMails;
    const [row] = await selectRows<Backlog>(
      db,
      `SELECT count(*) AS waiting, min(since) AS oldest FROM (${queue}) queue${isIdle ? ' WHERE false' : ''}`,
    );
    entries.push([name, row ?? { waiting: 0, oldest: null }]);
  }
  return Object.fromEntries(entries) as Record<QueueName, Backlog>;
}
