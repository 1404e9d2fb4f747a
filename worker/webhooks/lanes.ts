/**
 * Schedules the first attempts of webhook deliveries. Each endpoint has its own lane, so that a hanging endpoint
 * does not block other endpoints. A lane has a bounded queue, and slots that each run one attempt. Deliveries
 * beyond the queue wait in Postgres. Each failure starts a retry workflow, so a lane begins with one slot. It
 * gains a slot with each success and loses half of its slots with each failure. After several failures in a
 * row, a lane rests, and then tries single deliveries. Requested deliveries, such as redeliveries and test events,
 * ignore slots and rests.
 */
import { type DeliveryJob } from '../../db/queries/webhooks/claims';
import { type GrantedSends, placesWithinRate } from '../../db/queries/webhooks/pace';
import { isFailing, isIdle, isResting, type Lane, newLane, noteFailure, noteSuccess } from './lane';

export interface LaneOptions {
  /** Makes one attempt and returns whether it succeeded. Never rejects. */
  attempt: (job: DeliveryJob) => Promise<boolean>;
  /** Releases the leases of jobs that this process will not attempt, or waits until they have ended. Never rejects. */
  release: (jobs: DeliveryJob[]) => Promise<void>;
  /** Takes up to `wanted` sends from the endpoint's rate limit. Never rejects. */
  takeSends: (endpointId: string, wanted: number) => Promise<GrantedSends>;
  /** Called with the end of a rest when the rest begins, and with null when the endpoint succeeds again. */
  onRest: (endpointId: string, until: Date | null) => void;
  /** Called when a lane has room again for deliveries that wait in Postgres. */
  onRoom: () => void;
}

const LANE_QUEUE = 256;
/** A lane asks for more deliveries when its queue is shorter than this. */
const REFILL_BELOW = 64;
/**
 * If all lanes together queue more jobs than AMPLE_QUEUED_JOBS, each lane may queue only SMALL_QUEUE jobs.
 * This bounds the memory.
 */
const AMPLE_QUEUED_JOBS = 20_000;
const SMALL_QUEUE = 10;
/** A lane that was unused for this long is dropped, because its state is outdated. */
const FORGET_MS = 600_000;
const LOOK_FOR_FORGOTTEN_MS = 60_000;

export class DeliveryLanes {
  private readonly lanes = new Map<string, Lane>();
  private readonly attempts = new Set<Promise<void>>();
  private queuedJobs = 0;
  private lookedForForgottenMs = Date.now();
  private closed = false;

  constructor(private readonly options: LaneOptions) {}

  /** Returns the number of jobs that a claim may still add to an endpoint's lane. */
  freePlaces(endpointId: string): number {
    const lane = this.lanes.get(endpointId);
    if (lane !== undefined && lane.releases > 0) return 0;
    if (lane !== undefined && isFailing(lane)) {
      return isResting(lane) ? 0 : Math.max(0, 1 - lane.underWay - lane.queue.length);
    }
    return Math.max(0, this.queueLimit(lane) - (lane?.queue.length ?? 0));
  }

  /** Returns how many new deliveries fan-out may add. Returns 0 while older deliveries wait in Postgres. */
  roomForNew(endpointId: string): number {
    return this.lanes.get(endpointId)?.isBehind === true ? 0 : this.freePlaces(endpointId);
  }

  /** Returns true if an endpoint rests after failures. */
  rests(endpointId: string): boolean {
    const lane = this.lanes.get(endpointId);
    return lane !== undefined && isResting(lane);
  }

  /**
   * Queues jobs that are leased to this process. Requested deliveries come first. Starts a job in each free slot, but
   * none after `goodUntilMs` of the monotonic clock, when its lease would be too short for an attempt.
   */
  add(jobs: DeliveryJob[], goodUntilMs: number): void {
    for (const job of jobs) {
      const { queue } = this.laneOf(job.endpoint.id);
      const place = job.asked ? queue.filter((queued) => queued.job.asked).length : queue.length;
      queue.splice(place, 0, { job, goodUntilMs });
    }
    this.queuedJobs += jobs.length;
    for (const id of new Set(jobs.map(({ endpoint }) => endpoint.id))) {
      const lane = this.laneOf(id);
      // These jobs are newer than those that the lane is giving back.
      if (lane.releases > 0) this.giveBack(lane, isQueued);
      this.advance(id);
    }
  }

  /** Notes that deliveries of an endpoint stayed in Postgres, because its lane was full. */
  overflow(endpointId: string): void {
    const lane = this.laneOf(endpointId);
    lane.isBehind = true;
    lane.overflows += 1;
    this.advance(endpointId);
  }

  /** Returns how often a lane has overflowed. Read this before a claim, and pass it to `caughtUp`. */
  overflows(endpointId: string): number {
    return this.lanes.get(endpointId)?.overflows ?? 0;
  }

  /** Notes that a claim took the whole backlog. Does nothing if the lane has overflowed since the claim began. */
  caughtUp(endpointId: string, overflowsBefore: number): void {
    const lane = this.lanes.get(endpointId);
    if (lane?.overflows !== overflowsBefore) return;
    lane.isBehind = false;
  }

  /** Lists the endpoints with older deliveries in Postgres. */
  behind(): string[] {
    const ids: string[] = [];
    // Does not copy the map, because it can hold many lanes and every claim calls this method.
    for (const [id, lane] of this.lanes) if (lane.isBehind) ids.push(id);
    return ids;
  }

  /** Lists the endpoints with queued jobs, and the oldest version of the endpoint that these jobs have. */
  queuedVersions(): { endpointId: string; version: number }[] {
    const versions: { endpointId: string; version: number }[] = [];
    for (const [endpointId, { queue }] of this.lanes) {
      if (queue.length === 0) continue;
      versions.push({ endpointId, version: Math.min(...queue.map(({ job }) => job.endpoint.version)) });
    }
    return versions;
  }

  /** Releases the queued jobs of an endpoint that has changed. The next claim takes those that are still pending. */
  renew(endpointId: string): void {
    this.giveBack(this.laneOf(endpointId), isAny);
  }

  /** Starts no more attempts, releases queued jobs, and waits for running attempts. */
  async close(): Promise<void> {
    this.closed = true;
    await this.options.release([...this.lanes.values()].flatMap((lane) => this.empty(lane, isAny)));
    await Promise.all(this.attempts);
  }

  private laneOf(endpointId: string): Lane {
    const lane = this.lanes.get(endpointId) ?? newLane();
    this.lanes.set(endpointId, lane);
    return lane;
  }

  private queueLimit(lane: Lane | undefined): number {
    const limit = this.queuedJobs < AMPLE_QUEUED_JOBS ? LANE_QUEUE : SMALL_QUEUE;
    return Math.min(limit, placesWithinRate(lane?.queue[0]?.job.endpoint.ratePerSecond ?? null));
  }

  private advance(endpointId: string): void {
    const lane = this.laneOf(endpointId);
    if (isResting(lane)) this.giveBack(lane, isQueued);
    for (let next = lane.queue[0]; next !== undefined && !this.closed; next = lane.queue[0]) {
      // Also gives back the newer jobs, so that none of them overtakes a late one.
      if (performance.now() >= next.goodUntilMs) this.giveBack(lane, isAny);
      else if (!this.mayBegin(endpointId, lane, next.job)) break;
      else {
        lane.queue.shift();
        this.queuedJobs -= 1;
        this.begin(endpointId, lane, next.job);
      }
    }
    const refillBelow = Math.min(REFILL_BELOW, this.queueLimit(lane) / 2);
    const hasRoom = lane.queue.length < refillBelow && this.freePlaces(endpointId) > 0;
    if (lane.isBehind && hasRoom) this.options.onRoom();
    this.forgetUnused();
  }

  /**
   * Returns true if a slot is free and the rate limit allows an attempt. If the rate limit does not allow
   * one, asks for more sends.
   */
  private mayBegin(endpointId: string, lane: Lane, { endpoint, asked }: DeliveryJob): boolean {
    const slots = asked ? endpoint.maxConcurrency : Math.min(lane.slots, endpoint.maxConcurrency);
    const free = slots - lane.underWay;
    if (free <= 0) return false;
    if (endpoint.ratePerSecond === null) return true;
    if (lane.allowed > 0) {
      lane.allowed -= 1;
      return true;
    }
    if (!lane.waitsForRate) this.waitForRate(endpointId, lane, Math.min(free, lane.queue.length));
    return false;
  }

  private waitForRate(endpointId: string, lane: Lane, wanted: number): void {
    lane.waitsForRate = true;
    const asked = this.options.takeSends(endpointId, wanted).then(({ granted, askAgainInMs }) => {
      this.attempts.delete(asked);
      lane.allowed = granted;
      this.advance(endpointId);
      // Drops unused sends. If they were used later, the endpoint could get more requests than its rate allows.
      lane.allowed = 0;
      const goOn = () => {
        lane.waitsForRate = false;
        this.advance(endpointId);
      };
      if (granted === wanted) goOn();
      else setTimeout(goOn, askAgainInMs).unref();
    });
    this.attempts.add(asked);
  }

  /** Releases the matching jobs of a lane's queue. The lane claims them again when it may attempt them. */
  private giveBack(lane: Lane, matches: (job: DeliveryJob) => boolean): void {
    const jobs = this.empty(lane, matches);
    if (jobs.length === 0) return;
    lane.isBehind = true;
    lane.overflows += 1;
    lane.releases += 1;
    void this.options.release(jobs).then(() => {
      lane.releases -= 1;
      this.options.onRoom();
    });
  }

  /** Takes the matching jobs out of a lane's queue. */
  private empty(lane: Lane, matches: (job: DeliveryJob) => boolean): DeliveryJob[] {
    const taken = lane.queue.map(({ job }) => job).filter(matches);
    lane.queue = lane.queue.filter(({ job }) => !matches(job));
    this.queuedJobs -= taken.length;
    return taken;
  }

  private begin(endpointId: string, lane: Lane, job: DeliveryJob): void {
    lane.underWay += 1;
    lane.usedAtMs = Date.now();
    const attempt = this.options.attempt(job).then((succeeded) => {
      lane.underWay -= 1;
      this.attempts.delete(attempt);
      const { restsUntilMs } = lane;
      if (succeeded) noteSuccess(lane, job.endpoint.maxConcurrency);
      else noteFailure(lane);
      if (lane.restsUntilMs !== restsUntilMs) {
        this.options.onRest(endpointId, lane.restsUntilMs === 0 ? null : new Date(lane.restsUntilMs));
      }
      this.advance(endpointId);
    });
    this.attempts.add(attempt);
  }

  private forgetUnused(): void {
    const now = Date.now();
    if (now - this.lookedForForgottenMs < LOOK_FOR_FORGOTTEN_MS) return;
    this.lookedForForgottenMs = now;
    for (const [id, lane] of this.lanes) {
      if (now - lane.usedAtMs > FORGET_MS && isIdle(lane)) this.lanes.delete(id);
    }
  }
}

const isAny = (): boolean => true;
/** Requested deliveries do not wait their turn. */
const isQueued = ({ asked }: DeliveryJob): boolean => !asked;
