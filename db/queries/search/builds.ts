import { type EntityType } from '../../../domain/search/entity';
import { type Database, runStatement, selectRows } from '../../database';

/** A build fills a new collection of the search index. This is its progress. */
export interface SearchBuild {
  collection: string;
  entityType: EntityType;
  /** The cursor. The collection contains the entities of this type up to this id. */
  afterId: string;
  documents: number;
}

const COLUMNS = `collection, entity_type, after_id, documents::int AS documents`;

/** Finds the unfinished build for an alias. */
export async function findBuild(db: Database, alias: string): Promise<SearchBuild | undefined> {
  const [row] = await selectRows<SearchBuild>(
    db,
    `SELECT ${COLUMNS} FROM search_builds WHERE switched_at IS NULL AND starts_with(collection, $1)
     ORDER BY started_at LIMIT 1`,
    [`${alias}_`],
  );
  return row;
}

export async function insertBuild(tx: Database, collection: string): Promise<void> {
  await runStatement(tx, 'INSERT INTO search_builds (collection) VALUES ($1)', [collection]);
}

export async function moveBuild(tx: Database, build: SearchBuild): Promise<void> {
  await runStatement(
    tx,
    'UPDATE search_builds SET entity_type = $2, after_id = $3, documents = $4 WHERE collection = $1',
    [build.collection, build.entityType, build.afterId, build.documents],
  );
}

/** Marks a build as finished. Call it when the alias points to the new collection. */
export async function endBuild(tx: Database, collection: string): Promise<void> {
  await runStatement(tx, 'UPDATE search_builds SET switched_at = now() WHERE collection = $1', [collection]);
}
