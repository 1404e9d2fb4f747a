import { insertSearchEvents, type SearchEvent } from '../../db/queries/search/events';
import { dayOf } from '../../domain/days';
import { type Act } from '../act';

/**
 * Records a user's actions on search results. Each action counts once a day. Returns the number of new
 * records.
 */
export async function recordSearchEvents(
  { tx, at }: Act,
  { userId, events }: { userId: string; events: SearchEvent[] },
): Promise<number> {
  return insertSearchEvents(tx, userId, dayOf(at), events);
}
