import { type EntityType } from '../../../domain/search/entity';
import { type Database, runStatement, selectRows } from '../../database';
import { isCareDue } from '../platform/care-attempts';

export interface EntityReference {
  type: EntityType;
  id: string;
}

/** The advisory lock of index writers. No other lock uses this number. */
const INDEX_LOCK = 7_207;

/**
 * Waits for the index lock and holds it until the transaction ends. Without the lock, a writer that has read
 * an old row could overwrite a newer document.
 */
export async function lockIndex(tx: Database): Promise<void> {
  await selectRows(
    tx,
    `SELECT set_config('idle_in_transaction_session_timeout', '0', true), pg_advisory_xact_lock($1)`,
    [INDEX_LOCK],
  );
}

/**
 * Removes the oldest changes from the table and returns them. Leaves entities whose document was just refused, but not
 * charities that are no longer listed. If the transaction fails, they stay in the table.
 */
export async function takeChanges(
  tx: Database,
  { at, limit }: { at: Date; limit: number },
): Promise<{ rows: number; entities: EntityReference[] }> {
  const rows = await selectRows<EntityReference>(
    tx,
    `DELETE FROM search_changes WHERE sequence IN (
       SELECT sequence FROM search_changes
       WHERE ${isCareDue('search_document', 'entity_id', '$2')}
         OR entity_type = 'organization' AND NOT EXISTS (SELECT 1 FROM charities WHERE id = entity_id AND listed)
       ORDER BY sequence LIMIT $1)
     RETURNING entity_type AS type, entity_id AS id`,
    [limit, at],
  );
  const distinct = new Map(rows.map((row) => [`${row.type}/${row.id}`, row]));
  return { rows: rows.length, entities: [...distinct.values()] };
}

/** Marks entities as changed, so that their documents are rebuilt. */
export async function noteChanges(db: Database, entities: EntityReference[]): Promise<void> {
  if (entities.length === 0) return;
  await runStatement(
    db,
    `INSERT INTO search_changes (entity_type, entity_id) SELECT * FROM unnest($1::text[], $2::text[])`,
    [entities.map(({ type }) => type), entities.map(({ id }) => id)],
  );
}

/** Marks all listed charities, campaigns and opportunities as changed, to fill an empty index. */
export async function noteEverything(db: Database): Promise<void> {
  await runStatement(db, 'DELETE FROM search_changes');
  await runStatement(
    db,
    `INSERT INTO search_changes (entity_type, entity_id)
     SELECT 'organization', id FROM charities WHERE listed
     UNION ALL SELECT 'campaign', id FROM campaigns UNION ALL SELECT 'opportunity', id FROM opportunities`,
  );
}
