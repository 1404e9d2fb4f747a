/** Reads and moves the gifts whose charity nobody has claimed. */
import { type Database, runStatement, selectRows } from '../../database';
import { update } from '../../rows';
import { type GiftRow, donations } from '../../tables/gifts';

/** SQL that is true if nobody claimed the charity `c`. The sandbox's test charity counts as claimed. */
const IS_UNCLAIMED = `(c.source <> 'sandbox' AND NOT EXISTS (SELECT 1 FROM charity_members WHERE charity_id = c.id))`;

/** Returns the ids of those charities that nobody has claimed. */
export async function listUnclaimed(db: Database, charityIds: string[]): Promise<Set<string>> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT c.id FROM charities c WHERE c.id = ANY($1) AND ${IS_UNCLAIMED}`,
    [charityIds],
  );
  return new Set(rows.map(({ id }) => id));
}

export async function isUnclaimed(db: Database, charityId: string): Promise<boolean> {
  return (await listUnclaimed(db, [charityId])).has(charityId);
}

/**
 * Returns the ids of those gifts whose money the platform still holds, because nobody claimed the charity. After a
 * later payout the charity has the money, even if all its members have left.
 */
export async function listHeldGifts(db: Database, donationIds: string[]): Promise<Set<string>> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT d.id FROM donations d JOIN charities c ON c.id = d.charity_id
     WHERE d.id = ANY($1) AND d.redirected_to IS NULL AND ${IS_UNCLAIMED}
       AND NOT EXISTS (SELECT 1 FROM payouts p WHERE p.charity_id = c.id AND p.currency = d.currency
                         AND p.status IN ('in_transit', 'paid') AND p.left_at > d.settled_at)`,
    [donationIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** SQL for completed gifts to unclaimed charities without any refund. The donor or an operator may redirect them. */
const WAITING = `
  FROM donations d JOIN charities c ON c.id = d.charity_id
  WHERE d.status = 'completed' AND d.redirected_to IS NULL AND d.refunded_minor = 0 AND ${IS_UNCLAIMED}
    AND NOT EXISTS (SELECT 1 FROM refunds r WHERE r.donation_id = d.id AND r.status = 'pending')`;

export interface UnclaimedGift extends Pick<
  GiftRow,
  'id' | 'charityId' | 'donorUserId' | 'currency' | 'amountMinor' | 'netMinor' | 'choiceOfferedAt'
> {
  charityName: string;
  completedAt: Date;
}

/** Returns a page of the gifts in WAITING that were completed by a time, oldest first, and the total. */
export async function listUnclaimedGifts(
  db: Database,
  { before, limit, offset }: { before: Date; limit: number; offset: number },
): Promise<{ gifts: UnclaimedGift[]; total: number }> {
  const gifts = await selectRows<UnclaimedGift>(
    db,
    `SELECT d.id, d.charity_id, c.name AS charity_name, d.donor_user_id, d.currency, d.amount_minor, d.net_minor,
       d.settled_at AS completed_at, d.choice_offered_at
     ${WAITING} AND d.settled_at <= $1 ORDER BY d.settled_at, d.id LIMIT $2 OFFSET $3`,
    [before, limit, offset],
  );
  const [count] = await selectRows<{ total: number }>(
    db,
    `SELECT count(*) AS total ${WAITING} AND d.settled_at <= $1`,
    [before],
  );
  return { gifts, total: count?.total ?? 0 };
}

/** Marks up to `limit` gifts in WAITING as offered to their donors, oldest first. Skips locked gifts. */
export async function offerChoices(
  tx: Database,
  { before, at, limit }: { before: Date; at: Date; limit: number },
): Promise<{ id: string; donorUserId: string }[]> {
  return selectRows(
    tx,
    `UPDATE donations SET choice_offered_at = $2 WHERE id IN (
       SELECT d.id ${WAITING} AND d.choice_offered_at IS NULL AND d.settled_at <= $1
       ORDER BY d.settled_at, d.id LIMIT $3 FOR UPDATE OF d SKIP LOCKED
     ) RETURNING id, donor_user_id`,
    [before, at, limit],
  );
}

/** Stores which gift replaces a redirected gift. Lock the redirected gift first. */
export async function markRedirected(tx: Database, id: string, redirectedTo: string): Promise<void> {
  await update(tx, donations, { id }, { redirectedTo });
}

/** What a fee line adds up. Each figure is in the gift's currency and in US cents. */
const FIGURES = ['donation', 'covered', 'platform', 'processing', 'additional', 'borne', 'absorbed']
  .flatMap((name) => [`${name}_minor`, `${name}_usd_minor`])
  .concat('net_usd_minor', 'cost_usd_minor', 'donations');

/**
 * Moves the sums of a redirected gift's fee lines to the new gift, so that only the new gift counts in reports and tiers.
 */
export async function moveFeeLines(tx: Database, id: string, redirectedTo: string): Promise<void> {
  await runStatement(
    tx,
    `WITH moved AS (
       SELECT max(usd_per_unit) AS usd_per_unit, ${FIGURES.map((name) => `sum(${name}) AS ${name}`).join(', ')}
       FROM fee_lines WHERE subject_id = $1
     )
     INSERT INTO fee_lines (transaction_id, kind, subject_id, posted_on, charity_id, account_id, payment_method,
       organization_tier, usd_per_unit, ${FIGURES.join(', ')})
     SELECT t.id, 'donation', d.id, (t.posted_at AT TIME ZONE 'UTC')::date, d.charity_id, d.account_id,
       d.payment_method, d.organization_tier, moved.usd_per_unit,
       ${FIGURES.map((name) => `side.sign * moved.${name}`).join(', ')}
     FROM ledger_transactions t, moved, (VALUES ($1, -1), ($2, 1)) AS side(gift, sign)
     JOIN donations d ON d.id = side.gift
     WHERE t.donation_id = $1 AND t.kind = 'redirected' AND t.cause = $2`,
    [id, redirectedTo],
  );
}
