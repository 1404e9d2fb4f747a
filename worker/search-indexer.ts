/** Takes noted changes into the index, also all that gathered while Typesense was away. */
import { indexChanges, type IndexDependencies } from '../activities/search-index';
import { type Logger } from '../log';
import { type Pump, startPump } from './pump';

const INDEX_IDLE_MS = 500;

export function startSearchIndexer(dependencies: IndexDependencies, log: Logger): Pump {
  return startPump({
    name: 'search-indexer',
    work: async () => (await indexChanges(dependencies)) > 0,
    idleMs: INDEX_IDLE_MS,
    log,
  });
}
