/** Applies recorded changes to the search index, including the backlog after a Typesense outage. */
import { indexChanges, type IndexDependencies } from '../activities/search-index';
import { type Logger } from '../log';
import { type Pump, startPump } from './pump';

const INDEX_IDLE_MS = 500;

export function startSearchIndexer(dependencies: IndexDependencies, log: Logger): Pump {
  return startPump({
    name: 'search-indexer',
    work: async () => {
      const { rows, refused } = await indexChanges(dependencies);
      for (const { id, error } of refused) {
        const fields = { code: 'CARE_FAILED', care: 'search_document', itemId: id, error };
        log.error(fields, 'a document was not indexed');
      }
      return rows > 0;
    },
    idleMs: INDEX_IDLE_MS,
    log,
  });
}
