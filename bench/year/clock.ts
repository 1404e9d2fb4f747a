/**
 * Moves this process through a simulated year. Temporal's time-skipping server has the clock. `Date` in this process
 * follows it, because the activities of gifts read the time themselves.
 */
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { type ActivityInboundCallsInterceptor, type ActivityInterceptors } from '@temporalio/worker';
import { Context } from '@temporalio/activity';
import { type Database } from '../../db/database';
import { setAhead } from './database';

const RealDate = Date;
let aheadMs = 0;

function installDate(): void {
  const now = () => RealDate.now() + aheadMs;
  const simulated = new Proxy(RealDate, {
    construct: (target, parts: unknown[]) =>
      Reflect.construct(target, parts.length === 0 ? [now()] : parts) as Date,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
  globalThis.Date = simulated;
}

/** Lets `Date` show at least this time. It never goes back, because activities run at the same time. */
function advanceTo(ms: number): void {
  aheadMs = Math.max(aheadMs, ms - RealDate.now());
}

/** Runs each activity at the time for which Temporal scheduled it. */
export function followSchedule(): ActivityInterceptors {
  const inbound: ActivityInboundCallsInterceptor = {
    execute(input, next) {
      advanceTo(Context.current().info.currentAttemptScheduledTimestampMs);
      return next(input);
    },
  };
  return { inbound };
}

export interface SimulatedClock {
  now(): Date;
  /** Lets Temporal's timers fire until a time. */
  moveTo(time: Date): Promise<void>;
}

export function startClock(env: TestWorkflowEnvironment, db: Database): SimulatedClock {
  installDate();
  return {
    now: () => new Date(),
    async moveTo(time) {
      const leftMs = time.getTime() - (await env.currentTimeMs());
      if (leftMs > 0) await env.sleep(leftMs);
      advanceTo(await env.currentTimeMs());
      await setAhead(db, aheadMs);
    },
  };
}
