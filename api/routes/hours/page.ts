import { type Database } from '../../../db/database';
import { type HoursFilter, listHours, listHoursTimelines } from '../../../db/queries/hours/hours';
import { presentHours } from '../../presenters/hours';
import { type HoursQuery } from './schema';

/**
 * Presents a page of the submissions that match the query. The filters in `own` replace the same filters of
 * the query.
 */
export async function listPage(
  db: Database,
  query: Partial<HoursQuery> & Pick<HoursQuery, 'limit' | 'offset'>,
  own: Partial<HoursFilter>,
) {
  const { submissions, total } = await listHours(db, {
    volunteerUserId: query.volunteer_id,
    charityId: query.charity_id,
    verifierUserId: query.verifier_id,
    status: query.status,
    from: query.from,
    to: query.to,
    after: query.after,
    limit: query.limit,
    offset: query.offset,
    ...own,
  });
  const ids = submissions.map(({ id }) => id);
  const timelines = await listHoursTimelines(db, ids);
  return {
    submissions: submissions.map((hours) => presentHours(hours, timelines.get(hours.id) ?? [])),
    total,
    limit: query.limit,
    offset: query.offset,
  };
}
