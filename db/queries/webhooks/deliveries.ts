import { retryWorkflowId } from '../../../domain/webhooks/retry';
import { newId } from '../../../new-id';
import { type Database, selectRows } from '../../database';
import { CHANNELS, notify } from '../../listen';
import { type DeliveryState, type WebhookAttemptRow } from '../../models/events';
import { enqueueSignals, withdrawStarts } from '../platform/promise-workflows';

/** A delivery as its owner sees it. */
export interface Delivery {
  id: string;
  accountId: string;
  eventId: string;
  eventName: string;
  endpointId: string;
  state: DeliveryState;
  nextAttemptAt: Date | null;
  createdAt: Date;
  attempts: WebhookAttemptRow[];
}

const COLUMNS = `d.id, d.account_id AS "accountId", d.event_id AS "eventId", v.name AS "eventName",
  d.endpoint_id AS "endpointId", d.state, d.next_attempt_at AS "nextAttemptAt", d.created_at AS "createdAt"`;
const TABLES = 'webhook_deliveries d JOIN events v ON v.id = d.event_id';

/** One delivery with its attempts, whoever owns it. */
export async function findDelivery(db: Database, id: string): Promise<Delivery | undefined> {
  const rows = await selectRows<Delivery>(db, `SELECT ${COLUMNS} FROM ${TABLES} WHERE d.id = $1`, [id]);
  return (await withAttempts(db, rows))[0];
}

export interface DeliveryFilter {
  accountId: string;
  endpointId?: string | undefined;
  event?: string | undefined;
  state?: DeliveryState | undefined;
  eventId?: string | undefined;
  /** The cursor: deliveries older than this one. */
  after?: string | undefined;
  limit: number;
  offset: number;
}

/** A page of an account's deliveries, newest first, and how many match (the cursor does not change the count). */
export async function listDeliveries(
  db: Database,
  filter: DeliveryFilter,
): Promise<{ deliveries: Delivery[]; total: number }> {
  const conditions = ['d.account_id = $1'];
  const bind: unknown[] = [filter.accountId];
  const add = (column: string, value: string | undefined) => {
    if (value === undefined) return;
    bind.push(value);
    conditions.push(`${column} = $${bind.length}`);
  };
  add('d.endpoint_id', filter.endpointId);
  add('v.name', filter.event);
  add('d.state', filter.state);
  add('d.event_id', filter.eventId);
  const matches = conditions.join(' AND ');
  const next = bind.length;
  const [rows, counted] = await Promise.all([
    selectRows<Delivery>(
      db,
      `SELECT ${COLUMNS} FROM ${TABLES} WHERE ${matches} AND ($${next + 1}::text IS NULL OR d.id < $${next + 1})
       ORDER BY d.id DESC LIMIT $${next + 2} OFFSET $${next + 3}`,
      [...bind, filter.after ?? null, filter.limit, filter.offset],
    ),
    selectRows<{ total: number }>(
      db,
      `SELECT count(*)::float8 AS total FROM ${TABLES} WHERE ${matches}`,
      bind,
    ),
  ]);
  return { deliveries: await withAttempts(db, rows), total: counted[0]?.total ?? 0 };
}

async function withAttempts(db: Database, rows: Delivery[]): Promise<Delivery[]> {
  const ids = rows.map(({ id }) => id);
  const attempts = await db.models.webhookAttempts.findAll({
    where: { deliveryId: ids },
    order: [['id', 'ASC']],
    transaction: db.transaction,
  });
  const plain = attempts.map((attempt) => attempt.get({ plain: true }));
  return rows.map((row) => ({ ...row, attempts: plain.filter(({ deliveryId }) => deliveryId === row.id) }));
}

/**
 * Begins a new round of the deliveries that match: sends them again, at once and with retries of their own. The retries
 * of their earlier rounds end. Answers how many deliveries that are.
 */
async function beginRound(tx: Database, matches: string, bind: unknown[]): Promise<number> {
  const before = await selectRows<RoundBefore>(
    tx,
    `WITH before AS MATERIALIZED (
       SELECT d.id, d.round, d.state FROM ${TABLES} WHERE ${matches} FOR UPDATE OF d
     ), begun AS (
       UPDATE webhook_deliveries d SET state = 'pending', round = d.round + 1, attempts_made = 0,
         next_attempt_at = NULL, leased_until = NULL
       FROM before WHERE d.id = before.id
     ) SELECT * FROM before`,
    bind,
  );
  await endRetries(tx, before);
  notify(tx, CHANNELS.deliveries);
  return before.length;
}

interface RoundBefore {
  id: string;
  round: number;
  state: DeliveryState;
}

/**
 * Tells the workflows of those that were retrying to end now: they would find out at their next attempt. Those that have
 * not begun will not: a signal that came before its workflow would be lost.
 */
async function endRetries(tx: Database, before: RoundBefore[]): Promise<void> {
  const retrying = before.filter(({ state }) => state === 'retrying');
  await withdrawStarts(
    tx,
    retrying.map(({ id, round }) => retryWorkflowId(id, round)),
  );
  await enqueueSignals(
    tx,
    retrying.map(({ id, round }) => ({
      workflowType: 'webhookDelivery',
      workflowId: retryWorkflowId(id, round),
      signal: 'giveUp',
    })),
  );
}

/** Sends one delivery again, whatever its state. */
export async function redeliver(tx: Database, id: string): Promise<void> {
  await beginRound(tx, 'd.id = $1', [id]);
}

/** Keeps what was to be sent to an endpoint that is paused, disabled or deleted. */
export async function holdDeliveries(tx: Database, endpointId: string): Promise<void> {
  const before = await selectRows<RoundBefore>(
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
  await endRetries(tx, before);
}

/** Sends what was held for an endpoint. */
export async function releaseHeld(tx: Database, endpointId: string): Promise<void> {
  await beginRound(tx, `d.endpoint_id = $1 AND d.state = 'held'`, [endpointId]);
}

export interface RecoveryFilter {
  /** Events that happened from here on. */
  since: Date;
  /** Exclusive. */
  until: Date;
  /** Only these events, or all. */
  events: string[] | null;
  states: DeliveryState[];
}

/** Sends again what an endpoint did not get; answers how many deliveries that are. */
export async function recoverDeliveries(
  tx: Database,
  endpointId: string,
  filter: RecoveryFilter,
): Promise<number> {
  return beginRound(
    tx,
    `d.endpoint_id = $1 AND d.state = ANY($2) AND v.occurred_at >= $3 AND v.occurred_at < $4
       AND ($5::text[] IS NULL OR v.name = ANY($5))`,
    [endpointId, filter.states, filter.since, filter.until, filter.events],
  );
}

/** Makes deliveries of events that were never addressed to an endpoint, such as those before it existed. */
export async function deliverMissing(
  tx: Database,
  endpoint: { id: string; accountId: string; events: string[] },
  filter: Omit<RecoveryFilter, 'states'>,
): Promise<number> {
  const missing = await selectRows<{ id: string }>(
    tx,
    `SELECT v.id FROM events v
     WHERE v.account_id = $1 AND v.sequence IS NOT NULL AND v.only_endpoint_id IS NULL
       AND v.occurred_at >= $2 AND v.occurred_at < $3 AND ($4::text[] IS NULL OR v.name = ANY($4))
       AND ('*' = ANY($5) OR v.name = ANY($5))
       AND NOT EXISTS (SELECT FROM webhook_deliveries d WHERE d.event_id = v.id AND d.endpoint_id = $6)
     ORDER BY v.sequence`,
    [endpoint.accountId, filter.since, filter.until, filter.events, endpoint.events, endpoint.id],
  );
  const rows = missing.map(({ id }) => ({ id: newId('delivery'), eventId: id }));
  await selectRows(
    tx,
    `INSERT INTO webhook_deliveries (id, event_id, endpoint_id, account_id, state)
     SELECT id, "eventId", $2, $3, 'pending' FROM json_to_recordset($1::json) AS r(id text, "eventId" text)
     ON CONFLICT (event_id, endpoint_id) DO NOTHING`,
    [JSON.stringify(rows), endpoint.id, endpoint.accountId],
  );
  notify(tx, CHANNELS.deliveries);
  return rows.length;
}
