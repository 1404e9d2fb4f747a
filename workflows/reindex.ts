import { setCurrentDetails } from '@temporalio/workflow';
import { remoteSteps } from './steps';

/**
 * Creating the collection and switching to it need the index lock. They may have to wait until an indexing
 * batch releases the lock.
 */
const TIMES = { startToCloseTimeout: '5 minutes' } as const;
const { beginReindex } = remoteSteps('create the new collection', TIMES);
const { switchIndex } = remoteSteps('switch searches to the new collection', TIMES);
const { fillIndex } = remoteSteps('fill the new collection', {
  startToCloseTimeout: '12 hours',
  heartbeatTimeout: '2 minutes',
});

/**
 * Builds a new search index, then switches searches to it. Until the switch, searches use the old index, and
 * changes go to both indexes. The database stores the progress, so a crash repeats at most one batch.
 */
export async function reindex(): Promise<number> {
  const collection = await beginReindex();
  const documents = await fillIndex({ collection });
  await switchIndex({ collection });
  setCurrentDetails(`${documents} documents are in ${collection}.`);
  return documents;
}
