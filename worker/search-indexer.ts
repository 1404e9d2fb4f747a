/**
 * Applies recorded changes to the search index, including the backlog after a Typesense outage. Writes under one lock.
 * Without the lock, a stale read could overwrite a newer document.
 */
import { type IndexDependencies, writeEntities } from '../activities/reindexing';
import { type Database, inTransaction } from '../db/database';
import { findBuild, insertBuild } from '../db/queries/search/builds';
import { type EntityReference, lockIndex, noteEverything, takeChanges } from '../db/queries/search/changes';
import { findSearchable } from '../db/queries/search/entities';
import { ENTITY_TYPES, type SearchableEntity } from '../domain/search/entity';
import { type Logger } from '../log';
import { startReindex } from '../operations/search/reindex';
import {
  createCollection,
  currentCollection,
  hasOtherVersion,
  newCollectionName,
  type RefusedEntity,
  removeDocuments,
  switchTo,
} from '../search/index/collections';
import { type SearchEngine } from '../search/engine/typesense';

const BATCH = 2_000;

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

export interface IndexedChanges {
  /** How many changes were taken from the queue. */
  rows: number;
  refused: RefusedEntity[];
}

/**
 * Indexes one batch of queued changes. After a failure, the changes stay queued. An entity whose document is refused
 * waits, and the others go on.
 */
export async function indexChanges({ db, engine }: IndexDependencies): Promise<IndexedChanges> {
  return inTransaction(db, async (tx) => {
    await lockIndex(tx);
    const collections = await openCollections(tx, engine);
    const { rows, entities } = await takeChanges(tx, { at: new Date(), limit: BATCH });
    if (rows === 0) return { rows, refused: [] };
    const found = await readEntities(tx, entities);
    const foundIds = new Set(found.map(({ id }) => id));
    const goneIds = entities.map(({ id }) => id).filter((id) => !foundIds.has(id));
    const refused = await writeEntities(tx, engine, collections, found);
    for (const collection of collections) await removeDocuments(engine, collection, goneIds);
    return { rows, refused };
  });
}

/**
 * Returns the collection in use for searches and, during a reindex, the collection that the reindex fills. If
 * neither exists, creates a collection.
 */
async function openCollections(tx: Database, engine: SearchEngine): Promise<string[]> {
  const current = await currentCollection(engine);
  const build = await findBuild(tx, engine.alias);
  const collections = [current, build?.collection].filter((name) => name !== undefined);
  if (collections.length > 0) return collections;
  return [(await hasOtherVersion(engine)) ? await buildBeside(tx, engine) : await makeFirst(tx, engine)];
}

/**
 * Starts to build a collection for this release's schema version. Processes of the older release keep
 * searching their own collection.
 */
async function buildBeside(tx: Database, engine: SearchEngine): Promise<string> {
  const name = newCollectionName(engine, new Date());
  await createCollection(engine, name);
  await insertBuild(tx, name);
  await startReindex(tx, { collection: name });
  return name;
}

/** Creates the first collection on this server and queues every searchable entity. */
async function makeFirst(tx: Database, engine: SearchEngine): Promise<string> {
  const name = newCollectionName(engine, new Date());
  await createCollection(engine, name);
  await switchTo(engine, name);
  await noteEverything(tx);
  return name;
}

async function readEntities(tx: Database, references: EntityReference[]): Promise<SearchableEntity[]> {
  const found: SearchableEntity[] = [];
  for (const type of ENTITY_TYPES) {
    const ids = references.filter((reference) => reference.type === type).map(({ id }) => id);
    found.push(...(await findSearchable(tx, type, ids)));
  }
  return found;
}
