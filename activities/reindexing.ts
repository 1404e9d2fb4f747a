/** Rebuilds the search index, and compares it with the database. */
import { Context, log } from '@temporalio/activity';
import { type Database, inTransaction } from '../db/database';
import { endBuild, findBuild, insertBuild, moveBuild, type SearchBuild } from '../db/queries/search/builds';
import { type EntityReference, lockIndex, noteChanges } from '../db/queries/search/changes';
import { pageSearchable } from '../db/queries/search/entities';
import { type FieldWord, keepWords } from '../db/queries/search/words';
import { ENTITY_TYPES, type SearchableEntity } from '../domain/search/entity';
import { holdBackRefused } from '../operations/search/reindex';
import {
  buildDocuments,
  compactFiles,
  createCollection,
  currentCollection,
  dropEarlierVersions,
  exportDigests,
  newCollectionName,
  putEntities,
  type RefusedEntity,
  switchTo,
} from '../search/index/collections';
import { wordsIn } from '../search/index/documents';
import { type SearchEngine } from '../search/engine/typesense';

export interface IndexDependencies {
  db: Database;
  engine: SearchEngine;
}

const BATCH = 2_000;

export function createReindexingActivities({ db, engine }: IndexDependencies) {
  return {
    beginReindex: () => beginReindex(db, engine),

    /**
     * Fills the collection in batches and returns the number of documents. Resumes after the last stored
     * batch.
     */
    async fillIndex({ collection }: { collection: string }): Promise<number> {
      for (;;) {
        Context.current().cancellationSignal.throwIfAborted();
        const build = await fillBatch(db, engine, collection);
        if (build === undefined) return 0;
        Context.current().heartbeat({ documents: build.documents });
        if (build.isFilled) return build.documents;
      }
    },

    /** Switches searches to the filled collection. Drops older collections of the same schema version. */
    switchIndex: ({ collection }: { collection: string }) => switchIndex(db, engine, collection),

    /**
     * Queues documents that are missing or outdated, and documents whose entity is no longer searchable.
     * Returns the number of queued documents.
     */
    async repairIndex(): Promise<number> {
      const repaired = await repairIndex(db, engine, (compared) => Context.current().heartbeat({ compared }));
      await compactFiles(engine).catch((error: unknown) => {
        log.warn('Typesense did not compact its files. The next check tries again.', { error });
      });
      return repaired;
    },
  };
}

/**
 * Creates a collection and starts a build that fills it. If a build is already running, resumes that build.
 */
export async function beginReindex(db: Database, engine: SearchEngine): Promise<string> {
  return inTransaction(db, async (tx) => {
    await lockIndex(tx);
    const running = await findBuild(tx, engine.alias);
    const collection = running?.collection ?? newCollectionName(engine, new Date());
    await createCollection(engine, collection);
    if (running === undefined) await insertBuild(tx, collection);
    return collection;
  });
}

/**
 * Writes the next batch into the collection. Returns undefined if the collection's build has already ended.
 */
export async function fillBatch(
  db: Database,
  engine: SearchEngine,
  collection: string,
): Promise<(SearchBuild & { isFilled: boolean }) | undefined> {
  return inTransaction(db, async (tx) => {
    await lockIndex(tx);
    const build = await findBuild(tx, engine.alias);
    if (build?.collection !== collection) return undefined;
    const entities = await pageSearchable(tx, build.entityType, { after: build.afterId, limit: BATCH });
    await writeEntities(tx, engine, [collection], entities);
    const next = nextOf(build, entities.at(-1)?.id, entities.length);
    await moveBuild(tx, next);
    return next;
  });
}

function nextOf(
  build: SearchBuild,
  lastId: string | undefined,
  count: number,
): SearchBuild & { isFilled: boolean } {
  const documents = build.documents + count;
  if (lastId !== undefined && count === BATCH)
    return { ...build, afterId: lastId, documents, isFilled: false };
  const following = ENTITY_TYPES[ENTITY_TYPES.indexOf(build.entityType) + 1];
  if (following === undefined)
    return { ...build, afterId: lastId ?? build.afterId, documents, isFilled: true };
  return { ...build, entityType: following, afterId: '', documents, isFilled: false };
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

/** Ends a build and switches searches to it. Does nothing if the build has already ended. */
export async function switchIndex(db: Database, engine: SearchEngine, collection: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockIndex(tx);
    const build = await findBuild(tx, engine.alias);
    if (build?.collection !== collection) return;
    await switchTo(engine, collection);
    await endBuild(tx, collection);
  });
}

/**
 * Compares the index with the database and queues the differences. Takes no index lock, because this function
 * does not write to the index itself.
 */
export async function repairIndex(
  db: Database,
  engine: SearchEngine,
  onProgress: (compared: number) => void,
): Promise<number> {
  const collection = await currentCollection(engine);
  if (collection === undefined) return 0;
  await dropEarlierVersions(engine);
  const digests = await exportDigests(engine, collection);
  let repaired = 0;
  let compared = 0;
  for (const type of ENTITY_TYPES) {
    for (let after: string | undefined = ''; after !== undefined;) {
      const entities = await pageSearchable(db, type, { after, limit: BATCH });
      const { documents } = await buildDocuments(entities, new Date());
      const wrong = documents.filter(({ id, digest }) => digest !== digests.get(id));
      for (const { id } of entities) digests.delete(id);
      await noteChanges(db, wrong);
      repaired += wrong.length;
      onProgress((compared += entities.length));
      after = entities.length === BATCH ? entities.at(-1)?.id : undefined;
    }
  }
  // The remaining documents belong to no searchable entity.
  const extra = [...digests.keys()].map(referenceOf);
  await noteChanges(db, extra);
  return repaired + extra.length;
}

/** Returns the type and the id of an entity. The prefix of the id names the type. */
function referenceOf(id: string): EntityReference {
  const prefixes = { campaign: 'campaign', opportunity: 'opportunity' } as const;
  const prefix = id.split('_')[0] ?? '';
  return { type: prefix in prefixes ? prefixes[prefix as keyof typeof prefixes] : 'organization', id };
}
