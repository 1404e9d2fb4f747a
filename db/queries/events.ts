import { checkEvent, type DomainEvent, type EventName } from '../../domain/events';
import { newId } from '../../new-id';
import { type Database, selectRows } from '../database';
import { CHANNELS, notify } from '../listen';
import { prepared } from '../prepared';

export interface Audience {
  /** The account that acted, such as the donor's. */
  accountId: string;
  /** The charity whose members may know; absent when the event is no charity's business. */
  charityId?: string;
}

/** Writes one event: see recordEvents. */
export async function recordEvent(
  tx: Database,
  event: DomainEvent,
  audience: Audience,
  occurredAt: Date,
): Promise<void> {
  await recordEvents(tx, [event], audience, occurredAt);
}

/**
 * Writes events inside the state change's transaction, one row each for every account that may know: the one that acted, those
 * of the charity's members, and the platform's own. The rows' ids share their beginning. Throws an EventDataError on data that
 * does not fit.
 */
export async function recordEvents(
  tx: Database,
  events: DomainEvent[],
  audience: Audience,
  occurredAt: Date,
): Promise<void> {
  for (const event of events) checkEvent(event);
  const rows = events.map(({ name, data }) => ({ id: newId('event'), name, data }));
  await selectRows(tx, RECORD_EVENTS, [
    JSON.stringify(rows),
    audience.accountId,
    audience.charityId ?? null,
    occurredAt,
  ]);
  notify(tx, CHANNELS.events);
}

/** The account that acted is looked up instead of locked by a foreign key; one that does not exist fails as NULL. */
const RECORD_EVENTS = prepared(
  `WITH audience AS (
     SELECT (SELECT id FROM accounts WHERE id = $2) AS id
     UNION SELECT u.account_id FROM charity_members m JOIN users u ON u.id = m.user_id WHERE m.charity_id = $3
     UNION SELECT id FROM accounts WHERE kind = 'platform'
   ), numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS place FROM audience)
   INSERT INTO events (id, account_id, name, data, occurred_at)
   SELECT e.id || CASE place WHEN 1 THEN '' ELSE '_' || place END, numbered.id, e.name, e.data, $4
   FROM json_to_recordset($1::json) AS e(id text, name text, data json), numbered RETURNING id`,
);

/** Writes a test event, which goes to one endpoint alone, and answers its id. */
export async function recordTestEvent(
  tx: Database,
  endpoint: { id: string; accountId: string },
  occurredAt: Date,
): Promise<string> {
  const id = newId('event');
  const event: DomainEvent = {
    name: 'webhook.test',
    data: { endpoint_id: endpoint.id, message: 'Your endpoint receives events.' },
  };
  checkEvent(event);
  await selectRows(
    tx,
    `INSERT INTO events (id, account_id, only_endpoint_id, name, data, occurred_at)
     VALUES ($1, $2, $3, $4, $5::json, $6) RETURNING id`,
    [id, endpoint.accountId, endpoint.id, event.name, JSON.stringify(event.data), occurredAt],
  );
  notify(tx, CHANNELS.events);
  return id;
}

/** An event in its account's feed. */
export interface FeedEvent {
  id: string;
  name: EventName;
  data: object;
  occurredAt: Date;
  sequence: number;
}

const FEED_COLUMNS = `id, name, data, occurred_at AS "occurredAt", sequence::float8 AS sequence`;

/** One event of an account; one that has no place in the feed yet does not exist. */
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
  event?: string | undefined;
  /** Only what came after this place. */
  afterSequence: number;
  limit: number;
  offset: number;
}

/** A page of an account's feed, in its order, and how many events match (the cursor does not change the count). */
export async function listEvents(
  db: Database,
  filter: FeedFilter,
): Promise<{ events: FeedEvent[]; total: number }> {
  const bind = [filter.accountId, filter.event ?? null];
  const matches = 'account_id = $1 AND sequence IS NOT NULL AND ($2::text IS NULL OR name = $2)';
  const [events, counted] = await Promise.all([
    selectRows<FeedEvent>(
      db,
      `SELECT ${FEED_COLUMNS} FROM events WHERE ${matches} AND sequence > $3
       ORDER BY events.sequence LIMIT $4 OFFSET $5`,
      [...bind, filter.afterSequence, filter.limit, filter.offset],
    ),
    selectRows<{ total: number }>(db, `SELECT count(*)::float8 AS total FROM events WHERE ${matches}`, bind),
  ]);
  return { events, total: counted[0]?.total ?? 0 };
}

/** How long events and their deliveries are kept. */
const KEPT_DAYS = 90;

/** Forgets events past their 90 days with their deliveries, a batch at a time; returns how many went. */
export async function forgetOldEvents(db: Database, limit = 1_000): Promise<number> {
  const rows = await selectRows(
    db,
    `DELETE FROM events WHERE id IN (
       SELECT id FROM events WHERE occurred_at < now() - $2 * interval '1 day' AND sequence IS NOT NULL
       ORDER BY occurred_at LIMIT $1
     ) RETURNING 1`,
    [limit, KEPT_DAYS],
  );
  return rows.length;
}
