/**
 * Computes how much of a charity's money is available and how much is pending. One statement adds the sums and the
 * remaining deltas, so that both come from one snapshot. See docs/rules/ledger.md.
 */
import { requireRow } from '../../../domain/errors';
import { type Currency } from '../../../domain/money';
import { type Database, selectRows } from '../../database';

/** One charity's money in one currency, in minor units. `available + pending` equals payable minus absorbed fees. */
export interface Funds {
  currency: Currency;
  /** The amount that the platform owes the charity. Negative if the charity owes money, such as after a refund. */
  payableMinor: bigint;
  /** The absorbed fees, which the charity owes. */
  absorbedMinor: bigint;
  /** Negative if the charity owes money. Later gifts pay the debt. */
  availableMinor: bigint;
  /** The money of completed gifts that the bank may still take back. */
  pendingMinor: bigint;
  /** The amount that open disputes have withdrawn. */
  reservedMinor: bigint;
  /** The net amount of payouts that have left and are not paid yet. */
  inTransitMinor: bigint;
}

/** SQL for the changes to the funds of charity $1, in every currency. $2 is the time of the read. */
const CHANGES = `
  (SELECT currency, payable_minor, absorbed_minor, 0 AS pending_minor FROM charity_fund_months WHERE charity_id = $1
   UNION ALL
   SELECT currency, payable_minor, absorbed_minor, CASE WHEN available_at > $2 THEN pending_minor ELSE 0 END
   FROM charity_fund_deltas WHERE charity_id = $1
   UNION ALL
   SELECT currency, 0, 0, pending_minor FROM charity_pending_funds WHERE charity_id = $1 AND available_at > $2) AS changes`;

const FIND_FUNDS = `
  SELECT currency, sum(payable_minor) AS payable_minor, sum(absorbed_minor) AS absorbed_minor,
    sum(payable_minor - absorbed_minor - pending_minor) AS available_minor, sum(pending_minor) AS pending_minor,
    (SELECT coalesce(sum(p.returned_minor), 0) FROM donations d JOIN disputes p ON p.donation_id = d.id
     WHERE d.charity_id = $1 AND d.status = 'disputed' AND d.currency = changes.currency
       AND p.status IN ('opened', 'under_review') AND p.joined <> 'not_yet') AS reserved_minor,
    (SELECT coalesce(sum(net_minor), 0) FROM payouts
     WHERE charity_id = $1 AND currency = changes.currency AND status = 'in_transit') AS in_transit_minor
  FROM ${CHANGES} GROUP BY currency ORDER BY currency`;

/** Returns a charity's funds in each currency at a time. */
export async function findFunds(db: Database, charityId: string, at: Date): Promise<Funds[]> {
  return selectRows(db, FIND_FUNDS, [charityId, at]);
}

interface LockedFunds {
  /** Payable less absorbed fees. */
  balanceMinor: bigint;
  /** The part of the balance that cannot leave yet. */
  pendingMinor: bigint;
  /** The amount that pending refunds will take. */
  refundsMinor: bigint;
  /** The amount that held and scheduled payouts will take. */
  payoutsMinor: bigint;
}

/** Uses one statement, because booking a refund or payout moves its amount from one sum to another. */
const FIND_LOCKED = `
  SELECT coalesce(sum(payable_minor - absorbed_minor), 0) AS balance_minor,
    coalesce(sum(pending_minor), 0) AS pending_minor,
    (SELECT coalesce(sum(r.from_charity_minor), 0) FROM refunds r JOIN donations d ON d.id = r.donation_id
     WHERE r.status = 'pending' AND r.decision IS NULL AND d.charity_id = $1 AND d.currency = $3) AS refunds_minor,
    (SELECT coalesce(sum(amount_minor), 0) FROM payouts
     WHERE charity_id = $1 AND currency = $3 AND status IN ('held', 'scheduled')) AS payouts_minor
  FROM ${CHANGES} WHERE currency = $3`;

async function lockFunds(
  tx: Database,
  { charityId, currency, at }: { charityId: string; currency: Currency; at: Date },
): Promise<LockedFunds> {
  await selectRows(tx, `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `charity funds ${charityId} ${currency}`,
  ]);
  const [row] = await selectRows<LockedFunds>(tx, FIND_LOCKED, [charityId, at, currency]);
  return requireRow(row, charityId);
}

/**
 * Locks a charity's funds in a currency until the transaction ends. Returns the amount that may leave: the available
 * amount minus pending refunds and held or scheduled payouts.
 */
export async function lockSpendable(
  tx: Database,
  place: { charityId: string; currency: Currency; at: Date },
): Promise<bigint> {
  const { balanceMinor, pendingMinor, refundsMinor, payoutsMinor } = await lockFunds(tx, place);
  return balanceMinor - pendingMinor - refundsMinor - payoutsMinor;
}

/**
 * Locks a charity's funds in a currency against concurrent refunds, write-offs and payouts. Returns the balance
 * (payable minus absorbed fees), and the amount that pending refunds reserve.
 */
export async function lockCharityFunds(
  tx: Database,
  charityId: string,
  currency: Currency,
): Promise<{ balanceMinor: bigint; reservedMinor: bigint }> {
  // The balance includes pending money, so it does not depend on the time.
  const { balanceMinor, refundsMinor } = await lockFunds(tx, { charityId, currency, at: new Date(0) });
  return { balanceMinor, reservedMinor: refundsMinor };
}
