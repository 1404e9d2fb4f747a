import { sleep } from '@temporalio/workflow';

/** The donation workflow as a careless change would leave it: it waits before it submits. */
export async function donation(): Promise<string> {
  await sleep(1_000);
  return 'completed';
}
