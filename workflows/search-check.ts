import { setCurrentDetails } from '@temporalio/workflow';
import { remoteSteps } from './steps';

const { repairIndex } = remoteSteps('compare every document, note what differs', {
  startToCloseTimeout: '12 hours',
  heartbeatTimeout: '2 minutes',
});

/** Compares the search index with the database; what differs is noted as changed and so indexed anew. */
export async function searchCheck(): Promise<number> {
  const repaired = await repairIndex();
  setCurrentDetails(`${repaired} documents differed.`);
  return repaired;
}
