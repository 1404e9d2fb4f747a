/** Creates, fills, swaps and drops the Typesense collections behind the search alias. */
import { type Client } from 'typesense';
import { type SearchableEntity } from '../../domain/search/entity';
import { buildDocument } from './documents';
import { collectionFields, SCHEMA_VERSION, SYMBOLS } from './schema';
import { type SearchEngine, statusOf } from '../engine/typesense';

/** The number of documents in one import. Typesense answers no searches during an import. */
const IMPORT_BATCH = 500;
const NOT_FOUND = 404;

/** Returns the name of the collection that searches use, or undefined if there is none. */
export async function currentCollection({ client, alias }: SearchEngine): Promise<string | undefined> {
  try {
    const { collection_name: name } = await client.aliases(alias).retrieve();
    return (await client.collections(name).exists()) ? name : undefined;
  } catch (error) {
    if (statusOf(error) === NOT_FOUND) return undefined;
    throw error;
  }
}

/** Returns a new unique collection name. */
export function newCollectionName({ alias }: SearchEngine, now: Date): string {
  return `${alias}_${now.toISOString().replace(/\D/g, '')}`;
}

/** Creates an empty collection unless it exists. */
export async function createCollection({ client }: SearchEngine, name: string): Promise<void> {
  if (await client.collections(name).exists()) return;
  await client.collections().create({ name, fields: collectionFields(), symbols_to_index: SYMBOLS });
}

/** Points searches at this collection. Drops the other collections of this schema version. */
export async function switchTo(engine: SearchEngine, name: string): Promise<void> {
  const { client, alias } = engine;
  await client.aliases().upsert(alias, { collection_name: name });
  for (const other of await ownCollections(engine)) {
    if (other.name !== name && other.version === SCHEMA_VERSION) await dropCollection(engine, other.name);
  }
}

/** Returns true if there is a collection of a different schema version. */
export async function hasOtherVersion(engine: SearchEngine): Promise<boolean> {
  return (await ownCollections(engine)).some(({ version }) => version !== SCHEMA_VERSION);
}

/**
 * Drops collections of earlier schema versions. Call this only when no process of those versions runs any
 * more.
 */
export async function dropEarlierVersions(engine: SearchEngine): Promise<void> {
  for (const { name, version } of await ownCollections(engine)) {
    if (version < SCHEMA_VERSION) await dropCollection(engine, name);
  }
}

/** Lists the collections of an installation, with their schema versions. */
async function ownCollections({ client, index }: SearchEngine): Promise<{ name: string; version: number }[]> {
  const collections = await client.collections().retrieve();
  const ownName = new RegExp(`^${index}_v(\\d+)_\\d+$`);
  return collections.flatMap(({ name }) => {
    const version = ownName.exec(name)?.[1];
    return version === undefined ? [] : [{ name, version: Number(version) }];
  });
}

/** Drops a collection if it exists. */
export async function dropCollection({ client }: SearchEngine, name: string): Promise<void> {
  try {
    await client.collections(name).delete();
  } catch (error) {
    if (statusOf(error) !== NOT_FOUND) throw error;
  }
}

/** Counts the documents in a collection. */
export async function countDocuments({ client }: SearchEngine, name: string): Promise<number> {
  return (await client.collections(name).retrieve()).num_documents;
}

/**
 * Adds or replaces the documents of entities. Throws if Typesense refuses a document. While Typesense imports a batch,
 * this function builds the next batch.
 */
export async function putEntities(
  { client }: SearchEngine,
  collections: string[],
  entities: SearchableEntity[],
  now: Date,
): Promise<void> {
  let importing: Promise<unknown> = Promise.resolve();
  try {
    for (let from = 0; from < entities.length; from += IMPORT_BATCH) {
      const batch = entities.slice(from, from + IMPORT_BATCH);
      const documents = await Promise.all(batch.map((entity) => buildDocument(entity, now)));
      const lines = documents.map((document) => JSON.stringify(document)).join('\n');
      await importing;
      importing = Promise.all(collections.map((collection) => importLines(client, collection, lines)));
      importing.catch(() => undefined); // The loop or `finally` handles the error.
    }
  } finally {
    await importing;
  }
}

async function importLines(client: Client, collection: string, lines: string): Promise<void> {
  const answer = await client.collections(collection).documents().import(lines, { action: 'upsert' });
  const refused = answer.split('\n').filter((line) => !line.startsWith('{"success":true'));
  if (refused.length > 0)
    throw new Error(`Typesense refused ${refused.length} documents: ${refused[0]?.slice(0, 300)}`);
}

/** Removes documents. Ignores unknown ids. */
export async function removeDocuments(
  { client }: SearchEngine,
  collection: string,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  const filter = `id:[${ids.map((id) => `\`${id}\``).join(',')}]`;
  await client.collections(collection).documents().delete({ filter_by: filter });
}

/** Reads the id and digest of every document of a collection. */
export async function exportDigests(
  { client }: SearchEngine,
  collection: string,
): Promise<Map<string, string>> {
  const text = await client.collections(collection).documents().export({ include_fields: 'id,digest' });
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const { id, digest } = JSON.parse(line) as { id: string; digest: string };
      return [id, digest];
    }),
  );
}

/**
 * Compacts Typesense's files, because many small writes slow down reads. Typesense's documentation says that
 * this blocks nothing.
 */
export async function compactFiles({ client }: SearchEngine): Promise<void> {
  await client.operations.perform('db/compact');
}

/** Removes the whole index: its collections and its alias. */
export async function dropIndex(engine: SearchEngine): Promise<void> {
  for (const { name } of await ownCollections(engine)) await dropCollection(engine, name);
  try {
    await engine.client.aliases(engine.alias).delete();
  } catch (error) {
    if (statusOf(error) !== NOT_FOUND) throw error;
  }
}
