import { setCurrentDetails, sleep } from '@temporalio/workflow';
import { type ErasureInput } from './messages';
import { remoteSteps } from './steps';

/** Waits until a person's data are due for erasure, and erases them. A person who was restored meanwhile stays. */
export async function erasure({ erasureId, eraseAtMs }: ErasureInput): Promise<'erased' | 'restored'> {
  setCurrentDetails(`The data are erased at ${new Date(eraseAtMs).toISOString()}.`);
  const waitMs = eraseAtMs - Date.now();
  if (waitMs > 0) await sleep(waitMs, { summary: 'time to be restored' });
  const end = await remoteSteps('erase the person', { startToCloseTimeout: '10 minutes' }).erasePerson({
    erasureId,
  });
  setCurrentDetails(`The person is ${end}.`);
  return end;
}
