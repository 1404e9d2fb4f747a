import { type Database } from '../../db/database';
import { insertSearchEvents, type SearchEvent } from '../../db/queries/search/events';
import { dayOf } from '../../domain/days';

/**
 * Records a user's actions on search results. Each action counts once a day. Returns the number of new
 * records.
 */
export async function recordSearchEvents(
  tx: Database,
  { userId, events, at }: { userId: string; events: SearchEvent[]; at: Date },
): Promise<number> {
  return insertSearchEvents(tx, userId, dayOf(at), events);
}
