/**
 * Checks the ledger. Each invariant is one statement that selects the rows that break it (the offenders). The database
 * does the work, so memory stays small even for a large ledger. This file computes the expected entries from gifts,
 * refunds, disputes and write-offs, independently of the code that books them.
 */
import { type Database, inSnapshot, selectRows } from '../../database';

export interface InvariantResult {
  /** The sentence that should be true. */
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

/** SQL for the entries that each gift, refund, dispute and write-off should have, in one or more rows per account. */
const EXPECTED = `
  SELECT d.id AS gift, 'completed' AS kind, '' AS cause, line.account, d.currency, line.minor
  FROM donations d CROSS JOIN LATERAL (VALUES
    ('donor/' || d.donor_user_id || '/funding', -d.total_charge_minor),
    ('charity/' || d.charity_id || '/payable', d.net_minor),
    ('platform/fees', d.platform_fee_minor + d.absorbed_platform_minor),
    ('processor/' || d.payment_method || '/fees', d.processing_fee_minor + d.absorbed_processing_minor),
    ('platform/services', d.additional_fee_minor),
    ('charity/' || d.charity_id || '/absorbed-platform-fees', -d.absorbed_platform_minor),
    ('charity/' || d.charity_id || '/absorbed-processing-fees', -d.absorbed_processing_minor)
  ) AS line(account, minor) WHERE d.status NOT IN ('pending', 'failed')
  UNION ALL
  SELECT d.id, booking.kind, r.id, line.account, d.currency, booking.sign * line.minor
  FROM refunds r JOIN donations d ON d.id = r.donation_id 
    CROSS JOIN (VALUES ('refunded', 1), ('refund_failed', -1)) AS booking(kind, sign) CROSS JOIN LATERAL (VALUES
    ('any', 'donor/' || d.donor_user_id || '/funding', r.returned_minor),
    ('platform_bears', 'platform/refund-costs', -r.returned_minor),
    ('shared', 'platform/fees', -r.platform_fee_minor - r.absorbed_platform_minor),
    ('shared', 'charity/' || d.charity_id || '/absorbed-platform-fees', r.absorbed_platform_minor),
    ('shared', 'charity/' || d.charity_id || '/payable', r.platform_fee_minor - r.returned_minor),
    ('donor', 'charity/' || d.charity_id || '/payable', -r.absorbed_processing_minor),
    ('donor', 'charity/' || d.charity_id || '/absorbed-processing-fees', r.absorbed_processing_minor),
    ('platform', 'charity/' || d.charity_id || '/payable', r.processing_fee_minor),
    ('platform', 'charity/' || d.charity_id || '/absorbed-processing-fees', r.absorbed_processing_minor),
    ('platform', 'platform/refund-costs', -r.processing_fee_minor - r.absorbed_processing_minor)
  ) AS line(borne_by, account, minor)
  WHERE (booking.kind = 'refunded' AND r.status = 'completed' OR r.reversed_at IS NOT NULL)
    AND line.borne_by IN ('any', coalesce(r.decision, 'shared'), coalesce(r.decision, r.fee_bearer))
  UNION ALL
  SELECT d.id, 'disputed', p.id, line.account, d.currency, line.minor
  FROM disputes p JOIN donations d ON d.id = p.donation_id CROSS JOIN LATERAL (VALUES
    ('any', 'issuer/' || d.payment_method || '/disputes', p.returned_minor + p.beyond_minor),
    ('any', 'platform/losses', -p.beyond_minor),
    ('gift', 'charity/' || d.charity_id || '/payable', -p.returned_minor - p.fee_minor),
    ('gift', 'platform/chargebacks', p.fee_minor),
    ('platform', 'platform/losses', -p.returned_minor)
  ) AS line(borne_by, account, minor)
  WHERE line.borne_by IN ('any', CASE p.joined WHEN 'at_opening' THEN 'gift' ELSE 'platform' END)
  UNION ALL
  SELECT d.id, 'dispute_joined', p.id, line.account, d.currency, line.minor
  FROM disputes p JOIN donations d ON d.id = p.donation_id CROSS JOIN LATERAL (VALUES
    ('charity/' || d.charity_id || '/payable', -p.returned_minor - p.fee_minor),
    ('platform/losses', p.returned_minor),
    ('platform/chargebacks', p.fee_minor)
  ) AS line(account, minor) WHERE p.joined IN ('while_open', 'after_loss')
  UNION ALL
  SELECT d.id, 'dispute_' || p.status, p.id, line.account, d.currency, line.minor
  FROM disputes p JOIN donations d ON d.id = p.donation_id CROSS JOIN LATERAL (VALUES
    ('won', 'issuer/' || d.payment_method || '/disputes', -p.returned_minor - p.beyond_minor),
    ('won', 'charity/' || d.charity_id || '/payable', p.returned_minor),
    ('won', 'platform/losses', p.beyond_minor),
    ('lost', 'issuer/' || d.payment_method || '/disputes', -p.returned_minor - p.beyond_minor),
    ('lost', 'donor/' || d.donor_user_id || '/funding', p.returned_minor + p.beyond_minor)
  ) AS line(outcome, account, minor) WHERE line.outcome = p.status
  UNION ALL
  SELECT d.id, CASE p.joined WHEN 'after_loss' THEN 'dispute_joined' ELSE 'dispute_lost' END, p.id, line.account,
    d.currency, line.minor
  FROM disputes p JOIN donations d ON d.id = p.donation_id CROSS JOIN LATERAL (VALUES
    (false, 'platform/fees', -p.platform_fee_minor - p.absorbed_platform_minor),
    (false, 'charity/' || d.charity_id || '/absorbed-platform-fees', p.absorbed_platform_minor),
    (false, 'charity/' || d.charity_id || '/payable', p.platform_fee_minor),
    (true, 'charity/' || d.charity_id || '/payable', p.processing_fee_minor),
    (true, 'charity/' || d.charity_id || '/absorbed-processing-fees', p.absorbed_processing_minor),
    (true, 'platform/refund-costs', -p.processing_fee_minor - p.absorbed_processing_minor)
  ) AS line(of_return, account, minor)
  WHERE p.status = 'lost' AND (NOT line.of_return OR p.return_code IS NOT NULL)
  UNION ALL
  SELECT d.id, 'processing_cost', '', line.account, d.currency, line.minor
  FROM charges c JOIN donations d ON d.id = c.donation_id CROSS JOIN LATERAL (VALUES
    ('processor/' || d.payment_method || '/fees', c.cost_minor - d.processing_fee_minor - d.absorbed_processing_minor),
    ('platform/processing-margin', d.processing_fee_minor + d.absorbed_processing_minor - c.cost_minor)
  ) AS line(account, minor) WHERE c.cost_minor IS NOT NULL
  UNION ALL
  SELECT NULL, 'written_off', w.id, line.account, w.currency, line.minor
  FROM write_offs w CROSS JOIN LATERAL (VALUES
    ('charity/' || w.charity_id || '/payable', w.amount_minor),
    ('platform/losses', -w.amount_minor)
  ) AS line(account, minor) WHERE w.status = 'approved'`;

const BOOKED = `
  SELECT t.donation_id AS gift, t.kind, t.cause, e.account, e.currency, e.amount_minor AS minor
  FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id`;

/** SQL that puts expected and booked entries side by side. */
const COMPARED = `
  (SELECT gift, kind, cause, account, currency, minor AS expected, 0 AS booked FROM (${EXPECTED}) AS e
   UNION ALL
   SELECT gift, kind, cause, account, currency, 0, minor FROM (${BOOKED}) AS b) AS compared`;

/** Returns SQL that counts the postings of each gift, refund, dispute or write-off, by kind. */
function countedPostings(kinds: string): string {
  return `(SELECT donation_id, kind, cause, count(*) AS times FROM ledger_transactions
           WHERE kind IN (${kinds}) GROUP BY donation_id, kind, cause) AS t`;
}

/** SQL for the part of each gift that was returned, has a pending refund, or is disputed. */
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

/** Each statement selects the `id` and `detail` of offenders. */
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
      'written_off')`,

  'Every completed gift is booked once.': `
    SELECT d.id, 'is ' || d.status || ' and booked ' || coalesce(t.times, 0) || ' times' AS detail
    FROM donations d LEFT JOIN ${countedPostings(`'completed'`)} ON t.donation_id = d.id
    WHERE d.status NOT IN ('pending', 'failed') AND coalesce(t.times, 0) <> 1`,

  'Every processing cost that differs from the schedule is booked once, and no other cost is booked.': `
    SELECT coalesce(c.donation_id, t.donation_id) AS id, 'has the cost ' || coalesce(c.cost_minor::text, 'unknown')
             || ' and booked ' || coalesce(t.times, 0) || ' costs' AS detail
    FROM (SELECT donation_id, cost_minor, cost_minor <> processing_fee_minor + absorbed_processing_minor AS differs
          FROM charges JOIN donations d ON d.id = donation_id WHERE cost_minor IS NOT NULL) AS c
    FULL JOIN ${countedPostings(`'processing_cost'`)} ON t.donation_id = c.donation_id
    WHERE coalesce(c.differs, false)::int <> coalesce(t.times, 0)`,

  'Every charge agrees with the processor, as far as they were compared.': `
    SELECT f.reference AS id, f.kind || ': ours ' || coalesce(f.ours, 'none') || ', theirs ' || coalesce(f.theirs, 'none') AS detail
    FROM charge_differences f LEFT JOIN charges c ON c.donation_id = f.donation_id
    WHERE f.kind NOT IN ('other_state', 'missing_there') OR c.state IS NOT DISTINCT FROM f.ours`,

  'No pending or failed gift is booked, except for disputes that the platform bears.': `
    SELECT d.id, 'is ' || d.status || ' and has the posting ' || min(t.id) AS detail
    FROM donations d JOIN ledger_transactions t ON t.donation_id = d.id
    WHERE d.status IN ('pending', 'failed') AND t.kind NOT IN ('disputed', 'dispute_won', 'dispute_lost')
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

  'Every dispute is booked once when it opens, once when it joins its gift later, and once when it ends.': `
    SELECT coalesce(p.id, t.cause) AS id,
           'should have ' || coalesce(p.times, 0) || ' postings of the kind '
             || coalesce(p.kind, t.kind) || ', and has ' || coalesce(t.times, 0) AS detail
    FROM (
      SELECT id, donation_id, 'disputed' AS kind, 1 AS times FROM disputes
      UNION ALL SELECT id, donation_id, 'dispute_joined', 1 FROM disputes WHERE joined IN ('while_open', 'after_loss')
      UNION ALL SELECT id, donation_id, 'dispute_' || status, 1 FROM disputes WHERE status IN ('won', 'lost')
    ) AS p FULL JOIN ${countedPostings(`'disputed', 'dispute_joined', 'dispute_won', 'dispute_lost'`)}
      ON t.cause = p.id AND t.donation_id = p.donation_id AND t.kind = p.kind
    WHERE coalesce(p.times, 0) <> coalesce(t.times, 0)`,

  'Every approved write-off is booked once, and no other write-off is booked.': `
    SELECT coalesce(w.id, t.cause) AS id,
           coalesce('is ' || w.status, 'is not a write-off') || ' and booked ' || coalesce(t.times, 0) || ' times' AS detail
    FROM write_offs w FULL JOIN ${countedPostings(`'written_off'`)} ON t.cause = w.id AND t.donation_id IS NULL
    WHERE coalesce(w.status = 'approved', false)::int <> coalesce(t.times, 0)`,

  'Every entry has the amount of its gift, refund, dispute or write-off.': `
    SELECT coalesce(gift, cause) AS id, kind || ': ' || account || ' has ' || sum(booked) || ' ' || currency || ' and should have '
             || sum(expected) AS detail
    FROM ${COMPARED} GROUP BY gift, kind, cause, account, currency HAVING sum(expected) <> sum(booked)`,

  'Every account has the total of its gifts, refunds, disputes and write-offs.': `
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
};

/** Checks every invariant on one snapshot, even while gifts are made. Calls `tell` after each invariant. */
export async function checkLedger(
  db: Database,
  tell: (result: InvariantResult) => void,
): Promise<LedgerFigures> {
  return inSnapshot(db, async (snapshot) => {
    for (const [invariant, broken] of Object.entries(INVARIANTS)) {
      const [row] = await selectRows<{ id: string; detail: string; offenders: number }>(
        snapshot,
        `SELECT id, detail, count(*) OVER ()::float8 AS offenders FROM (${broken}) AS broken ORDER BY id, detail LIMIT 1`,
      );
      tell({
        invariant,
        offenders: row?.offenders ?? 0,
        first: row === undefined ? null : { id: row.id, detail: row.detail },
      });
    }
    const [figures] = await selectRows<LedgerFigures>(
      snapshot,
      `SELECT (SELECT count(*) FROM donations)::float8 AS gifts,
              (SELECT count(*) FROM ledger_transactions)::float8 AS postings,
              (SELECT count(*) FROM ledger_entries)::float8 AS entries`,
    );
    return figures ?? { gifts: 0, postings: 0, entries: 0 };
  });
}
