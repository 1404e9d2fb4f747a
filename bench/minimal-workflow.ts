import { proxyActivities, sleep } from '@temporalio/workflow';

interface MinimalActivities {
  doNothing(): Promise<void>;
}

const { doNothing } = proxyActivities<MinimalActivities>({ startToCloseTimeout: '10 seconds' });

/** Runs a gift's three remote steps (charge, broadcast, settle) without their work, and its timer. */
export async function minimal(timerMs: number): Promise<void> {
  await doNothing();
  await doNothing();
  await sleep(timerMs);
  await doNothing();
}
