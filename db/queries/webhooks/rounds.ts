/**
 * Begins new rounds of deliveries. In a new round, the delivery is sent again immediately and has all its
 * retries.
 */
import { newId } from '../../../new-id';
import { type Database, runStatement, selectRows } from '../../database';
import { CHANNELS, notify } from '../../listen';
import { type DeliveryState, type WebhookDeliveryRow } from '../../tables/messages';

/** The state of a delivery before its new round or its hold. */
export type DeliveryBefore = Pick<WebhookDeliveryRow, 'id' | 'round' | 'state'>;

/** Begins a new round of each matching delivery. */
async function beginRounds(
  tx: Database,
  matches: string,
  bind: unknown[],
  { asked } = { asked: false },
): Promise<DeliveryBefore[]> {
  const before = await selectRows<DeliveryBefore>(
    tx,
    `WITH before AS MATERIALIZED (
       SELECT d.id, d.round, d.state FROM webhook_deliveries d JOIN events v ON v.id = d.event_id
       WHERE ${matches} FOR UPDATE OF d
     ), begun AS (
       UPDATE webhook_deliveries d SET state = 'pending', round = d.round + 1, attempts_made = 0,
         next_attempt_at = NULL, leased_until = NULL, asked = ${asked}
       FROM before WHERE d.id = before.id
     ) SELECT * FROM before`,
    bind,
  );
  notify(tx, CHANNELS.deliveries);
  return before;
}

/** Begins a new round of a delivery in any state. The delivery does not wait for a resting endpoint. */
export async function beginRound(tx: Database, id: string): Promise<DeliveryBefore[]> {
  return beginRounds(tx, 'd.id = $1', [id], { asked: true });
}

/** Lets the oldest pending delivery of an endpoint ignore the endpoint's rest. If it succeeds, the rest ends. */
export async function askOldestPending(tx: Database, endpointId: string): Promise<void> {
  await runStatement(
    tx,
    `UPDATE webhook_deliveries SET asked = true WHERE id =
       (SELECT id FROM webhook_deliveries WHERE endpoint_id = $1 AND state = 'pending' ORDER BY sequence LIMIT 1)`,
    [endpointId],
  );
  notify(tx, CHANNELS.deliveries);
}

/** Begins a new round of each delivery that is on hold for an endpoint. */
export async function beginRoundsOfHeld(tx: Database, endpointId: string): Promise<DeliveryBefore[]> {
  return beginRounds(tx, `d.endpoint_id = $1 AND d.state = 'held'`, [endpointId]);
}

/** Selects deliveries of an endpoint by their events. */
export interface DeliveryRange {
  /** The start of the range in which the events occurred, inclusive. */
  since: Date;
  /** The end of the range, exclusive. */
  until: Date;
  /** Only events with these names. */
  events: string[];
}

/** Begins a new round of an endpoint's deliveries in a range, if they have one of the given states. */
export async function beginRoundsOfMatching(
  tx: Database,
  endpointId: string,
  { since, until, events, states }: DeliveryRange & { states: DeliveryState[] },
): Promise<DeliveryBefore[]> {
  return beginRounds(
    tx,
    `d.endpoint_id = $1 AND d.state = ANY($2) AND v.occurred_at >= $3 AND v.occurred_at < $4
       AND v.name = ANY($5)`,
    [endpointId, states, since, until, events],
  );
}

/** Returns the names of the events that an endpoint has not received yet. */
export async function listUndeliveredNames(tx: Database, endpointId: string): Promise<string[]> {
  const rows = await selectRows<{ name: string }>(
    tx,
    `SELECT DISTINCT v.name FROM webhook_deliveries d JOIN events v ON v.id = d.event_id
     WHERE d.endpoint_id = $1 AND d.state <> 'delivered'`,
    [endpointId],
  );
  return rows.map(({ name }) => name);
}

/** Puts the pending and retrying deliveries of an endpoint on hold. */
export async function holdDeliveries(tx: Database, endpointId: string): Promise<DeliveryBefore[]> {
  return selectRows<DeliveryBefore>(
    tx,
    `WITH before AS MATERIALIZED (
       SELECT id, round, state FROM webhook_deliveries
       WHERE endpoint_id = $1 AND state IN ('pending', 'retrying') FOR UPDATE
     ), held AS (
       UPDATE webhook_deliveries d SET state = 'held', next_attempt_at = NULL, leased_until = NULL
       FROM before WHERE d.id = before.id
     ) SELECT * FROM before`,
    [endpointId],
  );
}

/** Creates the missing deliveries of an endpoint for the events in a range. Returns how many it created. */
export async function insertMissingDeliveries(
  tx: Database,
  endpoint: { id: string; accountId: string },
  { since, until, events }: DeliveryRange,
): Promise<number> {
  const missing = await selectRows<{ id: string; sequence: number }>(
    tx,
    `SELECT v.id, v.sequence FROM events v
     WHERE v.account_id = $1 AND v.sequence IS NOT NULL AND v.only_endpoint_id IS NULL
       AND v.occurred_at >= $2 AND v.occurred_at < $3 AND v.name = ANY($4)
       AND NOT EXISTS (SELECT FROM webhook_deliveries d WHERE d.event_id = v.id AND d.endpoint_id = $5)
     ORDER BY v.sequence`,
    [endpoint.accountId, since, until, events, endpoint.id],
  );
  const rows = missing.map(({ id, sequence }) => ({ id: newId('delivery'), eventId: id, sequence }));
  await runStatement(
    tx,
    `INSERT INTO webhook_deliveries (id, event_id, endpoint_id, account_id, sequence, state)
     SELECT id, "eventId", $2, $3, sequence, 'pending'
     FROM json_to_recordset($1::json) AS r(id text, "eventId" text, sequence bigint)
     ON CONFLICT (event_id, endpoint_id) DO NOTHING`,
    [JSON.stringify(rows), endpoint.id, endpoint.accountId],
  );
  notify(tx, CHANNELS.deliveries);
  return rows.length;
}
