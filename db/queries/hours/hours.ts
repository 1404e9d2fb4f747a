import { Op, Transaction } from 'sequelize';
import { type HoursStatus, OPEN_STATUSES } from '../../../domain/hours/hours';
import { type Database, selectRows } from '../../database';
import { count, find, insert, list, lock, update } from '../../rows';
import { users } from '../../tables/accounts';
import {
  type HoursRow,
  type HoursTimelineRow,
  volunteerHours,
  volunteerHoursTimeline,
} from '../../tables/volunteering';

export type Hours = HoursRow;
export type HoursTimelineEntry = Omit<HoursTimelineRow, 'id'>;

export async function insertHours(tx: Database, hours: Hours): Promise<void> {
  await insert(tx, volunteerHours, hours);
}

export async function findHours(db: Database, id: string): Promise<Hours | undefined> {
  return find(db, volunteerHours, { id });
}

/** Reads one submission and locks it until the transaction ends. */
export async function lockHours(tx: Database, id: string): Promise<Hours | undefined> {
  return lock(tx, volunteerHours, { id });
}

/** Updates a submission. Lock it first. */
export async function updateHours(tx: Database, id: string, changes: Partial<Hours>): Promise<void> {
  await update(tx, volunteerHours, { id }, changes);
}

export async function addHoursTimeline(tx: Database, entry: HoursTimelineEntry): Promise<void> {
  await insert(tx, volunteerHoursTimeline, entry);
}

/** Returns the timelines of submissions, oldest entry first. */
export async function listHoursTimelines(
  db: Database,
  submissionIds: string[],
): Promise<Map<string, HoursTimelineEntry[]>> {
  const rows = await list(db, volunteerHoursTimeline, { submissionId: submissionIds }, { order: ['id'] });
  const timelines = new Map<string, HoursTimelineEntry[]>(submissionIds.map((id) => [id, []]));
  for (const entry of rows) timelines.get(entry.submissionId)?.push(entry);
  return timelines;
}

/** The SQL condition for submissions that count towards the daily limit. */
const COUNTED = `status NOT IN ('rejected', 'withdrawn', 'expired')`;

/**
 * Locks a volunteer, so that the volunteer's other submissions wait. Returns the hours that already count on
 * a date, in hundredths.
 */
export async function lockHoursOfDate(tx: Database, userId: string, date: string): Promise<number> {
  await lock(tx, users, { id: userId }, Transaction.LOCK.NO_KEY_UPDATE);
  const [row] = await selectRows<{ total: number }>(
    tx,
    `SELECT coalesce(sum(hundredths), 0) AS total FROM volunteer_hours
     WHERE volunteer_user_id = $1 AND worked_on = $2 AND ${COUNTED}`,
    [userId, date],
  );
  return row?.total ?? 0;
}

/**
 * Returns true if a submission that counts overlaps this work. Submissions without a start time never
 * overlap.
 */
export async function hasOverlap(
  tx: Database,
  work: { userId: string; date: string; startsAtMinute: number; hundredths: number },
): Promise<boolean> {
  const rows = await selectRows(
    tx,
    `SELECT 1 FROM volunteer_hours
     WHERE volunteer_user_id = $1 AND worked_on BETWEEN $2::date - 1 AND $2::date + 1 AND ${COUNTED}
       AND starts_at_minute IS NOT NULL
       AND ((worked_on - $2::date) * 1440 + starts_at_minute) * 5 < $3::int * 5 + $4::int * 3
       AND $3::int * 5 < ((worked_on - $2::date) * 1440 + starts_at_minute) * 5 + hundredths * 3
     LIMIT 1`,
    [work.userId, work.date, work.startsAtMinute, work.hundredths],
  );
  return rows.length > 0;
}

/** Counts the volunteer's submissions that a charity has verified. */
export async function countVerified(db: Database, charityId: string, userId: string): Promise<number> {
  return count(db, volunteerHours, { charityId, volunteerUserId: userId, status: 'verified' });
}

export interface HoursFilter {
  volunteerUserId?: string | undefined;
  charityId?: string | undefined;
  verifierUserId?: string | undefined;
  status?: HoursStatus | undefined;
  /** If true, lists only open submissions that were handed over to the platform's reviewers. */
  handedOver?: boolean | undefined;
  /** First and last day of work, YYYY-MM-DD. */
  from?: string | undefined;
  to?: string | undefined;
  /** The cursor. The page has only submissions older than this one. */
  after?: string | undefined;
  limit: number;
  offset: number;
}

/**
 * Returns a page of submissions, newest first, and the total of all matches. The total ignores the cursor.
 */
export async function listHours(
  db: Database,
  filter: HoursFilter,
): Promise<{ submissions: Hours[]; total: number }> {
  const { volunteerUserId, charityId, verifierUserId, status, from, to } = filter;
  const given = { volunteerUserId, charityId, verifierUserId, status };
  const day = {
    ...(from === undefined ? {} : { [Op.gte]: from }),
    ...(to === undefined ? {} : { [Op.lte]: to }),
  };
  const where = {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(Reflect.ownKeys(day).length === 0 ? {} : { workedOn: day }),
    ...(filter.handedOver === true
      ? { handedOverAt: { [Op.ne]: null }, ...(status === undefined ? { status: [...OPEN_STATUSES] } : {}) }
      : {}),
  };
  const page = filter.after === undefined ? where : { ...where, id: { [Op.lt]: filter.after } };
  const [rows, total] = await Promise.all([
    list(db, volunteerHours, page, { order: [['id', 'DESC']], limit: filter.limit, offset: filter.offset }),
    count(db, volunteerHours, where),
  ]);
  return { submissions: rows, total };
}

/** Counts the submissions that wait for a charity's decision. Also returns when the first of them expires. */
export async function findWaitingHours(
  db: Database,
  charityId: string,
): Promise<{ waiting: number; firstExpiresAt: Date | null }> {
  const [row] = await selectRows<{ waiting: number; firstExpiresAt: Date | null }>(
    db,
    `SELECT count(*) AS waiting, min(expires_at) AS first_expires_at FROM volunteer_hours
     WHERE charity_id = $1 AND status IN ('pending', 'in_review')`,
    [charityId],
  );
  return row ?? { waiting: 0, firstExpiresAt: null };
}
