/** Stores tributes. A tribute names the person in whose honor or memory a gift is made, and the mail about it. */
import { Op } from 'sequelize';
import { type Day } from '../../../domain/days';
import { type Database, runStatement, selectRows } from '../../database';
import { isCareDue } from '../platform/care-attempts';
import { count, find, insert, list, update } from '../../rows';
import { columnsOf } from '../../tables/columns';
import { tributeRefusals, type TributeRow, tributes } from '../../tables/gifts';

export type Tribute = Omit<TributeRow, 'isWaiting' | 'recipientHash' | 'isPostponed'>;

export type DueTribute = Tribute & Pick<TributeRow, 'isPostponed'> & { sealedNotice: string };

export async function insertTribute(tx: Database, tribute: Omit<Tribute, 'sentAt'>): Promise<void> {
  const { donationId, kind, name, sealedNotice, sendOn } = tribute;
  const isWaiting = sealedNotice !== null;
  // A plan's tribute comes from its first gift. Its `sentAt` must not be copied.
  await insert(tx, tributes, { donationId, kind, name, sealedNotice, sendOn, isWaiting });
}

/** Finds the tributes of gifts. The map's keys are the gifts' ids. */
export async function findTributes(db: Database, donationIds: string[]): Promise<Map<string, Tribute>> {
  const rows = await list(db, tributes, { donationId: donationIds });
  return new Map(rows.map((row) => [row.donationId, row]));
}

/** Finds the tribute that the donor of a plan named with its first gift. */
export async function findTributeOfPlan(db: Database, planId: string): Promise<Tribute | undefined> {
  const [row] = await selectRows<Tribute>(
    db,
    `SELECT ${columnsOf(tributes, 't')} FROM donations d JOIN tributes t ON t.donation_id = d.id
     WHERE d.recurring_id = $1 ORDER BY d.id LIMIT 1`,
    [planId],
  );
  return row;
}

/** Returns true if a mail about the tribute of a plan was sent. */
export async function wasPlanTold(db: Database, planId: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    `SELECT FROM donations d JOIN tributes t ON t.donation_id = d.id
     WHERE d.recurring_id = $1 AND t.sent_at IS NOT NULL LIMIT 1`,
    [planId],
  );
  return rows.length > 0;
}

/** Copies a tribute from one gift to the gift that replaces it. A waiting mail moves with the tribute. */
export async function moveTribute(tx: Database, fromId: string, toId: string): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO tributes (donation_id, kind, name, sealed_notice, send_on, is_waiting, sent_at, recipient_hash, is_postponed)
     SELECT $2, kind, name, sealed_notice, send_on, is_waiting, sent_at,
       CASE WHEN is_waiting THEN recipient_hash END, is_postponed
     FROM tributes WHERE donation_id = $1`,
    [fromId, toId],
  );
  await update(tx, tributes, { donationId: fromId }, { isWaiting: false });
}

/** Lists gifts whose tribute has a due mail. Leaves out pending gifts. */
export async function listDueTributes(
  db: Database,
  { today, at, limit }: { today: Day; at: Date; limit: number },
): Promise<{ id: string }[]> {
  return selectRows(
    db,
    `SELECT t.donation_id AS id FROM tributes t JOIN donations d ON d.id = t.donation_id
     WHERE t.is_waiting AND t.send_on <= $1::date AND d.status <> 'pending'
       AND ${isCareDue('tribute', 't.donation_id', '$2')}
     ORDER BY t.send_on LIMIT $3`,
    [today, at, limit],
  );
}

/** Locks a tribute whose mail waits. Returns undefined if its mail no longer waits. */
export async function lockWaitingTribute(tx: Database, donationId: string): Promise<DueTribute | undefined> {
  const [row] = await selectRows<DueTribute>(
    tx,
    `SELECT ${columnsOf(tributes)} FROM tributes WHERE donation_id = $1 AND is_waiting FOR UPDATE`,
    [donationId],
  );
  return row;
}

/** Finds a tribute whose mail waits, without a lock. */
export async function findWaitingTribute(db: Database, donationId: string): Promise<DueTribute | undefined> {
  const row = await find(db, tributes, { donationId, isWaiting: true });
  if (row === undefined || row.sealedNotice === null) return undefined;
  return { ...row, sealedNotice: row.sealedNotice };
}

/** Locks the mails to an address until the transaction ends. Take this lock before that of a tribute. */
export async function lockRecipient(tx: Database, recipientHash: string): Promise<void> {
  await runStatement(tx, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `tributes ${recipientHash}`,
  ]);
}

/** Locks the postponed tributes whose mail to an address is due, oldest gift first. */
export async function lockPostponedTributes(
  tx: Database,
  recipientHash: string,
  today: Day,
): Promise<DueTribute[]> {
  return selectRows<DueTribute>(
    tx,
    `SELECT ${columnsOf(tributes)} FROM tributes
     WHERE recipient_hash = $1 AND is_postponed AND is_waiting AND send_on <= $2::date
     ORDER BY donation_id FOR UPDATE`,
    [recipientHash, today],
  );
}

/** Counts the mails to an address that were sent after `since` without being postponed. */
export async function countTributeMails(tx: Database, recipientHash: string, since: Date): Promise<number> {
  return count(tx, tributes, { recipientHash, isPostponed: false, sentAt: { [Op.gte]: since } });
}

/** Lets the mail about a tribute wait until a day, on which it goes out with others to the address. */
export async function postponeTribute(
  tx: Database,
  donationId: string,
  to: { recipientHash: string; sendOn: Day },
): Promise<void> {
  await update(tx, tributes, { donationId }, { ...to, isPostponed: true });
}

/** Stores that the mail about a tribute no longer waits. `sentAt` is null if the mail is not sent. */
export async function endTribute(
  tx: Database,
  donationId: string,
  end: { sentAt: Date | null; recipientHash: string },
): Promise<void> {
  await update(tx, tributes, { donationId }, { isWaiting: false, ...end });
}

/** Stores that an address wants no more mails about tributes. */
export async function insertTributeRefusal(tx: Database, email: string): Promise<void> {
  await runStatement(tx, 'INSERT INTO tribute_refusals (email) VALUES ($1) ON CONFLICT DO NOTHING', [email]);
}

/** Returns true if a person who is not erased refused these mails. */
export async function hasTributeRefusal(db: Database, email: string): Promise<boolean> {
  return (await find(db, tributeRefusals, { email })) !== undefined;
}
