/** The state of one lane: its queue, its slots and its health. A lane that fails again and again rests. */
import { type DeliveryJob } from '../../db/queries/webhooks/claims';

export interface Lane {
  queue: { job: DeliveryJob; goodUntilMs: number }[];
  /** Counts the releases of queued jobs that have not ended. Until then, a claim would take only newer jobs. */
  releases: number;
  underWay: number;
  /** At most this many attempts run at once. The owner's `maxConcurrency` also limits them. */
  slots: number;
  /** Counts the sends that the rate limit has granted and the lane has not started. */
  allowed: number;
  /** True while the lane waits for `takeSends` to answer, or waits to call it again. */
  waitsForRate: boolean;
  /** True if older deliveries wait in Postgres. Newer deliveries must not overtake them. */
  isBehind: boolean;
  /** Counts how often deliveries of this endpoint were left in Postgres. */
  overflows: number;
  failuresInRow: number;
  hasSucceeded: boolean;
  restsUntilMs: number;
  nextRestMs: number;
  usedAtMs: number;
}

/** A lane rests after this many failures in a row, or after fewer failures if it has never succeeded. */
const FAILURES_TO_REST = 5;
const FIRST_FAILURES_TO_REST = 3;
const FIRST_REST_MS = 5_000;
const LONGEST_REST_MS = 60_000;

const HEALTHY = { failuresInRow: 0, restsUntilMs: 0, nextRestMs: FIRST_REST_MS };

export function newLane(): Lane {
  return {
    queue: [],
    releases: 0,
    underWay: 0,
    slots: 1,
    allowed: 0,
    waitsForRate: false,
    isBehind: false,
    overflows: 0,
    hasSucceeded: false,
    usedAtMs: Date.now(),
    ...HEALTHY,
  };
}

export function isIdle({ underWay, queue, isBehind, waitsForRate }: Lane): boolean {
  return underWay === 0 && queue.length === 0 && !isBehind && !waitsForRate;
}

export function isFailing({ failuresInRow, hasSucceeded }: Lane): boolean {
  return failuresInRow >= (hasSucceeded ? FAILURES_TO_REST : FIRST_FAILURES_TO_REST);
}

export function isResting(lane: Lane): boolean {
  return isFailing(lane) && Date.now() < lane.restsUntilMs;
}

export function noteSuccess(lane: Lane, maxConcurrency: number): void {
  Object.assign(lane, HEALTHY);
  lane.hasSucceeded = true;
  lane.slots = Math.min(lane.slots + 1, maxConcurrency);
}

/** Counts a failure. Attempts that were already running when a rest began do not extend the rest. */
export function noteFailure(lane: Lane): void {
  lane.failuresInRow += 1;
  lane.slots = isFailing(lane) ? 1 : Math.max(1, Math.floor(lane.slots / 2));
  if (isFailing(lane) && Date.now() >= lane.restsUntilMs) {
    lane.restsUntilMs = Date.now() + lane.nextRestMs;
    lane.nextRestMs = Math.min(lane.nextRestMs * 2, LONGEST_REST_MS);
    lane.isBehind = true;
  }
}
