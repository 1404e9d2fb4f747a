import { setCurrentDetails } from '@temporalio/workflow';
import { longSteps } from './steps';

const { repairIndex } = longSteps('compare every document, note what differs');

/** Compares the search index with the database; what differs is noted as changed and so indexed anew. */
export async function searchCheck(): Promise<number> {
  const repaired = await repairIndex();
  setCurrentDetails(`${repaired} documents differed.`);
  return repaired;
}
