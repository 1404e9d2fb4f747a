/**
 * Checks the ledger. Each invariant is one SQL statement. It selects the offenders, which are the rows that
 * break the invariant. The database does all the work, so this process needs little memory even for a large
 * ledger.
 */
import { type Database, inSnapshot, selectRows } from '../../database';
import { FUNDS_INVARIANTS } from './check-funds';
import { MATCHING_INVARIANTS } from './check-matching';
import { EXPECTED_ENTRIES, FIRST_END } from './expected-entries';

export interface InvariantResult {
  /** The invariant as a sentence. */
  invariant: string;
  offenders: number;
  /** The first offender, and what is wrong with it. */
  first: { id: string; detail: string } | null;
}

export interface LedgerFigures {
  gifts: number;
  postings: number;
  entries: number;
}

const BOOKED = `
  SELECT t.donation_id AS gift, t.kind, t.cause, e.account, e.currency, e.amount_minor AS minor
  FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id`;

/** SQL that puts expected and booked entries side by side. */
const COMPARED = `
  (SELECT gift, kind, cause, account, currency, minor AS expected, 0 AS booked FROM (${EXPECTED_ENTRIES}) AS e
   UNION ALL
   SELECT gift, kind, cause, account, currency, 0, minor FROM (${BOOKED}) AS b) AS compared`;

/** Returns SQL that counts postings by gift, kind and cause. The cause is for example the id of a refund. */
function countedPostings(kinds: string): string {
  return `(SELECT donation_id, kind, cause, count(*) AS times FROM ledger_transactions
           WHERE kind IN (${kinds}) GROUP BY donation_id, kind, cause) AS t`;
}

/** SQL for the part of each gift that is refunded, has a pending refund, or is disputed. */
const TAKEN = `
  (SELECT donation_id, sum(amount_minor) AS amount, sum(charge) AS charge, sum(platform_fee) AS platform_fee,
          sum(processing_fee) AS processing_fee,
          coalesce(sum(amount_minor) FILTER (WHERE final), 0) AS gone, bool_or(open) AS disputed
   FROM (
     SELECT donation_id, amount_minor, returned_minor + kept_minor AS charge,
            platform_fee_minor + absorbed_platform_minor AS platform_fee,
            processing_fee_minor + absorbed_processing_minor AS processing_fee,
            status = 'completed' AS final, false AS open
     FROM refunds WHERE status <> 'failed'
     UNION ALL
     SELECT donation_id, amount_minor, returned_minor, platform_fee_minor + absorbed_platform_minor,
            processing_fee_minor + absorbed_processing_minor, status = 'lost', status <> 'lost'
     FROM disputes WHERE status <> 'won' AND amount_minor > 0
   ) AS each GROUP BY donation_id) AS taken`;

/** The invariants. Each statement selects the `id` and the `detail` of its offenders. */
const INVARIANTS: Record<string, string> = {
  'Every posting sums to zero in every currency.': `
    SELECT transaction_id AS id, currency || ' is off by ' || sum(amount_minor) AS detail
    FROM ledger_entries GROUP BY transaction_id, currency HAVING sum(amount_minor) <> 0`,

  'Every posting has entries, and every entry a posting.': `
    SELECT coalesce(t.id, e.transaction_id) AS id,
           CASE WHEN t.id IS NULL THEN 'has entries but no posting' ELSE 'has no entries' END AS detail
    FROM ledger_transactions t FULL JOIN (SELECT DISTINCT transaction_id FROM ledger_entries) AS e
      ON e.transaction_id = t.id WHERE t.id IS NULL OR e.transaction_id IS NULL`,

  'Every posting is of a known kind.': `
    SELECT id, 'has the unknown kind ' || kind AS detail FROM ledger_transactions
    WHERE kind NOT IN ('completed', 'processing_cost', 'refunded', 'refund_failed', 'disputed', 'dispute_joined', 'dispute_won', 'dispute_lost',
      'dispute_reversed', 'redirected', 'written_off', 'payout_left', 'payout_paid', 'payout_failed', 'payout_returned', 'cash_moved', 'subscription_billed')`,

  'Every completed gift is booked once.': `
    SELECT d.id, 'is ' || d.status || ' and booked ' || coalesce(t.times, 0) || ' times' AS detail
    FROM donations d LEFT JOIN ${countedPostings(`'completed'`)} ON t.donation_id = d.id
    WHERE d.status NOT IN ('pending', 'failed') AND coalesce(t.times, 0) <> (d.redirected_from IS NULL)::int`,

  'Every redirected gift is booked once, names the gift that takes its place and is named by it, and no other redirect is booked.': `
    SELECT coalesce(d.id, t.cause, d.redirected_from) AS id, 'is booked ' || coalesce(t.times, 0) || ' times, follows '
             || coalesce(d.redirected_from, 'no gift') || ', which names ' || coalesce(d.named, 'no gift') AS detail
    FROM (SELECT n.id, coalesce(n.redirected_from, o.id) AS redirected_from, o.redirected_to AS named
          FROM (SELECT * FROM donations WHERE redirected_from IS NOT NULL) n
          FULL JOIN (SELECT * FROM donations WHERE redirected_to IS NOT NULL) o ON o.id = n.redirected_from) AS d
    FULL JOIN ${countedPostings(`'redirected'`)} ON t.cause = d.id AND t.donation_id = d.redirected_from
    WHERE coalesce(t.times, 0) <> 1 OR d.id IS DISTINCT FROM d.named`,

  'Every processing cost that differs from the schedule is booked once, and no other cost is booked.': `
    SELECT coalesce(c.donation_id, t.donation_id) AS id, 'has the cost ' || coalesce(c.cost_minor::text, 'unknown')
             || ' and booked ' || coalesce(t.times, 0) || ' costs' AS detail
    FROM (SELECT donation_id, cost_minor, cost_minor <> processing_fee_minor + absorbed_processing_minor AS differs
          FROM charges JOIN donations d ON d.id = donation_id WHERE cost_minor IS NOT NULL) AS c
    FULL JOIN ${countedPostings(`'processing_cost'`)} ON t.donation_id = c.donation_id
    WHERE coalesce(c.differs, false)::int <> coalesce(t.times, 0)`,

  'No pending or failed gift is booked, except for disputes that the platform bears.': `
    SELECT d.id, 'is ' || d.status || ' and has the posting ' || min(t.id) AS detail
    FROM donations d JOIN ledger_transactions t ON t.donation_id = d.id
    WHERE d.status IN ('pending', 'failed') AND t.kind NOT IN ('disputed', 'dispute_won', 'dispute_lost', 'dispute_reversed')
    GROUP BY d.id, d.status`,

  'Every completed refund is booked once, again if it failed later, and no other refund is booked.': `
    SELECT coalesce(r.id, t.cause) AS id,
           coalesce('is ' || r.status, 'is not a refund of ' || t.donation_id) || ' and booked '
             || coalesce(t.times, 0) || ' times as ' || coalesce(r.kind, t.kind) AS detail
    FROM (
      SELECT id, donation_id, status, 'refunded' AS kind, status = 'completed' OR reversed_at IS NOT NULL AS booked FROM refunds
      UNION ALL SELECT id, donation_id, status, 'refund_failed', reversed_at IS NOT NULL FROM refunds
    ) AS r FULL JOIN ${countedPostings(`'refunded', 'refund_failed'`)}
      ON t.cause = r.id AND t.donation_id = r.donation_id AND t.kind = r.kind
    WHERE coalesce(r.booked, false)::int <> coalesce(t.times, 0)`,

  'Every dispute is booked once when it opens, once when it joins its gift later, once when it ends, and once when its loss is reversed.': `
    SELECT coalesce(p.id, t.cause) AS id,
           'should have ' || coalesce(p.times, 0) || ' postings of the kind '
             || coalesce(p.kind, t.kind) || ', and has ' || coalesce(t.times, 0) AS detail
    FROM (
      SELECT id, donation_id, 'disputed' AS kind, 1 AS times FROM disputes
      UNION ALL SELECT id, donation_id, 'dispute_joined', 1 FROM disputes WHERE joined IN ('while_open', 'after_loss')
      UNION ALL SELECT id, donation_id, 'dispute_' || ${FIRST_END}, 1 FROM disputes p WHERE status IN ('won', 'lost')
      UNION ALL SELECT id, donation_id, 'dispute_reversed', 1 FROM disputes WHERE reversed_at IS NOT NULL
    ) AS p FULL JOIN ${countedPostings(`'disputed', 'dispute_joined', 'dispute_won', 'dispute_lost', 'dispute_reversed'`)}
      ON t.cause = p.id AND t.donation_id = p.donation_id AND t.kind = p.kind
    WHERE coalesce(p.times, 0) <> coalesce(t.times, 0)`,

  'Every approved write-off is booked once, and no other write-off is booked.': `
    SELECT coalesce(w.id, t.cause) AS id,
           coalesce('is ' || w.status, 'is not a write-off') || ' and booked ' || coalesce(t.times, 0) || ' times' AS detail
    FROM write_offs w FULL JOIN ${countedPostings(`'written_off'`)} ON t.cause = w.id AND t.donation_id IS NULL
    WHERE coalesce(w.status = 'approved', false)::int <> coalesce(t.times, 0)`,

  'Every step of a payout after it left is booked once, and no other step is booked.': `
    SELECT coalesce(p.id, t.cause) AS id, coalesce('is ' || p.status, 'is not a payout') || ' and booked '
             || coalesce(t.times, 0) || ' times as ' || coalesce(p.kind, t.kind) AS detail
    FROM (
      SELECT id, status, 'payout_left' AS kind, left_at IS NOT NULL AS happened FROM payouts
      UNION ALL SELECT id, status, 'payout_paid', status IN ('paid', 'returned') FROM payouts
      UNION ALL SELECT id, status, 'payout_failed', status = 'failed' AND left_at IS NOT NULL FROM payouts
      UNION ALL SELECT id, status, 'payout_returned', status = 'returned' FROM payouts
    ) AS p FULL JOIN ${countedPostings(`'payout_left', 'payout_paid', 'payout_failed', 'payout_returned'`)}
      ON t.cause = p.id AND t.donation_id IS NULL AND t.kind = p.kind
    WHERE coalesce(p.happened, false)::int <> coalesce(t.times, 0)`,

  'Every transfer of cash that the processor or two operators told is booked once, and no other transfer is booked.': `
    SELECT coalesce(c.id, t.cause) AS id, CASE WHEN c.id IS NULL THEN 'is not a transfer' WHEN c.booked_at IS NULL THEN 'waits'
             ELSE 'counts' END || ' and booked ' || coalesce(t.times, 0) || ' times' AS detail
    FROM cash_transfers c FULL JOIN ${countedPostings(`'cash_moved'`)} ON t.cause = c.id AND t.donation_id IS NULL
    WHERE (c.booked_at IS NOT NULL)::int <> coalesce(t.times, 0)`,

  'Every paid month of a subscription is booked once, and no other month is booked.': `
    SELECT coalesce(b.id, t.cause) AS id, CASE WHEN b.id IS NULL THEN 'is not a bill' ELSE 'is paid' END || ' and booked '
             || coalesce(t.times, 0) || ' times' AS detail
    FROM subscription_bills b FULL JOIN ${countedPostings(`'subscription_billed'`)} ON t.cause = b.id AND t.donation_id IS NULL
    WHERE (b.id IS NOT NULL)::int <> coalesce(t.times, 0)`,

  'Every entry has the amount of its gift, refund, dispute, write-off, payout, transfer or bill.': `
    SELECT coalesce(gift, cause) AS id, kind || ': ' || account || ' has ' || sum(booked) || ' ' || currency || ' and should have '
             || sum(expected) AS detail
    FROM ${COMPARED} GROUP BY gift, kind, cause, account, currency HAVING sum(expected) <> sum(booked)`,

  'Every account has the total of its gifts, refunds, disputes, write-offs, payouts, transfers and bills.': `
    SELECT account AS id, 'has ' || sum(booked) || ' ' || currency || ' and should have ' || sum(expected) AS detail
    FROM ${COMPARED} GROUP BY account, currency HAVING sum(expected) <> sum(booked)`,

  'The parts of every gift sum to its charge.': `
    SELECT id, 'was charged ' || total_charge_minor || ' and its parts sum to '
             || net_minor + platform_fee_minor + processing_fee_minor + additional_fee_minor AS detail
    FROM donations
    WHERE total_charge_minor <> net_minor + platform_fee_minor + processing_fee_minor + additional_fee_minor`,

  'The refunded amount of every gift is the sum of its refunds and lost disputes.': `
    SELECT d.id, 'says ' || d.refunded_minor || ' and its refunds and lost disputes sum to '
             || coalesce(taken.gone, 0) AS detail
    FROM donations d LEFT JOIN ${TAKEN} ON taken.donation_id = d.id
    WHERE d.refunded_minor <> coalesce(taken.gone, 0)`,

  'No gift returns more than was given, and a gift returned in full returns its whole charge and its fees.': `
    SELECT d.id, 'returns ' || taken.amount || ' of ' || d.amount_minor || ', ' || taken.charge || ' of '
             || d.total_charge_minor || ' charged, ' || taken.platform_fee || ' of '
             || d.platform_fee_minor + d.absorbed_platform_minor || ' platform fee, and shares ' || taken.processing_fee
             || ' of ' || d.processing_fee_minor + d.absorbed_processing_minor || ' processing fee' AS detail
    FROM donations d JOIN ${TAKEN} ON taken.donation_id = d.id
    WHERE taken.amount > d.amount_minor OR taken.charge > d.total_charge_minor
       OR taken.platform_fee > d.platform_fee_minor + d.absorbed_platform_minor
       OR taken.processing_fee > d.processing_fee_minor + d.absorbed_processing_minor
       OR (taken.amount = d.amount_minor
           AND (taken.charge, taken.platform_fee, taken.processing_fee) IS DISTINCT FROM
             (d.total_charge_minor, d.platform_fee_minor + d.absorbed_platform_minor,
              d.processing_fee_minor + d.absorbed_processing_minor))`,

  'The state of every gift follows from its refunds and disputes.': `
    SELECT d.id, 'is ' || d.status || ' with ' || d.refunded_minor || ' of ' || d.amount_minor || ' returned'
             || CASE WHEN taken.disputed THEN ' and an open dispute' ELSE '' END AS detail
    FROM donations d LEFT JOIN ${TAKEN} ON taken.donation_id = d.id
    WHERE (d.status = 'disputed') <> coalesce(taken.disputed, false)
       OR (d.status = 'refunded') <> (d.refunded_minor = d.amount_minor)
       OR (d.status IN ('pending', 'failed') AND taken.donation_id IS NOT NULL)
       OR (d.status = 'pending') <> (d.settled_at IS NULL)`,

  'The last line of every timeline is the state of its gift.': `
    SELECT d.id, 'is ' || d.status || ' and its timeline ends with ' || coalesce(line.status, 'nothing') AS detail
    FROM donations d LEFT JOIN (
      SELECT DISTINCT ON (donation_id) donation_id, status FROM donation_timeline ORDER BY donation_id, id DESC
    ) AS line ON line.donation_id = d.id
    WHERE d.status <> 'pending' AND line.status IS DISTINCT FROM d.status`,

  ...FUNDS_INVARIANTS,
  ...MATCHING_INVARIANTS,
};

/**
 * Checks every invariant on one snapshot, so that gifts made during the check cannot disturb it. Calls `tell`
 * after each invariant.
 */
export async function checkLedger(
  db: Database,
  tell: (result: InvariantResult) => void,
): Promise<LedgerFigures> {
  return inSnapshot(db, async (snapshot) => {
    for (const [invariant, broken] of Object.entries(INVARIANTS)) {
      const [row] = await selectRows<{ id: string; detail: string; offenders: number }>(
        snapshot,
        `SELECT id, detail, count(*) OVER () AS offenders FROM (${broken}) AS broken ORDER BY id, detail LIMIT 1`,
      );
      tell({
        invariant,
        offenders: row?.offenders ?? 0,
        first: row === undefined ? null : { id: row.id, detail: row.detail },
      });
    }
    const [figures] = await selectRows<LedgerFigures>(
      snapshot,
      `SELECT (SELECT count(*) FROM donations) AS gifts, (SELECT count(*) FROM ledger_transactions) AS postings,
              (SELECT count(*) FROM ledger_entries) AS entries`,
    );
    return figures ?? { gifts: 0, postings: 0, entries: 0 };
  });
}
