/** Makes the first attempts of deliveries. Fan-out passes them in memory. Those that do not fit wait in Postgres. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as rest } from 'node:timers/promises';
import { type Logger } from '../../log';
import { sendDelivery } from '../../activities/webhooks';
import { type Database } from '../../db/database';
import { type DeliveryJob, type Lease, releaseLeases } from '../../db/queries/webhooks/claims';
import { noteRest } from '../../db/queries/webhooks/endpoints';
import { type FanOut } from '../../db/queries/webhooks/fan-out';
import { releaseLanes } from '../../db/queries/webhooks/lanes';
import { takeSends } from '../../db/queries/webhooks/pace';
import { type Gateways } from '../../gateways';
import { claim } from './claims';
import { DeliveryLanes } from './lanes';
import { type OutcomeWriter, startOutcomeWriter } from './outcome-writer';
import { startPump } from '../pump';

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

/** The lane is leased for two more seconds. So another worker goes on within 30 seconds after a crash. */
const LEASE_MS = 26_000;
/** The longest time of an attempt: its timeout, and the time to write its outcome. */
const LONGEST_ATTEMPT_MS = 17_000;
const CLAIM_IDLE_MS = 1_000;

export function startDispatcher({ db, gateways, log, leaseMs = LEASE_MS }: DispatcherOptions): Dispatcher {
  const worker = `${hostname()}/${process.pid}/${randomUUID()}`;
  const roomOf = (endpointId: string) => lanes.roomForNew(endpointId);
  const lease: Lease = { worker, seconds: leaseMs / 1_000, roomOf };
  const inTurn = createTurns();
  const outcomes = startOutcomeWriter(db, log);
  let hasReleased = true;
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  const lanes = new DeliveryLanes({
    attempt: (job) => attempt(job, { gateways, outcomes, log, stopped }),
    async release(jobs) {
      // In turn, so that a claim or fan-out that is running queues its newer jobs first, and gives them back too.
      await inTurn(() => releaseLeases(db, worker, jobs)).catch(async (error: unknown) => {
        log.warn({ error, deliveries: jobs.length }, 'leases could not be released; they will expire');
        hasReleased = false;
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
      // Another worker would send newer events before those that are still leased.
      if (!hasReleased) return;
      await releaseLanes(db, worker).catch((error: unknown) => {
        log.warn({ error }, 'lanes could not be released; they will expire');
      });
    },
  };
}

interface AttemptContext extends Pick<DispatcherOptions, 'gateways' | 'log'> {
  outcomes: OutcomeWriter;
  /** Resolves when the worker stops. It then waits for no outcome, because the database may be away. */
  stopped: Promise<void>;
}

async function attempt(
  job: DeliveryJob,
  { gateways, outcomes, log, stopped }: AttemptContext,
): Promise<boolean> {
  try {
    const outcome = await sendDelivery(gateways, job);
    // One at a time means that only one can come twice after a crash. So the next one begins when this one is stored.
    if (job.endpoint.maxConcurrency === 1) await Promise.race([outcomes.writeNow(outcome), stopped]);
    else outcomes.write(outcome);
    return outcome.state === 'delivered';
  } catch (error) {
    const { deliveryId } = job;
    log.error({ deliveryId, error }, 'an attempt threw and will be repeated when its lease ends');
    return false;
  }
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
