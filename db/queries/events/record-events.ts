/** Writes events. Only operations/ may import this file, because only operations change state. */
import { checkEvent, type DomainEvent } from '../../../domain/events/event';
import { newId } from '../../../new-id';
import { type Database, runStatement } from '../../database';
import { CHANNELS, notify } from '../../listen';
import { insert } from '../../rows';
import { events } from '../../tables/messages';

export interface Audience {
  /** The account that acted, such as the donor's. */
  accountId: string;
  /** The charity whose members also get the event; absent if no charity is involved. */
  charityId?: string;
}

/** Writes one event like `recordEvents`. */
export async function recordEvent(
  tx: Database,
  event: DomainEvent,
  audience: Audience,
  occurredAt: Date,
): Promise<void> {
  await recordEvents(tx, [event], audience, occurredAt);
}

/**
 * Writes events. Call it in the transaction of the state change. Stores one row for each account that sees
 * the event: the acting account, the accounts of the charity's members, and the platform's account. These
 * rows share one event id. All rows but the first add a suffix such as `_2` to it. Throws an EventDataError
 * if the data does not fit the event.
 */
export async function recordEvents(
  tx: Database,
  events: DomainEvent[],
  audience: Audience,
  occurredAt: Date,
): Promise<void> {
  for (const event of events) checkEvent(event);
  const rows = events.map(({ name, data }) => ({ id: newId('event'), name, data }));
  await runStatement(
    tx,
    RECORD_EVENTS,
    [JSON.stringify(rows), audience.accountId, audience.charityId ?? null, occurredAt],
    { prepared: true },
  );
  notify(tx, CHANNELS.events);
}

/**
 * A subquery checks that the acting account exists, and the insert fails if it does not. A foreign key would
 * check this too, but it would lock the account's row.
 */
const RECORD_EVENTS = `WITH audience AS (
     SELECT (SELECT id FROM accounts WHERE id = $2) AS id
     UNION SELECT u.account_id FROM charity_members m JOIN users u ON u.id = m.user_id WHERE m.charity_id = $3
     UNION SELECT id FROM accounts WHERE kind = 'platform'
   ), numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS place FROM audience)
   INSERT INTO events (id, account_id, name, data, occurred_at)
   SELECT e.id || CASE place WHEN 1 THEN '' ELSE '_' || place END, numbered.id, e.name, e.data, $4
   FROM json_to_recordset($1::json) AS e(id text, name text, data json), numbered`;

/**
 * Writes an event for one endpoint only, and returns the event's id. Throws the same error as `recordEvents`.
 */
export async function recordEventForEndpoint(
  tx: Database,
  event: DomainEvent,
  endpoint: { id: string; accountId: string },
  occurredAt: Date,
): Promise<string> {
  checkEvent(event);
  const id = newId('event');
  await insert(tx, events, {
    id,
    accountId: endpoint.accountId,
    name: event.name,
    data: event.data,
    onlyEndpointId: endpoint.id,
    occurredAt,
  });
  notify(tx, CHANNELS.events);
  return id;
}
