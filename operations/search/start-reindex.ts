import { type Database } from '../../db/database';
import { enqueueWorkflow } from '../../db/queries/platform/promise-workflows';

/** Enqueues the workflow that builds a new search index and then switches to it. */
export async function startReindex(tx: Database, { collection }: { collection: string }): Promise<void> {
  await enqueueWorkflow(tx, {
    workflowType: 'reindex',
    workflowId: `reindex/${collection}`,
    input: {},
    searchAttributes: {},
    summary: 'rebuild the search index',
    canWait: true,
  });
}
