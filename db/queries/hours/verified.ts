/** Reads verified hours. Returns only facts that people outside the platform may see. */
import { type Database, selectRows } from '../../database';
import { type HoursRow } from '../../tables/volunteering';

export interface VerifiedHours extends Pick<
  HoursRow,
  'id' | 'charityId' | 'workedOn' | 'hundredths' | 'description'
> {
  charityName: string;
  ein: string | null;
  verifiedAt: Date;
}

const VERIFIED = `
  SELECT h.id, h.charity_id, c.name AS charity_name, c.ein, h.worked_on,
    h.hundredths, h.description, h.decided_at AS verified_at
  FROM volunteer_hours h JOIN charities c ON c.id = h.charity_id
  WHERE h.status = 'verified'`;

/** Finds a submission. Returns undefined unless it is verified. */
export async function findVerifiedHours(db: Database, id: string): Promise<VerifiedHours | undefined> {
  const [hours] = await selectRows<VerifiedHours>(db, `${VERIFIED} AND h.id = $1`, [id]);
  return hours;
}

interface VerifiedFilter {
  userId: string;
  charityId?: string | undefined;
  /** First and last day of work. */
  from: string | null;
  to: string | null;
}

/** Returns a volunteer's verified submissions, oldest work first. */
export async function listVerifiedHours(
  db: Database,
  { userId, charityId, from, to }: VerifiedFilter,
  limit: number,
): Promise<VerifiedHours[]> {
  return selectRows<VerifiedHours>(
    db,
    `${VERIFIED} AND h.volunteer_user_id = $1 AND ($2::text IS NULL OR h.charity_id = $2)
       AND ($3::date IS NULL OR h.worked_on >= $3) AND ($4::date IS NULL OR h.worked_on <= $4)
     ORDER BY h.worked_on, h.id LIMIT $5`,
    [userId, charityId ?? null, from, to, limit],
  );
}
