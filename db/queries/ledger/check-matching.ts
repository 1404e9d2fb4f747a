/** The invariants of matching. Each statement selects the `id` and the `detail` of its offenders. */

export const MATCHING_INVARIANTS: Record<string, string> = {
  'Every pledge has used what its gifts keep.': `
    SELECT p.id, 'has used ' || p.used_minor || ' and its gifts keep ' || coalesce(sum(m.kept_minor), 0) AS detail
    FROM matching_pledges p LEFT JOIN gift_matches m ON m.pledge_id = p.id
    GROUP BY p.id HAVING p.used_minor <> coalesce(sum(m.kept_minor), 0)`,

  'No gift that failed or was returned in full keeps a match.': `
    SELECT d.id, 'is ' || d.status || ' and keeps a match of ' || m.kept_minor AS detail
    FROM gift_matches m JOIN donations d ON d.id = m.donation_id
    WHERE m.kept_minor > 0 AND d.status IN ('failed', 'refunded')`,

  "Every sponsor's gift that pays matches has their sum.": `
    SELECT c.id, 'charges ' || c.amount_minor || ' by a gift of ' || d.amount_minor || ' for matches of '
             || coalesce(sum(m.charged_minor), 0) AS detail
    FROM matching_charges c JOIN donations d ON d.id = c.donation_id
    LEFT JOIN gift_matches m ON m.charge_id = c.id
    WHERE c.status IN ('charging', 'charged') GROUP BY c.id, d.amount_minor
    HAVING c.amount_minor <> d.amount_minor OR c.amount_minor <> coalesce(sum(m.charged_minor), 0)`,

  'What a sponsor paid for gifts that no longer keep it went back.': `
    SELECT m.donation_id AS id, 'was matched with ' || m.charged_minor || ', keeps ' || m.kept_minor || ' and gave back '
             || m.given_back_minor AS detail
    FROM gift_matches m JOIN matching_charges c ON c.id = m.charge_id JOIN donations d ON d.id = c.donation_id
    WHERE c.status = 'charged' AND d.status = 'completed' AND m.charged_minor <> m.kept_minor + m.given_back_minor`,
};
