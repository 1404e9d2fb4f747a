import { type Database } from '../../db/database';
import { insertSearchEvents, type SearchEvent } from '../../db/queries/search/events';
import { dayOf } from '../../domain/days';

/** Records what a user did with search results, each action once a day. Returns how many were new. */
export async function recordSearchEvents(
  tx: Database,
  { userId, events, at }: { userId: string; events: SearchEvent[]; at: Date },
): Promise<number> {
  return insertSearchEvents(tx, userId, dayOf(at), events);
}
