import { type Database } from '../../db/database';
import { enqueueWorkflow } from '../../db/queries/platform/promise-workflows';

/** Starts the workflow that fills a collection with the whole search index and switches to it. */
export async function startReindex(tx: Database, { collection }: { collection: string }): Promise<void> {
  await enqueueWorkflow(tx, {
    workflowType: 'reindex',
    workflowId: `reindex/${collection}`,
    input: {},
    searchAttributes: {},
    summary: 'build the search index anew',
    canWait: true,
  });
}
