/**
 * Writes to the search index under one lock. Without the lock, a stale read could overwrite a newer document.
 */
import { type Database, inTransaction } from '../db/database';
import { findBuild, insertBuild } from '../db/queries/search/builds';
import { type EntityReference, lockIndex, noteEverything, takeChanges } from '../db/queries/search/changes';
import { findSearchable } from '../db/queries/search/entities';
import { type FieldWord, keepWords } from '../db/queries/search/words';
import { ENTITY_TYPES, type SearchableEntity } from '../domain/search/entity';
import { holdBackRefused, startReindex } from '../operations/search/reindex';
import {
  createCollection,
  currentCollection,
  hasOtherVersion,
  newCollectionName,
  putEntities,
  type RefusedEntity,
  removeDocuments,
  switchTo,
} from '../search/index/collections';
import { wordsIn } from '../search/index/documents';
import { type SearchEngine } from '../search/engine/typesense';

export interface IndexDependencies {
  db: Database;
  engine: SearchEngine;
}

const BATCH = 2_000;

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

/**
 * Writes entities into collections. Stores the words of the entities in Postgres first, so that searches know
 * every indexed word. Queues the entities whose documents are refused, and returns them.
 */
export async function writeEntities(
  tx: Database,
  engine: SearchEngine,
  collections: string[],
  entities: SearchableEntity[],
): Promise<RefusedEntity[]> {
  if (entities.length === 0) return [];
  await keepWords(tx, await newWords(entities));
  const at = new Date();
  const refused = await putEntities(engine, collections, entities, at);
  await holdBackRefused({ tx, at }, { entities, refused });
  return refused;
}

async function newWords(entities: SearchableEntity[]): Promise<FieldWord[]> {
  const words = new Map<string, FieldWord>();
  for (const entity of entities) {
    // An entity without words has no document either, which `putEntities` reports.
    const found = await wordsIn(entity).catch(() => []);
    for (const each of found) words.set(`${each.letter}${each.word}`, each);
  }
  return [...words.values()];
}
