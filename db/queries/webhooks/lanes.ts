/**
 * Gives each endpoint's lane to one worker at a time, so that its order and its limits hold over all workers. A
 * worker leases deliveries only while it holds their lane, and a lane is held at least as long as each lease. A dead
 * worker's lane is free after its leases, at most two seconds later.
 */
import { type Database, runStatement, selectRows } from '../../database';
import { CHANNELS, notify } from '../../listen';

/** The worker, and how long it leases deliveries. */
export interface LaneLease {
  /** Unique to a process. */
  worker: string;
  /** The time of a delivery's lease. */
  seconds: number;
}

/** A lane is leased this much longer than its deliveries, so that fan-out and claims need not extend it each time. */
const SPARE_SECONDS = 2;

export interface HeldLane {
  endpointId: string;
  /** True if older deliveries wait in Postgres. Newer deliveries must not overtake them. */
  isBehind: boolean;
}

/**
 * Takes the free lanes of the endpoints, and extends those that the worker holds, but not for long enough. Returns the
 * lanes that it holds now. Nobody else can take them before the leases of its deliveries have ended.
 */
export async function holdLanes(
  tx: Database,
  endpointIds: string[],
  { worker, seconds }: LaneLease,
): Promise<HeldLane[]> {
  if (endpointIds.length === 0) return [];
  const held = await selectRows<HeldLane>(tx, FIND_HELD_LANES, [endpointIds, worker, seconds], {
    prepared: true,
  });
  const found = new Set(held.map(({ endpointId }) => endpointId));
  const others = endpointIds.filter((endpointId) => !found.has(endpointId));
  if (others.length === 0) return held;
  return [
    ...held,
    ...(await selectRows<HeldLane>(tx, TAKE_LANES, [others, worker, seconds + SPARE_SECONDS], {
      prepared: true,
    })),
  ];
}

/** Nobody has leased the delivery `d`. */
const IS_FREE = '(d.leased_until IS NULL OR d.leased_until < now())';

const FIND_HELD_LANES = `SELECT l.endpoint_id,
     EXISTS (SELECT FROM webhook_deliveries d
             WHERE d.endpoint_id = l.endpoint_id AND d.state = 'pending' AND ${IS_FREE}) AS is_behind
   FROM webhook_lanes l
   WHERE l.endpoint_id = ANY($1) AND l.worker = $2 AND l.leased_until >= now() + $3 * interval '1 second'`;

/** A lane that changes hands may have deliveries whose leases have ended. They are older than all others. */
const TAKE_LANES = `INSERT INTO webhook_lanes AS l (endpoint_id, worker, taken_at, leased_until)
   SELECT id, $2, now(), now() + $3 * interval '1 second' FROM unnest($1::text[]) AS id
   WHERE NOT EXISTS (SELECT FROM webhook_lanes o WHERE o.endpoint_id = id AND o.worker <> $2 AND o.leased_until >= now())
   ORDER BY id
   ON CONFLICT (endpoint_id) DO UPDATE SET worker = excluded.worker,
     taken_at = CASE WHEN l.worker = excluded.worker AND l.leased_until >= now() THEN l.taken_at ELSE now() END,
     leased_until = greatest(l.leased_until, excluded.leased_until)
   WHERE l.worker = excluded.worker OR l.leased_until < now()
   RETURNING l.endpoint_id,
     EXISTS (SELECT FROM webhook_deliveries d
             WHERE d.endpoint_id = l.endpoint_id AND d.state = 'pending' AND ${IS_FREE})
     OR l.taken_at = now() AND EXISTS (SELECT FROM webhook_deliveries d
             WHERE d.endpoint_id = l.endpoint_id AND d.state = 'pending') AS is_behind`;

/** Gives up all lanes of a worker that has ended its attempts and released its leases. Wakes the other workers. */
export async function releaseLanes(db: Database, worker: string): Promise<void> {
  await runStatement(
    db,
    `DELETE FROM webhook_lanes WHERE endpoint_id IN
       (SELECT endpoint_id FROM webhook_lanes WHERE worker = $1 ORDER BY endpoint_id FOR UPDATE)`,
    [worker],
  );
  notify(db, CHANNELS.deliveries);
}
