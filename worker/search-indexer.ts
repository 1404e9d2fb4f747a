/** Applies recorded changes to the search index, including the backlog after a Typesense outage. */
import { indexChanges, type IndexDependencies } from '../activities/search-index';
import { type Logger } from '../log';

/** Indexes a batch, and logs each document that was refused. Returns true if more changes may be recorded. */
export async function indexBatch(dependencies: IndexDependencies, log: Logger): Promise<boolean> {
  const { rows, refused } = await indexChanges(dependencies);
  for (const { id, error } of refused) {
    log.error(
      { code: 'CARE_FAILED', care: 'search_document', itemId: id, error },
      'a document was not indexed',
    );
  }
  return rows > 0;
}
