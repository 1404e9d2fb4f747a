/** Reads deliveries and their attempts for the API. */
import { type Database, selectRows } from '../../database';
import { list } from '../../rows';
import {
  type DeliveryState,
  type WebhookAttemptRow,
  webhookAttempts,
  type WebhookDeliveryRow,
} from '../../tables/messages';

/** A delivery as its owner sees it. */
export interface Delivery extends Omit<WebhookDeliveryRow, 'sequence' | 'leasedUntil' | 'asked'> {
  eventName: string;
  /** When the endpoint's rest after failures ends, if this delivery waits for that; otherwise null. */
  restingUntil: Date | null;
  attempts: WebhookAttemptRow[];
}

const COLUMNS = `d.id, d.account_id, d.event_id, v.name AS event_name, d.endpoint_id, d.state, d.round,
  d.attempts_made, d.next_attempt_at, d.created_at,
  CASE WHEN d.state = 'pending' AND NOT d.asked AND e.resting_until > now() THEN e.resting_until END AS resting_until`;
const TABLES = `webhook_deliveries d JOIN events v ON v.id = d.event_id
  JOIN webhook_endpoints e ON e.id = d.endpoint_id`;

/** Finds a delivery with its attempts. */
export async function findDelivery(db: Database, id: string): Promise<Delivery | undefined> {
  const rows = await selectRows<Delivery>(db, `SELECT ${COLUMNS} FROM ${TABLES} WHERE d.id = $1`, [id]);
  return (await withAttempts(db, rows))[0];
}

/** Finds the delivery of an event to an endpoint, with its attempts. Undefined before fan-out has created it. */
export async function findDeliveryOfEvent(
  db: Database,
  eventId: string,
  endpointId: string,
): Promise<Delivery | undefined> {
  const matches = 'd.event_id = $1 AND d.endpoint_id = $2';
  const rows = await selectRows<Delivery>(db, `SELECT ${COLUMNS} FROM ${TABLES} WHERE ${matches}`, [
    eventId,
    endpointId,
  ]);
  return (await withAttempts(db, rows))[0];
}

export interface DeliveryFilter {
  accountId: string;
  endpointId?: string | undefined;
  /** Only deliveries of events with these names. */
  events: string[];
  state?: DeliveryState | undefined;
  eventId?: string | undefined;
  /** The cursor. The page has only deliveries older than this one. */
  after?: string | undefined;
  limit: number;
  offset: number;
}

/**
 * Returns a page of an account's deliveries, newest first, and the total of all matches. The total ignores
 * the cursor.
 */
export async function listDeliveries(
  db: Database,
  filter: DeliveryFilter,
): Promise<{ deliveries: Delivery[]; total: number }> {
  const conditions = ['d.account_id = $1', 'v.name = ANY($2)'];
  const bind: unknown[] = [filter.accountId, filter.events];
  const add = (column: string, value: string | undefined) => {
    if (value === undefined) return;
    bind.push(value);
    conditions.push(`${column} = $${bind.length}`);
  };
  add('d.endpoint_id', filter.endpointId);
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
    selectRows<{ total: number }>(db, `SELECT count(*) AS total FROM ${TABLES} WHERE ${matches}`, bind),
  ]);
  return { deliveries: await withAttempts(db, rows), total: counted[0]?.total ?? 0 };
}

async function withAttempts(db: Database, rows: Delivery[]): Promise<Delivery[]> {
  const ids = rows.map(({ id }) => id);
  const attempts = await list(db, webhookAttempts, { deliveryId: ids }, { order: ['id'] });
  return rows.map((row) => ({
    ...row,
    attempts: attempts.filter(({ deliveryId }) => deliveryId === row.id),
  }));
}
