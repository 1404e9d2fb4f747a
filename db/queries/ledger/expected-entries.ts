/** Computes which ledger entries should exist. Does not use the code that books, so that it can check it. */

const CASH = `'cash/' || CASE p.provider WHEN 'file' THEN 'bank' ELSE p.provider END`;
/** True for a payout that failed after it left. Earlier failures were never booked. */
const FAILED_UNDERWAY = `p.status = 'failed' AND p.left_at IS NOT NULL`;

/** The first outcome of a dispute. A lost dispute that was reversed now has the status `won`. */
export const FIRST_END = `CASE WHEN p.reversed_at IS NULL THEN p.status ELSE 'lost' END`;

/**
 * SQL for the expected entries of each gift, refund, dispute, write-off, payout, transfer and bill. An account may have
 * several rows, which the check adds up.
 */
export const EXPECTED_ENTRIES = `
  SELECT d.id AS gift, 'completed' AS kind, '' AS cause, line.account, d.currency, line.minor
  FROM donations d CROSS JOIN LATERAL (VALUES
    ('donor/' || d.donor_user_id || '/funding', -d.total_charge_minor),
    ('charity/' || d.charity_id || '/payable', d.net_minor),
    ('platform/fees', d.platform_fee_minor + d.absorbed_platform_minor),
    ('processor/' || d.payment_method || '/fees', d.processing_fee_minor + d.absorbed_processing_minor),
    ('platform/services', d.additional_fee_minor),
    ('charity/' || d.charity_id || '/absorbed-platform-fees', -d.absorbed_platform_minor),
    ('charity/' || d.charity_id || '/absorbed-processing-fees', -d.absorbed_processing_minor)
  ) AS line(account, minor) WHERE d.status NOT IN ('pending', 'failed') AND d.redirected_from IS NULL
  UNION ALL
  SELECT o.id, 'redirected', d.id, line.account, d.currency, line.minor
  FROM donations d JOIN donations o ON o.id = d.redirected_from CROSS JOIN LATERAL (VALUES
    ('charity/' || o.charity_id || '/payable', -o.net_minor),
    ('charity/' || d.charity_id || '/payable', d.net_minor),
    ('charity/' || o.charity_id || '/absorbed-platform-fees', o.absorbed_platform_minor),
    ('charity/' || d.charity_id || '/absorbed-platform-fees', -d.absorbed_platform_minor),
    ('charity/' || o.charity_id || '/absorbed-processing-fees', o.absorbed_processing_minor),
    ('charity/' || d.charity_id || '/absorbed-processing-fees', -d.absorbed_processing_minor)
  ) AS line(account, minor)
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
  SELECT d.id, 'dispute_' || ${FIRST_END}, p.id, line.account, d.currency, line.minor
  FROM disputes p JOIN donations d ON d.id = p.donation_id CROSS JOIN LATERAL (VALUES
    ('won', 'issuer/' || d.payment_method || '/disputes', -p.returned_minor - p.beyond_minor),
    ('won', 'charity/' || d.charity_id || '/payable', p.returned_minor),
    ('won', 'platform/losses', p.beyond_minor),
    ('lost', 'issuer/' || d.payment_method || '/disputes', -p.returned_minor - p.beyond_minor),
    ('lost', 'donor/' || d.donor_user_id || '/funding', p.returned_minor + p.beyond_minor)
  ) AS line(outcome, account, minor) WHERE line.outcome = ${FIRST_END}
  UNION ALL
  SELECT d.id, booking.kind, p.id, line.account, d.currency, booking.sign * line.minor
  FROM disputes p JOIN donations d ON d.id = p.donation_id CROSS JOIN LATERAL (VALUES
    (CASE p.joined WHEN 'after_loss' THEN 'dispute_joined' ELSE 'dispute_lost' END, 1), ('dispute_reversed', -1)
  ) AS booking(kind, sign) CROSS JOIN LATERAL (VALUES
    (false, 'platform/fees', -p.platform_fee_minor - p.absorbed_platform_minor),
    (false, 'charity/' || d.charity_id || '/absorbed-platform-fees', p.absorbed_platform_minor),
    (false, 'charity/' || d.charity_id || '/payable', p.platform_fee_minor),
    (true, 'charity/' || d.charity_id || '/payable', p.processing_fee_minor),
    (true, 'charity/' || d.charity_id || '/absorbed-processing-fees', p.absorbed_processing_minor),
    (true, 'platform/refund-costs', -p.processing_fee_minor - p.absorbed_processing_minor)
  ) AS line(of_return, account, minor)
  WHERE (booking.sign = 1 AND p.status = 'lost' OR p.reversed_at IS NOT NULL) AND (NOT line.of_return OR p.return_code IS NOT NULL)
  UNION ALL
  SELECT d.id, 'dispute_reversed', p.id, line.account, d.currency, line.minor
  FROM disputes p JOIN donations d ON d.id = p.donation_id CROSS JOIN LATERAL (VALUES
    ('donor/' || d.donor_user_id || '/funding', -p.returned_minor - p.beyond_minor),
    ('charity/' || d.charity_id || '/payable', p.returned_minor),
    ('platform/losses', p.beyond_minor)
  ) AS line(account, minor) WHERE p.reversed_at IS NOT NULL
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
  ) AS line(account, minor) WHERE w.status = 'approved'
  UNION ALL
  SELECT NULL, line.kind, p.id, line.account, p.currency, line.minor
  FROM payouts p CROSS JOIN LATERAL (VALUES
    ('payout_left', p.left_at IS NOT NULL, 'charity/' || p.charity_id || '/payable', -p.amount_minor),
    ('payout_left', p.left_at IS NOT NULL, 'payouts/in-transit', p.net_minor),
    ('payout_left', p.left_at IS NOT NULL, 'platform/services', p.fee_minor),
    ('payout_paid', p.paid_at IS NOT NULL, 'payouts/in-transit', -p.net_minor),
    ('payout_paid', p.paid_at IS NOT NULL, ${CASH}, p.net_minor),
    ('payout_failed', ${FAILED_UNDERWAY}, 'charity/' || p.charity_id || '/payable', p.amount_minor),
    ('payout_failed', ${FAILED_UNDERWAY}, 'payouts/in-transit', -p.net_minor),
    ('payout_failed', ${FAILED_UNDERWAY}, 'platform/services', -p.fee_minor),
    ('payout_returned', p.status = 'returned', ${CASH}, -p.net_minor),
    ('payout_returned', p.status = 'returned', 'charity/' || p.charity_id || '/payable', p.net_minor)
  ) AS line(kind, happened, account, minor) WHERE line.happened
  UNION ALL
  SELECT NULL, 'cash_moved', c.id, line.account, c.currency, CASE c.movement WHEN 'transfer' THEN line.minor ELSE -line.minor END
  FROM cash_transfers c CROSS JOIN LATERAL (VALUES
    ('cash/' || c.processor, c.amount_minor),
    ('cash/bank', -c.amount_minor)
  ) AS line(account, minor) WHERE c.booked_at IS NOT NULL
  UNION ALL
  SELECT NULL, 'subscription_billed', b.id, line.account, b.currency, line.minor
  FROM subscription_bills b CROSS JOIN LATERAL (VALUES
    ('charity/' || b.charity_id || '/payable', -b.amount_minor),
    ('platform/services', b.amount_minor)
  ) AS line(account, minor)`;
