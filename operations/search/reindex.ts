import { type Database } from '../../db/database';
import { forgetCareAttempts, noteCareAttempt } from '../../db/queries/platform/care-attempts';
import { enqueueWorkflow } from '../../db/queries/platform/enqueue-workflows';
import { type EntityReference, noteChanges } from '../../db/queries/search/changes';
import { type Act } from '../act';

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

export interface Attempted {
  entities: EntityReference[];
  refused: EntityReference[];
}

/** Queues the entities whose documents were refused. They wait before the next attempt, longer each time. */
export async function holdBackRefused({ tx, at }: Act, { entities, refused }: Attempted): Promise<void> {
  const refusedIds = new Set(refused.map(({ id }) => id));
  const ids = entities.map(({ id }) => id).filter((id) => !refusedIds.has(id));
  await forgetCareAttempts(tx, 'search_document', ids);
  for (const itemId of refusedIds) await noteCareAttempt(tx, { care: 'search_document', itemId, at });
  await noteChanges(tx, refused);
}
