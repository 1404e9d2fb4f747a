/** Stores matches. A match is the amount that a pledge adds to a gift. */
import { Op } from 'sequelize';
import { requireRow } from '../../../domain/errors';
import { changeRows, type Database, runStatement, selectRows } from '../../database';
import { find, insert, list, update } from '../../rows';
import { giftMatches, type GiftMatchRow, type MatchingPledgeRow } from '../../tables/matching';

export type GiftMatch = GiftMatchRow;

export async function insertMatch(tx: Database, match: GiftMatch): Promise<void> {
  await insert(tx, giftMatches, match);
}

export async function findMatch(db: Database, donationId: string): Promise<GiftMatch | undefined> {
  return find(db, giftMatches, { donationId });
}

/** Stores how much a gift keeps of its match. Lock the pledge first. */
export async function keepOfMatch(tx: Database, donationId: string, keptMinor: bigint): Promise<void> {
  await update(tx, giftMatches, { donationId }, { keptMinor });
}

/** Counts and sums the matches of a charge that their gifts still keep. */
export async function countKeptMatches(
  db: Database,
  chargeId: string,
): Promise<{ matches: number; keptMinor: bigint }> {
  const [row] = await selectRows<{ matches: number; keptMinor: bigint }>(
    db,
    `SELECT count(*) AS matches, coalesce(sum(kept_minor), 0) AS kept_minor FROM gift_matches
     WHERE charge_id = $1 AND kept_minor > 0`,
    [chargeId],
  );
  return requireRow(row, chargeId);
}

/** Lists how much each gift of a charge keeps of its match. Lock the pledge first. */
export async function listKeptMatches(db: Database, chargeId: string): Promise<GiftMatch[]> {
  const where = { chargeId, keptMinor: { [Op.gt]: 0n } };
  return list(db, giftMatches, where, { order: ['donationId'] });
}

/** Lowers matches by amounts that already went back to the sponsor. Adds an entry to each gift's timeline. */
export async function lowerMatches(
  tx: Database,
  parts: { donationId: string; minor: bigint }[],
  { detail, at }: { detail: string; at: Date },
): Promise<void> {
  await runStatement(
    tx,
    `WITH lowered AS (UPDATE gift_matches m
       SET kept_minor = kept_minor - part.minor, given_back_minor = given_back_minor + part.minor
       FROM unnest($1::text[], $2::numeric[]) AS part (donation_id, minor)
       WHERE m.donation_id = part.donation_id RETURNING m.donation_id)
     INSERT INTO donation_timeline (donation_id, status, code, detail, at)
     SELECT d.id, d.status, 'match_lowered', $3, $4 FROM donations d JOIN lowered ON d.id = lowered.donation_id`,
    [parts.map(({ donationId }) => donationId), parts.map(({ minor }) => minor), detail, at],
  );
}

/**
 * Stores that the sponsor gets back what a charge took for gifts that no longer keep it. Returns the sum of the amounts
 * that are new. Lock the sponsor's gift first.
 */
export async function noteGivenBack(tx: Database, chargeId: string): Promise<bigint> {
  const [row] = await selectRows<{ owed: bigint }>(
    tx,
    `WITH owed AS (SELECT donation_id, charged_minor - kept_minor AS back,
       charged_minor - kept_minor - given_back_minor AS minor FROM gift_matches
       WHERE charge_id = $1 AND charged_minor - kept_minor > given_back_minor),
     noted AS (UPDATE gift_matches m SET given_back_minor = back FROM owed o WHERE m.donation_id = o.donation_id)
     SELECT coalesce(sum(minor), 0) AS owed FROM owed`,
    [chargeId],
  );
  return row?.owed ?? 0n;
}

/**
 * Adds the due matches of a pledge to a charge, and returns their number. A match is due if its gift was completed by
 * `before` and is not disputed. Lock the pledge first.
 */
export async function collectDueMatches(
  tx: Database,
  { pledgeId, chargeId, before }: { pledgeId: string; chargeId: string; before: Date },
): Promise<number> {
  return changeRows(
    tx,
    `UPDATE gift_matches m SET status = 'charging', charge_id = $2 FROM donations d
     WHERE m.pledge_id = $1 AND m.status = 'reserved' AND m.kept_minor > 0 AND d.id = m.donation_id
       AND d.status = 'completed' AND d.settled_at <= $3`,
    [pledgeId, chargeId, before],
  );
}

/**
 * Returns true if a pledge has matches that are not charged yet, including matches of pending gifts. Ignores the
 * matches of the charge `exceptChargeId`.
 */
export async function hasOpenMatches(
  db: Database,
  pledgeId: string,
  exceptChargeId: string | null = null,
): Promise<boolean> {
  const rows = await selectRows(
    db,
    `SELECT 1 FROM gift_matches WHERE pledge_id = $1 AND status IN ('reserved', 'charging') AND kept_minor > 0
       AND charge_id IS DISTINCT FROM coalesce($2, '') LIMIT 1`,
    [pledgeId, exceptChargeId],
  );
  return rows.length > 0;
}

/** Sets the charged amount of each match of a charge to the amount that its gift keeps. Lock the pledge first. */
export async function chargeKept(tx: Database, chargeId: string): Promise<void> {
  await runStatement(tx, 'UPDATE gift_matches SET charged_minor = kept_minor WHERE charge_id = $1', [
    chargeId,
  ]);
}

/** Marks all matches of a charge as charged. */
export async function settleMatches(tx: Database, chargeId: string): Promise<void> {
  await update(tx, giftMatches, { chargeId }, { status: 'charged' });
}

/** Removes the matches from a charge, so that a later charge collects them. */
export async function reopenMatches(tx: Database, chargeId: string): Promise<void> {
  await update(tx, giftMatches, { chargeId }, { status: 'reserved', chargeId: null, chargedMinor: 0n });
}

/**
 * Fails the matches of a charge, and adds an entry to each gift's timeline. Returns the sum that the gifts kept. Lock
 * the pledge first.
 */
export async function failMatches(
  tx: Database,
  { chargeId, detail, at }: { chargeId: string; detail: string; at: Date },
): Promise<bigint> {
  const [row] = await selectRows<{ kept: bigint }>(
    tx,
    `WITH failing AS (SELECT donation_id, kept_minor FROM gift_matches WHERE charge_id = $1 AND status <> 'failed'),
     failed AS (UPDATE gift_matches m SET status = 'failed', kept_minor = 0 FROM failing f
       WHERE m.donation_id = f.donation_id RETURNING m.donation_id),
     told AS (INSERT INTO donation_timeline (donation_id, status, code, detail, at)
       SELECT d.id, d.status, 'match_failed', $2, $3 FROM donations d JOIN failed ON d.id = failed.donation_id RETURNING id)
     SELECT coalesce(sum(kept_minor), 0) AS kept FROM failing`,
    [chargeId, detail, at],
  );
  return row?.kept ?? 0n;
}

/** The facts about matching that a gift shows. */
export interface GiftMatching {
  /** The amount that a sponsor adds to the gift; null if no pledge matched it. */
  match: (Pick<GiftMatch, 'keptMinor' | 'status'> & Pick<MatchingPledgeRow, 'currency'>) | null;
  /** The ids of the gifts whose matches this gift pays. */
  matches: string[];
}

interface MatchingRow {
  donationId: string;
  keptMinor: bigint | null;
  currency: MatchingPledgeRow['currency'] | null;
  status: GiftMatch['status'] | null;
  matches: string[] | null;
}

/** Finds the matching facts of gifts. The map's keys are the gifts' ids. Only gifts to campaigns have an entry. */
export async function findGiftMatching(
  db: Database,
  gifts: { id: string; campaignId: string | null }[],
): Promise<Map<string, GiftMatching>> {
  const ids = gifts.filter(({ campaignId }) => campaignId !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await selectRows<MatchingRow>(
    db,
    `SELECT given.id AS donation_id, m.kept_minor, p.currency, m.status,
            (SELECT array_agg(paid.donation_id ORDER BY paid.donation_id) FROM matching_attempts a
             JOIN gift_matches paid ON paid.charge_id = a.charge_id WHERE a.donation_id = given.id) AS matches
     FROM unnest($1::text[]) AS given (id)
     LEFT JOIN gift_matches m ON m.donation_id = given.id LEFT JOIN matching_pledges p ON p.id = m.pledge_id`,
    [ids],
  );
  return new Map(rows.map((row) => [row.donationId, toGiftMatching(row)]));
}

function toGiftMatching({ keptMinor, currency, status, matches }: MatchingRow): GiftMatching {
  const isMatched = keptMinor !== null && currency !== null && status !== null;
  return { match: isMatched ? { keptMinor, currency, status } : null, matches: matches ?? [] };
}
