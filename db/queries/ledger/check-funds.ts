/** The invariants of charities' funds. They recompute the stored sums and deltas from the ledger's entries. */

/** SQL for the change that each posting makes to a charity's accounts, computed from its entries. */
const BOOKED = `
  SELECT t.id, t.donation_id, t.posted_at, split_part(e.account, '/', 2) AS charity_id, e.currency,
    coalesce(sum(e.amount_minor) FILTER (WHERE e.account LIKE '%/payable'), 0) AS payable,
    -coalesce(sum(e.amount_minor) FILTER (WHERE e.account NOT LIKE '%/payable'), 0) AS absorbed
  FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
  WHERE e.account LIKE 'charity/%' GROUP BY t.id, split_part(e.account, '/', 2), e.currency`;

/** Each statement selects the `id` and the `detail` of its offenders. */
export const FUNDS_INVARIANTS: Record<string, string> = {
  'The funds of every charity are the sum of its entries, month by month.': `
    SELECT charity_id AS id, 'has ' || sum(payable) || ' payable and ' || sum(absorbed) || ' absorbed more ' || currency
             || ' in the sums of ' || month || ' than in its entries' AS detail
    FROM (
      SELECT charity_id, currency, month, payable_minor AS payable, absorbed_minor AS absorbed FROM charity_fund_months
      UNION ALL SELECT charity_id, currency, date_trunc('month', posted_at AT TIME ZONE 'UTC')::date, payable_minor, absorbed_minor
      FROM charity_fund_deltas
      UNION ALL SELECT charity_id, currency, date_trunc('month', posted_at AT TIME ZONE 'UTC')::date, -payable, -absorbed
      FROM (${BOOKED}) AS booked
    ) AS compared GROUP BY charity_id, currency, month HAVING sum(payable) <> 0 OR sum(absorbed) <> 0`,

  'The pending funds of every charity are those of its gifts.': `
    SELECT charity_id AS id, 'has ' || sum(pending) || ' ' || currency || ' more pending than its gifts have' AS detail
    FROM (
      SELECT charity_id, currency, pending_minor AS pending FROM charity_pending_funds WHERE available_at > now()
      UNION ALL SELECT charity_id, currency, pending_minor FROM charity_fund_deltas WHERE available_at > now()
      UNION ALL SELECT charity_id, currency, -greatest(sum(payable - absorbed), 0)
      FROM (
        SELECT booked.* FROM (${BOOKED}) AS booked JOIN donations d ON d.id = booked.donation_id AND d.charity_id = booked.charity_id
        WHERE d.available_at > now()
      ) AS waiting GROUP BY donation_id, charity_id, currency
    ) AS compared GROUP BY charity_id, currency HAVING sum(pending) <> 0`,

  'The list of postings of a charity has each posting once.': `
    SELECT id, 'is listed ' || coalesce(listed.times, 0) || ' times in ' || currency || ' for ' || charity_id AS detail
    FROM (
      SELECT transaction_id AS id, charity_id, currency, posted_at, count(*) AS times FROM (
        SELECT transaction_id, charity_id, currency, posted_at FROM charity_postings
        UNION ALL SELECT transaction_id, charity_id, currency, posted_at FROM charity_fund_deltas
      ) AS each GROUP BY 1, 2, 3, 4
    ) AS listed FULL JOIN (${BOOKED}) AS booked USING (id, charity_id, currency, posted_at)
    WHERE booked.id IS NULL OR listed.times IS DISTINCT FROM 1`,
};
