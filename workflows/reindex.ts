import { patched, setCurrentDetails } from '@temporalio/workflow';
import { earlierLocalSteps, REMOTE_STEPS, remoteSteps } from './steps';

const BEGINNING = 'create the new collection';
const SWITCHING = 'switch searches to the new collection';
/** Both steps wait for the index lock, which an indexing batch may hold. */
const TIMES = { startToCloseTimeout: '5 minutes' } as const;
const { fillIndex } = remoteSteps('fill the new collection', {
  startToCloseTimeout: '12 hours',
  heartbeatTimeout: '2 minutes',
});

/**
 * Builds a new search index beside the live one, then switches searches to it. Searches never wait and miss nothing,
 * because changes go to both indexes meanwhile. The database stores the progress, so a crash repeats at most one batch.
 */
export async function reindex(): Promise<number> {
  const isRemote = patched(REMOTE_STEPS);
  const { beginReindex } = isRemote ? remoteSteps(BEGINNING, TIMES) : earlierLocalSteps(BEGINNING);
  const { switchIndex } = isRemote ? remoteSteps(SWITCHING, TIMES) : earlierLocalSteps(SWITCHING);
  const collection = await beginReindex();
  const documents = await fillIndex({ collection });
  await switchIndex({ collection });
  setCurrentDetails(`${documents} documents are in ${collection}.`);
  return documents;
}
