/**
 * Claims deliveries for the worker that holds their lane. A claim is a lease, stored in the table. If the worker
 * crashes, its leases expire and another worker takes the lane.
 */
import { type StoredEvent } from '../../../domain/webhooks/envelope';
import { type Database, runStatement, selectRows } from '../../database';
import { PLAN_BY_INDEX } from '../../driver';
import { type LaneLease } from './lanes';
import { AHEAD_SECONDS } from './pace';
import { find } from '../../rows';
import { type DeliveryState, webhookDeliveries, type WebhookEndpointRow } from '../../tables/messages';

/** The input of one attempt. */
export interface DeliveryJob {
  deliveryId: string;
  round: number;
  /** The number of earlier attempts in this round. */
  attemptsMade: number;
  accountId: string;
  /** True if somebody requested this delivery. It does not wait while its endpoint rests. */
  asked: boolean;
  event: StoredEvent;
  endpoint: JobEndpoint;
}

/** The endpoint of an attempt. Its version grows with each change of the endpoint. */
export interface JobEndpoint extends Pick<
  WebhookEndpointRow,
  'id' | 'url' | 'sealedHeaders' | 'maxConcurrency' | 'ratePerSecond' | 'version'
> {
  /** The valid secrets in encrypted form, newest first. */
  sealedSecrets: string[];
}

export interface Lease extends LaneLease {
  /** Returns the number of deliveries of an endpoint that the caller can still lease. */
  roomOf: (endpointId: string) => number;
}

/** Selects the columns of a JobEndpoint, except its id, under the alias `e`. */
export const ENDPOINT_COLUMNS = `e.url, e.sealed_headers, e.max_concurrency, e.rate_per_second, e.version,
  CASE WHEN e.previous_secret_until > now() THEN ARRAY[e.sealed_secret, e.previous_sealed_secret]
    ELSE ARRAY[e.sealed_secret] END AS sealed_secrets`;

type JobRow = Omit<DeliveryJob, 'event' | 'endpoint'> &
  Omit<StoredEvent, 'id'> &
  Omit<JobEndpoint, 'id'> & { eventId: string; endpointId: string };

const JOB_COLUMNS = `d.id AS delivery_id, d.round, d.attempts_made, d.account_id, d.asked, v.id AS event_id, v.name,
  v.data::text AS data_text, v.occurred_at, v.sequence, e.id AS endpoint_id, ${ENDPOINT_COLUMNS}`;

const IS_FREE = '(leased_until IS NULL OR leased_until < now())';

/** Leases the deliveries in `free` for $2 seconds and selects their jobs. */
const LEASE_FREE = `d AS (
       UPDATE webhook_deliveries SET leased_until = now() + $2 * interval '1 second'
       FROM free WHERE webhook_deliveries.id = free.id RETURNING webhook_deliveries.*
     )
     SELECT ${JOB_COLUMNS} FROM d JOIN events v ON v.id = d.event_id
     JOIN webhook_endpoints e ON e.id = d.endpoint_id ORDER BY d.sequence`;

/**
 * Returns the endpoints with pending deliveries whose lane no other worker holds. A loose index scan jumps from one
 * endpoint to the next.
 */
export async function listWaitingEndpoints(db: Database, worker: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `WITH RECURSIVE waiting AS (
       (SELECT endpoint_id FROM webhook_deliveries WHERE state = 'pending' ORDER BY endpoint_id LIMIT 1)
       UNION ALL
       SELECT (SELECT d.endpoint_id FROM webhook_deliveries d
               WHERE d.state = 'pending' AND d.endpoint_id > w.endpoint_id ORDER BY d.endpoint_id LIMIT 1)
       FROM waiting w WHERE w.endpoint_id IS NOT NULL
     ) SELECT endpoint_id AS id FROM waiting WHERE endpoint_id IS NOT NULL AND NOT EXISTS (
       SELECT FROM webhook_lanes l
       WHERE l.endpoint_id = waiting.endpoint_id AND l.worker <> $1 AND l.leased_until >= now())`,
    [worker],
  );
  return rows.map(({ id }) => id);
}

/** Returns the endpoints with pending deliveries that somebody requested and nobody has leased. */
export async function listAskedEndpoints(db: Database): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT DISTINCT endpoint_id AS id FROM webhook_deliveries WHERE state = 'pending' AND asked AND ${IS_FREE}`,
  );
  return rows.map(({ id }) => id);
}

/** Begins the transaction of a claim: see PLAN_BY_INDEX. */
export async function planByIndex(tx: Database): Promise<void> {
  await runStatement(tx, `SELECT ${PLAN_BY_INDEX}`);
}

/**
 * Leases pending deliveries that have no valid lease, oldest event first. An endpoint gets at most `room` leases,
 * and no more than its rate limit allows in AHEAD_SECONDS. The caller holds the lanes since an earlier statement, so
 * that this one sees what their last holder has done. Leaves out an endpoint that its owner is changing now.
 */
export async function claimDeliveries(
  tx: Database,
  rooms: { endpointId: string; room: number }[],
  seconds: number,
): Promise<DeliveryJob[]> {
  if (rooms.length === 0) return [];
  const rows = await selectRows<JobRow>(
    tx,
    `WITH settled AS MATERIALIZED (
       SELECT e.id, e.rate_per_second FROM webhook_endpoints e
       WHERE e.id IN (SELECT "endpointId" FROM json_to_recordset($1::json) AS r("endpointId" text))
       FOR KEY SHARE SKIP LOCKED
     ), free AS (
       SELECT d.id FROM json_to_recordset($1::json) AS r("endpointId" text, room integer)
       JOIN settled e ON e.id = r."endpointId"
       CROSS JOIN LATERAL (
         SELECT id FROM webhook_deliveries
         WHERE state = 'pending' AND endpoint_id = r."endpointId" AND ${IS_FREE}
         ORDER BY sequence LIMIT least(r.room, e.rate_per_second * ${AHEAD_SECONDS}) FOR UPDATE SKIP LOCKED
       ) AS d
     ), ${LEASE_FREE}`,
    [JSON.stringify(rooms), seconds],
  );
  return rows.map(toJob);
}

/**
 * Leases up to `limit` pending deliveries that somebody requested, regardless of the room of their endpoints. The
 * caller holds the lanes of these endpoints.
 */
export async function claimAskedDeliveries(
  tx: Database,
  { endpointIds, limit }: { endpointIds: string[]; limit: number },
  seconds: number,
): Promise<DeliveryJob[]> {
  if (endpointIds.length === 0) return [];
  const rows = await selectRows<JobRow>(
    tx,
    `WITH free AS (
       SELECT id FROM webhook_deliveries
       WHERE state = 'pending' AND asked AND endpoint_id = ANY($3) AND ${IS_FREE}
       ORDER BY sequence LIMIT $1 FOR UPDATE SKIP LOCKED
     ), ${LEASE_FREE}`,
    [limit, seconds, endpointIds],
  );
  return rows.map(toJob);
}

/** Releases leases of deliveries that the worker will not attempt, if it still holds their lane. */
export async function releaseLeases(
  db: Database,
  worker: string,
  jobs: Pick<DeliveryJob, 'deliveryId' | 'round'>[],
): Promise<void> {
  if (jobs.length === 0) return;
  await runStatement(
    db,
    `WITH held AS MATERIALIZED (
       SELECT endpoint_id FROM webhook_lanes WHERE worker = $2 AND leased_until >= now()
         AND endpoint_id IN (SELECT endpoint_id FROM webhook_deliveries WHERE id = ANY($1))
       ORDER BY endpoint_id FOR SHARE
     )
     UPDATE webhook_deliveries SET leased_until = NULL
     WHERE (id, round) IN (SELECT * FROM unnest($1::text[], $3::int[])) AND state = 'pending' AND leased_until > now()
       AND endpoint_id IN (SELECT endpoint_id FROM held)`,
    [jobs.map(({ deliveryId }) => deliveryId), worker, jobs.map(({ round }) => round)],
  );
}

/**
 * Returns the input for a delivery's next attempt. Returns undefined if the delivery is not retrying in this
 * round, or if its endpoint was deleted.
 */
export async function findRetryJob(
  db: Database,
  deliveryId: string,
  round: number,
): Promise<DeliveryJob | undefined> {
  const [row] = await selectRows<JobRow>(
    db,
    `SELECT ${JOB_COLUMNS} FROM webhook_deliveries d JOIN events v ON v.id = d.event_id
     JOIN webhook_endpoints e ON e.id = d.endpoint_id
     WHERE d.id = $1 AND d.round = $2 AND d.state = 'retrying' AND e.deleted_at IS NULL`,
    [deliveryId, round],
  );
  return row && toJob(row);
}

/** Returns the state of a delivery, or undefined if a new round has begun. */
export async function findStateOfRound(
  db: Database,
  deliveryId: string,
  round: number,
): Promise<DeliveryState | undefined> {
  return (await find(db, webhookDeliveries, { id: deliveryId, round }))?.state;
}

function toJob(row: JobRow): DeliveryJob {
  const { eventId, name, dataText, occurredAt, sequence, endpointId, ...rest } = row;
  const { url, sealedSecrets, sealedHeaders, maxConcurrency, ratePerSecond, version, ...attempt } = rest;
  return {
    ...attempt,
    event: { id: eventId, name, dataText, occurredAt, sequence },
    endpoint: { id: endpointId, url, sealedSecrets, sealedHeaders, maxConcurrency, ratePerSecond, version },
  };
}
