import { setCurrentDetails } from '@temporalio/workflow';
import { longSteps, shortSteps } from './steps';

const { beginReindex } = shortSteps('make the new collection');
const { fillIndex } = longSteps('fill it');
const { switchIndex } = shortSteps('let searches go to it');

/**
 * Builds the search index anew beside the one that is searched, and switches to it: searches never wait and miss
 * nothing, because changes go to both meanwhile. How far it is, is kept in the database, so that a crash repeats nothing.
 */
export async function reindex(): Promise<number> {
  const collection = await beginReindex();
  const documents = await fillIndex({ collection });
  await switchIndex({ collection });
  setCurrentDetails(`${documents} documents are in ${collection}.`);
  return documents;
}
