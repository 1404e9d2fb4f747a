import { type Database } from '../../db/database';
import { forgetCareAttempts, noteCareAttempt } from '../../db/queries/platform/care-attempts';
import { type EntityReference, noteChanges } from '../../db/queries/search/changes';

export interface Attempted {
  entities: EntityReference[];
  refused: EntityReference[];
  at: Date;
}

/** Queues the entities whose documents were refused. They wait before the next attempt, longer each time. */
export async function holdBackRefused(tx: Database, { entities, refused, at }: Attempted): Promise<void> {
  const refusedIds = new Set(refused.map(({ id }) => id));
  const ids = entities.map(({ id }) => id).filter((id) => !refusedIds.has(id));
  await forgetCareAttempts(tx, 'search_document', ids);
  for (const itemId of refusedIds) await noteCareAttempt(tx, { care: 'search_document', itemId, at });
  await noteChanges(tx, refused);
}
