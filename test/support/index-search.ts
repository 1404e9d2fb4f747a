/** Fills the search index of a test, as the worker does. */
import { indexChanges } from '../../worker/search-indexer';
import { type TestApi } from './api';

/** Takes every noted change into the index. */
export async function indexAll({ db, engine }: Pick<TestApi, 'db' | 'engine'>): Promise<void> {
  let taken: number;
  do taken = (await indexChanges({ db, engine })).rows;
  while (taken > 0);
}
