import { patched, setCurrentDetails } from '@temporalio/workflow';
import { earlierLocalSteps, REMOTE_STEPS, remoteSteps } from './steps';

const BEGINNING = 'create the new collection';
const SWITCHING = 'switch searches to the new collection';
/** Both steps may have to wait for the index lock while an indexing batch holds it. */
const TIMES = { startToCloseTimeout: '5 minutes' } as const;
const { fillIndex } = remoteSteps('fill the new collection', {
  startToCloseTimeout: '12 hours',
  heartbeatTimeout: '2 minutes',
});

/**
 * Builds a new search index, then switches searches to it. Meanwhile, searches use the old index. Changes go to both
 * indexes. The database stores the progress, so a crash repeats at most one batch.
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
