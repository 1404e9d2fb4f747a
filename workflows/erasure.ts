import { setCurrentDetails, sleep } from '@temporalio/workflow';
import { type ErasureInput } from './messages';
import { remoteSteps } from './steps';

/**
 * Waits until a person's data are due for erasure, and erases them. A person who was restored meanwhile stays. While
 * something hinders the erasure, waits another day.
 */
export async function erasure({ erasureId, eraseAtMs }: ErasureInput): Promise<'erased' | 'restored'> {
  const steps = remoteSteps('erase the person', { startToCloseTimeout: '10 minutes' });
  let dueMs = eraseAtMs;
  for (;;) {
    setCurrentDetails(`The data are erased at ${new Date(dueMs).toISOString()}.`);
    const waitMs = dueMs - Date.now();
    if (waitMs > 0) await sleep(waitMs, { summary: 'time to be restored' });
    const end = await steps.erasePerson({ erasureId });
    if (typeof end === 'string') {
      setCurrentDetails(`The person is ${end}.`);
      return end;
    }
    dueMs = end.postponedToMs;
  }
}
