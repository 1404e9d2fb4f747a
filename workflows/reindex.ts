import { patched, setCurrentDetails } from '@temporalio/workflow';
import { earlierLocalSteps, REMOTE_STEPS, remoteSteps } from './steps';

const BEGINNING = 'make the new collection';
const SWITCHING = 'let searches go to it';
/** A batch holds the lock of the index, which both wait for. */
const TIMES = { startToCloseTimeout: '5 minutes' } as const;
const { fillIndex } = remoteSteps('fill it', {
  startToCloseTimeout: '12 hours',
  heartbeatTimeout: '2 minutes',
});

/**
 * Builds the search index anew beside the one that is searched, and switches to it: searches never wait and miss
 * nothing, because changes go to both meanwhile. How far it is, is kept in the database, so that a crash repeats nothing.
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
