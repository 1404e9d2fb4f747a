import { proxyActivities, sleep } from '@temporalio/workflow';

interface MinimalActivities {
  doNothing(): Promise<void>;
}

const { doNothing } = proxyActivities<MinimalActivities>({ startToCloseTimeout: '10 seconds' });

/** Runs two activities and a timer, the least that a durable gift needs. */
export async function minimal(timerMs: number): Promise<void> {
  await doNothing();
  await sleep(timerMs);
  await doNothing();
}
