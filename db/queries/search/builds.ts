import { type Database, runStatement, selectRows } from '../../database';
import { insert, update } from '../../rows';
import { columnsOf } from '../../tables/columns';
import { type SearchBuildRow, searchBuilds } from '../../tables/discovery';

/** A build fills a new collection of the search index. This is its progress. */
export type SearchBuild = SearchBuildRow;

/** Finds the unfinished build for an alias. */
export async function findBuild(db: Database, alias: string): Promise<SearchBuild | undefined> {
  const [row] = await selectRows<SearchBuild>(
    db,
    `SELECT ${columnsOf(searchBuilds)} FROM search_builds
     WHERE switched_at IS NULL AND starts_with(collection, $1) ORDER BY started_at LIMIT 1`,
    [`${alias}_`],
  );
  return row;
}

export async function insertBuild(tx: Database, collection: string): Promise<void> {
  await insert(tx, searchBuilds, { collection });
}

export async function moveBuild(tx: Database, build: SearchBuild): Promise<void> {
  const { collection, entityType, afterId, documents } = build;
  await update(tx, searchBuilds, { collection }, { entityType, afterId, documents });
}

/** Marks a build as finished. Call it when the alias points to the new collection. */
export async function endBuild(tx: Database, collection: string): Promise<void> {
  await runStatement(tx, 'UPDATE search_builds SET switched_at = now() WHERE collection = $1', [collection]);
}
