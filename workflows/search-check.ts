import { setCurrentDetails } from '@temporalio/workflow';
import { remoteSteps } from './steps';

const { repairIndex } = remoteSteps('compare every document, queue those that differ', {
  startToCloseTimeout: '12 hours',
  heartbeatTimeout: '2 minutes',
});

/**
 * Compares the search index with the database. Queues the documents that differ. The indexer then repairs
 * them.
 */
export async function searchCheck(): Promise<number> {
  const repaired = await repairIndex();
  setCurrentDetails(`${repaired} documents differed.`);
  return repaired;
}
