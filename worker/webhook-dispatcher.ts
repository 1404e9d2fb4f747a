/** Makes the first attempts of deliveries. Fan-out passes them in memory. Those that do not fit wait in Postgres. */
import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { type Logger } from '../log';
import { attemptDelivery } from '../activities/webhooks';
import { type Database, inTransaction } from '../db/database';
import {
  claimAskedDeliveries,
  claimDeliveries,
  type Lease,
  listAskedEndpoints,
  listWaitingEndpoints,
  releaseLeases,
} from '../db/queries/webhooks/claims';
import { noteRest } from '../db/queries/webhooks/endpoints';
import { type FanOut } from '../db/queries/webhooks/fan-out';
import { holdLanes, releaseLanes } from '../db/queries/webhooks/lanes';
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
   * After this time, another worker can take the lanes and deliveries of a crashed worker. It must be longer than
   * the longest attempt.
   */
  leaseMs?: number;
}

export interface Dispatcher {
  /**
   * Runs a fan-out, which gets the lease for deliveries that it passes in memory, and queues its jobs. No claim runs
   * meanwhile, because it could queue newer deliveries first.
   */
  fanOut(run: (lease: Lease) => Promise<FanOut>): Promise<FanOut>;
  /** Checks Postgres for waiting deliveries now. */
  wake(): void;
  /** Waits for running attempts, writes their outcomes, and leaves the endpoints to other workers. */
  stop(): Promise<void>;
}

/** With CLAIM_IDLE_MS, another worker goes on within 30 seconds after a crash. */
const LEASE_MS = 28_000;
/** The longest time of an attempt: its timeout, and the time to write its outcome. */
const LONGEST_ATTEMPT_MS = 17_000;
const CLAIM_IDLE_MS = 1_000;
/** One claim takes at most this many requested deliveries, such as redeliveries. The next claim takes the rest. */
const MOST_ASKED = 50;

export function startDispatcher({ db, gateways, log, leaseMs = LEASE_MS }: DispatcherOptions): Dispatcher {
  const outcomes = startOutcomeWriter(db, log);
  const stopping = new AbortController();
  const lanes = new DeliveryLanes({
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
      await releaseLeases(db, worker, ids).catch(async (error: unknown) => {
        log.warn({ error, deliveries: ids.length }, 'leases could not be released; they will expire');
        await rest(leaseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
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
  const worker = randomUUID();
  const lease: Lease = {
    worker,
    seconds: leaseMs / 1_000,
    roomOf: (endpointId) => lanes.roomForNew(endpointId),
  };
  const inTurn = createTurns();
  /** The last start of an attempt whose lease begins now. Read it before the lease, so that it is never too late. */
  const goodUntil = () => performance.now() + leaseMs - LONGEST_ATTEMPT_MS;
  const claims = startPump({
    name: 'webhook-claims',
    work: () => inTurn(() => claim(db, lanes, lease, goodUntil())),
    idleMs: CLAIM_IDLE_MS,
    log,
  });

  return {
    fanOut: (run) =>
      inTurn(async () => {
        const goodUntilMs = goodUntil();
        const fanOut = await run(lease);
        for (const endpointId of fanOut.waiting) lanes.overflow(endpointId);
        lanes.add(fanOut.jobs, goodUntilMs);
        return fanOut;
      }),
    wake: () => claims.wake(),
    async stop() {
      stopping.abort();
      await claims.stop();
      await lanes.close();
      await outcomes.stop();
      await releaseLanes(db, worker);
    },
  };
}

/** Runs jobs one at a time, in the order of the calls. */
function createTurns(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const turn = last.then(job);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/**
 * Claims waiting deliveries of the lanes that this worker holds or can take. Claims as many deliveries of an endpoint
 * as its lane has room for. Also keeps the lanes of resting endpoints, so that no other worker tries them.
 */
async function claim(
  db: Database,
  lanes: DeliveryLanes,
  lease: Lease,
  goodUntilMs: number,
): Promise<boolean> {
  const askedIds = await listAskedEndpoints(db);
  const waiting = [...new Set([...(await listWaitingEndpoints(db, lease.worker)), ...lanes.behind()])];
  const rooms = waiting
    .map((endpointId) => ({
      endpointId,
      room: lanes.freePlaces(endpointId),
      overflows: lanes.overflows(endpointId),
    }))
    .filter(({ room }) => room > 0);
  const wanted = [
    ...askedIds,
    ...rooms.map(({ endpointId }) => endpointId),
    ...waiting.filter((endpointId) => lanes.rests(endpointId)),
  ];
  if (wanted.length === 0) return false;
  const { asked, jobs } = await inTransaction(db, async (tx) => {
    const held = new Set(
      (await holdLanes(tx, [...new Set(wanted)], lease)).map(({ endpointId }) => endpointId),
    );
    const endpointIds = askedIds.filter((endpointId) => held.has(endpointId));
    const mine = rooms.filter(({ endpointId }) => held.has(endpointId));
    return {
      asked: await claimAskedDeliveries(tx, { endpointIds, limit: MOST_ASKED }, lease.seconds),
      jobs: await claimDeliveries(tx, mine, lease.seconds),
    };
  });
  lanes.add(asked, goodUntilMs);
  const claimed = new Map<string, { count: number; places: number }>();
  for (const { endpoint } of jobs) {
    const count = (claimed.get(endpoint.id)?.count ?? 0) + 1;
    claimed.set(endpoint.id, { count, places: placesWithinRate(endpoint.ratePerSecond) });
  }
  lanes.add(jobs, goodUntilMs);
  for (const { endpointId, room, overflows } of rooms) {
    const { count, places } = claimed.get(endpointId) ?? { count: 0, places: room };
    const hasMore = count >= Math.min(room, places);
    if (hasMore) lanes.overflow(endpointId);
    else lanes.caughtUp(endpointId, overflows);
  }
  return asked.length === MOST_ASKED;
}
