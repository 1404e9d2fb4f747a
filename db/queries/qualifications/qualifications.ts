/** Stores the skills, licenses and certifications of volunteers. */
import { Transaction } from 'sequelize';
import { type Day } from '../../../domain/days';
import { type Held, type QualificationStatus } from '../../../domain/qualifications/qualification';
import { type Database, selectRows } from '../../database';
import { isCareDue } from '../platform/care-attempts';
import { find, insert, list, listPage, lock, update } from '../../rows';
import { users } from '../../tables/accounts';
import { type QualificationRow, qualifications } from '../../tables/verification';

export type Qualification = QualificationRow;

export async function insertQualification(tx: Database, qualification: Qualification): Promise<void> {
  await insert(tx, qualifications, qualification);
}

export async function findQualification(db: Database, id: string): Promise<Qualification | undefined> {
  return find(db, qualifications, { id });
}

/** Reads one qualification and locks it until the transaction ends. */
export async function lockQualification(tx: Database, id: string): Promise<Qualification | undefined> {
  return lock(tx, qualifications, { id });
}

/** Updates a qualification. Lock it first. */
export async function updateQualification(
  tx: Database,
  id: string,
  changes: Partial<Qualification>,
): Promise<void> {
  await update(tx, qualifications, { id }, changes);
}

/**
 * Locks a volunteer, so that the volunteer's other requests wait. Returns the names and states of the volunteer's open
 * qualifications.
 */
export async function lockOpenQualifications(
  tx: Database,
  userId: string,
): Promise<Pick<Qualification, 'name' | 'status'>[]> {
  await lock(tx, users, { id: userId }, Transaction.LOCK.NO_KEY_UPDATE);
  return list(tx, qualifications, { userId, status: ['pending', 'confirmed'] });
}

/** Lists a volunteer's pending, confirmed and expired qualifications with these names. Ignores letter case. */
export async function listHeld(db: Database, userId: string, names: string[]): Promise<Held[]> {
  return selectRows<Held>(
    db,
    `SELECT name, status, issued_on, expires_on FROM qualifications
     WHERE user_id = $1 AND status IN ('pending', 'confirmed', 'expired')
       AND lower(name) IN (SELECT lower(required) FROM unnest($2::text[]) required)`,
    [userId, names],
  );
}

export interface QualificationFilter {
  userId?: string | undefined;
  status?: QualificationStatus | undefined;
  /** If true, sorts the oldest first, as in a queue. Otherwise sorts the newest first. */
  oldestFirst?: boolean;
  limit: number;
  offset: number;
}

/** Returns a page of qualifications and the total of all matches. */
export async function listQualifications(
  db: Database,
  { userId, status, oldestFirst = false, limit, offset }: QualificationFilter,
): Promise<{ qualifications: Qualification[]; total: number }> {
  const { rows, total } = await listPage(
    db,
    qualifications,
    { ...(userId === undefined ? {} : { userId }), ...(status === undefined ? {} : { status }) },
    { order: [['id', oldestFirst ? 'ASC' : 'DESC']], limit, offset },
  );
  return { qualifications: rows, total };
}

/** Lists open qualifications whose last day is before `today`. */
export async function listPassedQualifications(
  db: Database,
  { today, at, limit }: { today: Day; at: Date; limit: number },
): Promise<{ id: string }[]> {
  return selectRows(
    db,
    `SELECT q.id FROM qualifications q WHERE q.status IN ('pending', 'confirmed') AND q.expires_on < $1::date
       AND ${isCareDue('passed_qualification', 'q.id', '$2')}
     ORDER BY q.id LIMIT $3`,
    [today, at, limit],
  );
}

/**
 * Lists confirmed qualifications that are due for a reminder. After `n` reminders, the next one is due if the last day
 * is on or before `lastDays[n]`.
 */
export async function listQualificationsToRemind(
  db: Database,
  { lastDays, at, limit }: { lastDays: Day[]; at: Date; limit: number },
): Promise<{ id: string }[]> {
  return selectRows(
    db,
    `SELECT q.id FROM qualifications q
     WHERE q.status = 'confirmed' AND q.expires_on <= ($1::date[])[q.reminders_sent + 1]
       AND ${isCareDue('qualification_reminder', 'q.id', '$2')}
     ORDER BY q.id LIMIT $3`,
    [lastDays, at, limit],
  );
}
