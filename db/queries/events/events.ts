/** Reads an account's feed of events, and deletes old events. */
import { changeRows, type Database, selectRows } from '../../database';
import { type EventRow } from '../../tables/messages';

/** An event in its account's feed. */
export interface FeedEvent extends Pick<EventRow, 'id' | 'name' | 'data' | 'occurredAt'> {
  sequence: number;
}

const FEED_COLUMNS = 'id, name, data, occurred_at, sequence';

/** Finds an event of an account. Returns undefined while the event has no position in the feed. */
export async function findEvent(db: Database, accountId: string, id: string): Promise<FeedEvent | undefined> {
  const [event] = await selectRows<FeedEvent>(
    db,
    `SELECT ${FEED_COLUMNS} FROM events WHERE id = $1 AND account_id = $2 AND sequence IS NOT NULL`,
    [id, accountId],
  );
  return event;
}

export interface FeedFilter {
  accountId: string;
  /** Only events with these names. */
  events: string[];
  /** The cursor. The page has only events after this position. */
  afterSequence: number;
  limit: number;
  offset: number;
}

/**
 * Returns a page of an account's feed in feed order, and the total of matching events. The total ignores the
 * cursor.
 */
export async function listEvents(
  db: Database,
  filter: FeedFilter,
): Promise<{ events: FeedEvent[]; total: number }> {
  const bind = [filter.accountId, filter.events];
  const matches = 'account_id = $1 AND sequence IS NOT NULL AND name = ANY($2)';
  const [events, counted] = await Promise.all([
    selectRows<FeedEvent>(
      db,
      `SELECT ${FEED_COLUMNS} FROM events WHERE ${matches} AND sequence > $3
       ORDER BY sequence LIMIT $4 OFFSET $5`,
      [...bind, filter.afterSequence, filter.limit, filter.offset],
    ),
    selectRows<{ total: number }>(db, `SELECT count(*) AS total FROM events WHERE ${matches}`, bind),
  ]);
  return { events, total: counted[0]?.total ?? 0 };
}

/** The database keeps events and their deliveries for this many days. */
const KEPT_DAYS = 90;

/** Deletes one batch of events older than 90 days, with their deliveries. Returns how many it deleted. */
export async function forgetOldEvents(db: Database, limit = 1_000): Promise<number> {
  return changeRows(
    db,
    `DELETE FROM events WHERE id IN (
       SELECT id FROM events WHERE occurred_at < now() - $2 * interval '1 day' AND sequence IS NOT NULL
       ORDER BY occurred_at LIMIT $1
     )`,
    [limit, KEPT_DAYS],
  );
}
