/** Stores guests: users without a login. */
import { Op } from 'sequelize';
import { changeRows, type Database, runStatement, selectRows } from '../../database';
import { find, insert, lock, update } from '../../rows';
import { type GuestRow, guests } from '../../tables/guests';

/** Stores a new guest. The user must exist. */
export async function insertGuest(
  tx: Database,
  guest: { userId: string; email?: string; confirmedAt?: Date; at: Date },
): Promise<void> {
  const { userId, email = null, confirmedAt = null, at } = guest;
  await insert(tx, guests, { userId, email, confirmedAt, createdAt: at });
}

export async function findGuest(db: Database, userId: string): Promise<GuestRow | undefined> {
  return find(db, guests, { userId });
}

/** Marks a proof of work as used. Returns false if it was used before. */
export async function useProof(
  tx: Database,
  { challenge, expiresAt }: { challenge: string; expiresAt: Date },
): Promise<boolean> {
  const changed = await changeRows(
    tx,
    `INSERT INTO used_proofs (challenge, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
    [challenge, expiresAt],
  );
  return changed > 0;
}

/** Deletes one batch of proofs that expired over an hour ago. Returns how many it deleted. */
export async function forgetOldProofs(db: Database, limit = 5_000): Promise<number> {
  return changeRows(
    db,
    `DELETE FROM used_proofs WHERE challenge IN (
       SELECT challenge FROM used_proofs WHERE expires_at < now() - interval '1 hour' LIMIT $1
     )`,
    [limit],
  );
}

/** Reads a guest and locks it until the transaction ends. */
export async function lockGuest(tx: Database, userId: string): Promise<GuestRow | undefined> {
  return lock(tx, guests, { userId });
}

export async function updateGuestEmail(tx: Database, userId: string, email: string): Promise<void> {
  await update(tx, guests, { userId }, { email });
}

/** Returns true if a guest has a gift that did not fail. */
export async function hasGiven(db: Database, userId: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    `SELECT 1 FROM donations WHERE donor_user_id = $1 AND status <> 'failed' LIMIT 1`,
    [userId],
  );
  return rows.length > 0;
}

/** Locks the guests of an address until the transaction ends, so that only one transaction takes them over. */
export async function lockGuestAddress(tx: Database, email: string): Promise<void> {
  await runStatement(tx, `SELECT pg_advisory_xact_lock(hashtextextended('guests/' || $1, 0))`, [email]);
}

/** Finds the guest whose session a mailed link opened. Leaves out a guest that an account took over. */
export async function findConfirmedGuest(db: Database, email: string): Promise<GuestRow | undefined> {
  return find(db, guests, { email, confirmedAt: { [Op.ne]: null }, takenOverBy: null });
}

/** Returns the newest guest of an address who has a gift. Leaves out guests that an account took over. */
export async function findGuestReader(
  db: Database,
  email: string,
): Promise<{ email: string; name: string; locale: string } | undefined> {
  const [reader] = await selectRows<{ email: string; name: string; locale: string }>(
    db,
    `SELECT g.email, u.name, u.locale FROM guests g JOIN users u ON u.id = g.user_id
     LEFT JOIN guests o ON o.user_id = g.taken_over_by
     WHERE g.email = $1 AND (g.taken_over_by IS NULL OR (o.user_id IS NOT NULL AND o.taken_over_by IS NULL))
       AND EXISTS (SELECT 1 FROM donations d WHERE d.donor_user_id = g.user_id)
     ORDER BY g.created_at DESC LIMIT 1`,
    [email],
  );
  return reader;
}

/**
 * Marks the guests of an address as taken over by a user, and returns them. Leaves out guests that an account already
 * took over. Lock the address first.
 */
export async function markTakenOver(
  tx: Database,
  { email, userId }: { email: string; userId: string },
): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    tx,
    `UPDATE guests SET taken_over_by = $2
     WHERE email = $1 AND user_id <> $2 AND taken_over_by IS DISTINCT FROM $2
       AND (taken_over_by IS NULL OR taken_over_by IN (SELECT user_id FROM guests WHERE email = $1))
     RETURNING user_id AS id`,
    [email, userId],
  );
  return rows.map(({ id }) => id);
}

/** Moves the plans, sources and time zones of guests to another user, and ends the tokens of the guests. */
export async function moveBelongings(tx: Database, from: string[], to: string): Promise<void> {
  await runStatement(
    tx,
    `UPDATE recurring_plans p SET donor_user_id = u.id, account_id = u.account_id
     FROM users u WHERE u.id = $2 AND p.donor_user_id = ANY($1::text[])`,
    [from, to],
  );
  await runStatement(
    tx,
    `UPDATE payment_sources SET user_id = $2, is_default = false
     WHERE user_id = ANY($1::text[]) AND removed_at IS NULL`,
    [from, to],
  );
  // A zone that the user named for a year stays.
  await runStatement(
    tx,
    `INSERT INTO donor_time_zones (donor_user_id, year, time_zone, donation_id)
     SELECT DISTINCT ON (year) $2, year, time_zone, donation_id FROM donor_time_zones
     WHERE donor_user_id = ANY($1::text[]) ORDER BY year, donation_id
     ON CONFLICT DO NOTHING`,
    [from, to],
  );
  await runStatement(
    tx,
    'UPDATE guest_tokens SET expires_at = least(expires_at, now()), renewable_until = now() WHERE user_id = ANY($1::text[])',
    [from],
  );
}

/** Marks a guest's address as no longer bouncing. */
export async function clearGuestBouncing(tx: Database, email: string): Promise<void> {
  await update(tx, guests, { email }, { bouncingSince: null });
}

/**
 * Deletes one batch of guests without gifts and sources whose session began more than two days ago. Returns how many it
 * deleted.
 */
export async function forgetIdleGuests(db: Database, limit = 1_000): Promise<number> {
  return changeRows(
    db,
    `WITH idle AS (
       SELECT g.user_id, u.account_id FROM guests g JOIN users u ON u.id = g.user_id
       WHERE g.email IS NULL AND g.created_at < now() - interval '2 days'
         AND NOT EXISTS (SELECT 1 FROM donations d WHERE d.donor_user_id = g.user_id)
         AND NOT EXISTS (SELECT 1 FROM payment_sources s WHERE s.user_id = g.user_id)
         AND NOT EXISTS (SELECT 1 FROM processor_customers c WHERE c.user_id = g.user_id)
         AND NOT EXISTS (SELECT 1 FROM api_keys k WHERE k.user_id = g.user_id)
         AND NOT EXISTS (SELECT 1 FROM user_blocks b WHERE b.user_id = g.user_id)
         AND NOT EXISTS (SELECT 1 FROM idempotent_answers i WHERE i.account_id = u.account_id)
       LIMIT $1
     ),
     tokens AS (DELETE FROM guest_tokens WHERE user_id IN (SELECT user_id FROM idle)),
     gone AS (DELETE FROM guests WHERE user_id IN (SELECT user_id FROM idle)),
     users_gone AS (DELETE FROM users WHERE id IN (SELECT user_id FROM idle))
     DELETE FROM accounts WHERE id IN (SELECT account_id FROM idle)`,
    [limit],
  );
}
