import { sleep } from '@temporalio/workflow';

/** The verification workflow as a careless change would leave it: it rests before it reads. */
export async function verification(): Promise<void> {
  await sleep(1_000);
}
