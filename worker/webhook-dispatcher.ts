/** Makes the first attempts of deliveries. Fan-out passes them in memory. Those that do not fit wait in Postgres. */
import { type Logger } from '../log';
import { attemptDelivery } from '../activities/webhooks';
import { type Database } from '../db/database';
import {
  claimAskedDeliveries,
  claimDeliveries,
  type DeliveryJob,
  type Lease,
  listWaitingEndpoints,
  releaseLeases,
} from '../db/queries/webhooks/claims';
import { noteRest } from '../db/queries/webhooks/endpoints';
import { placesWithinRate, takeSends } from '../db/queries/webhooks/pace';
import { type Gateways } from '../gateways';
import { DeliveryLanes } from './delivery-lanes';
import { startOutcomeWriter } from './outcome-writer';
import { startPump } from './pump';

export interface DispatcherOptions {
  db: Database;
  gateways: Pick<Gateways, 'outbound' | 'secrets'>;
  log: Logger;
  /**
   * After this time, another worker can claim the delivery of a crashed worker. It must be longer than the
   * longest attempt.
   */
  leaseMs?: number;
}

export interface Dispatcher {
  /** Tells fan-out how many deliveries it may pass in memory, and for how long it must lease them. */
  lease: Lease;
  /** Queues jobs that are leased to this process. `waiting` names endpoints with more deliveries in Postgres. */
  dispatch(jobs: DeliveryJob[], waiting?: string[]): void;
  /** Checks Postgres for waiting deliveries now. */
  wake(): void;
  /** Waits for running attempts and writes their outcomes. */
  stop(): Promise<void>;
}

const LEASE_MS = 30_000;
/** The longest time of an attempt: its timeout, and the time to write its outcome. */
const LONGEST_ATTEMPT_MS = 17_000;
const CLAIM_IDLE_MS = 1_000;
/** One claim takes at most this many requested deliveries, such as redeliveries. The next claim takes the rest. */
const MOST_ASKED = 50;

export function startDispatcher({ db, gateways, log, leaseMs = LEASE_MS }: DispatcherOptions): Dispatcher {
  const outcomes = startOutcomeWriter(db, log);
  const lanes = new DeliveryLanes({
    patienceMs: leaseMs - LONGEST_ATTEMPT_MS,
    async attempt(job) {
      try {
        const outcome = await attemptDelivery(gateways, job);
        outcomes.write(outcome);
        return outcome.state === 'delivered';
      } catch (error) {
        log.error(
          { deliveryId: job.deliveryId, error },
          'an attempt threw and will be repeated when its lease ends',
        );
        return false;
      }
    },
    async release(jobs) {
      const ids = jobs.map(({ deliveryId }) => deliveryId);
      await releaseLeases(db, ids).catch((error: unknown) => {
        log.warn({ error, deliveries: ids.length }, 'leases could not be released; they will expire');
      });
    },
    takeSends: (endpointId, wanted) =>
      takeSends(db, { endpointId, wanted, borrow: false }).catch((error: unknown) => {
        log.warn({ endpointId, error }, "an endpoint's rate limit could not be read, will retry");
        return { granted: 0, dueInMs: 0, askAgainInMs: CLAIM_IDLE_MS };
      }),
    onRest(endpointId, until) {
      noteRest(db, endpointId, until).catch((error: unknown) => {
        log.warn({ endpointId, error }, "could not store the end of an endpoint's rest");
      });
    },
    onRoom: () => claims.wake(),
  });
  const claims = startPump({
    name: 'webhook-claims',
    work: () => claim(db, lanes, leaseMs / 1_000),
    idleMs: CLAIM_IDLE_MS,
    log,
  });

  return {
    lease: { seconds: leaseMs / 1_000, roomOf: (endpointId) => lanes.roomForNew(endpointId) },
    dispatch(jobs, waiting = []) {
      for (const endpointId of waiting) lanes.overflow(endpointId);
      lanes.add(jobs);
    },
    wake: () => claims.wake(),
    async stop() {
      await claims.stop();
      await lanes.close();
      await outcomes.stop();
    },
  };
}

/**
 * Claims waiting deliveries. For each endpoint, claims as many deliveries as the endpoint's lane has room
 * for.
 */
async function claim(db: Database, lanes: DeliveryLanes, leaseSeconds: number): Promise<boolean> {
  const asked = await claimAskedDeliveries(db, MOST_ASKED, leaseSeconds);
  lanes.add(asked);
  const behind = lanes.behind();
  const rooms = [...new Set([...(await listWaitingEndpoints(db)), ...behind])]
    .map((endpointId) => ({
      endpointId,
      room: lanes.freePlaces(endpointId),
      overflows: lanes.overflows(endpointId),
    }))
    .filter(({ room }) => room > 0);
  if (rooms.length === 0) return asked.length === MOST_ASKED;
  const jobs = await claimDeliveries(db, rooms, leaseSeconds);
  const claimed = new Map<string, { count: number; places: number }>();
  for (const { endpoint } of jobs) {
    const count = (claimed.get(endpoint.id)?.count ?? 0) + 1;
    claimed.set(endpoint.id, { count, places: placesWithinRate(endpoint.ratePerSecond) });
  }
  lanes.add(jobs);
  for (const { endpointId, room, overflows } of rooms) {
    const { count, places } = claimed.get(endpointId) ?? { count: 0, places: room };
    const hasMore = count >= Math.min(room, places);
    if (hasMore) lanes.overflow(endpointId);
    else lanes.caughtUp(endpointId, overflows);
  }
  return asked.length === MOST_ASKED;
}
