/** The collections behind the alias: made, filled, switched to and dropped. */
import { type Client } from 'typesense';
import { type SearchableEntity } from '../../domain/search/entity';
import { buildDocument } from './documents';
import { collectionFields, SCHEMA_VERSION, SYMBOLS } from './schema';
import { type SearchEngine, statusOf } from '../engine/typesense';

/** Documents one import of Typesense takes in before it answers searches again. */
const IMPORT_BATCH = 500;
const NOT_FOUND = 404;

/** The collection that searches go to; undefined while there is none. */
export async function currentCollection({ client, alias }: SearchEngine): Promise<string | undefined> {
  try {
    const { collection_name: name } = await client.aliases(alias).retrieve();
    return (await client.collections(name).exists()) ? name : undefined;
  } catch (error) {
    if (statusOf(error) === NOT_FOUND) return undefined;
    throw error;
  }
}

/** A name that no collection had before. */
export function newCollectionName({ alias }: SearchEngine, now: Date): string {
  return `${alias}_${now.toISOString().replace(/\D/g, '')}`;
}

/** Makes an empty collection; one that is there already stays. */
export async function createCollection({ client }: SearchEngine, name: string): Promise<void> {
  if (await client.collections(name).exists()) return;
  await client.collections().create({ name, fields: collectionFields(), symbols_to_index: SYMBOLS });
}

/** From now on searches go to this collection; the others with the same fields are dropped. */
export async function switchTo(engine: SearchEngine, name: string): Promise<void> {
  const { client, alias } = engine;
  await client.aliases().upsert(alias, { collection_name: name });
  for (const other of await ownCollections(engine)) {
    if (other.name !== name && other.version === SCHEMA_VERSION) await dropCollection(engine, other.name);
  }
}

/** Whether there is a collection with the fields of another version of the platform. */
export async function hasOtherVersion(engine: SearchEngine): Promise<boolean> {
  return (await ownCollections(engine)).some(({ version }) => version !== SCHEMA_VERSION);
}

/** Drops what earlier versions of the platform searched: their processes are gone by now. */
export async function dropEarlierVersions(engine: SearchEngine): Promise<void> {
  for (const { name, version } of await ownCollections(engine)) {
    if (version < SCHEMA_VERSION) await dropCollection(engine, name);
  }
}

/** The collections of an installation, and which version of the fields each has. */
async function ownCollections({ client, index }: SearchEngine): Promise<{ name: string; version: number }[]> {
  const collections = await client.collections().retrieve();
  const ownName = new RegExp(`^${index}_v(\\d+)_\\d+$`);
  return collections.flatMap(({ name }) => {
    const version = ownName.exec(name)?.[1];
    return version === undefined ? [] : [{ name, version: Number(version) }];
  });
}

/** Drops a collection; one that is gone is as good as dropped. */
export async function dropCollection({ client }: SearchEngine, name: string): Promise<void> {
  try {
    await client.collections(name).delete();
  } catch (error) {
    if (statusOf(error) !== NOT_FOUND) throw error;
  }
}

/** Documents in a collection. */
export async function countDocuments({ client }: SearchEngine, name: string): Promise<number> {
  return (await client.collections(name).retrieve()).num_documents;
}

/**
 * Puts the documents of entities in, each replacing the one of its id; throws unless every one of them is in. While
 * Typesense takes in a batch, the next one is made.
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
      importing.catch(() => undefined); // It is awaited before the next batch, or below.
    }
  } finally {
    await importing;
  }
}

async function importLines(client: Client, collection: string, lines: string): Promise<void> {
  const answer = await client.collections(collection).documents().import(lines, { action: 'upsert' });
  const refused = answer.split('\n').filter((line) => !line.startsWith('{"success":true'));
  if (refused.length > 0)
    throw new Error(`${refused.length} documents were refused: ${refused[0]?.slice(0, 300)}`);
}

/** Takes documents out; those that are not there are as good as taken out. */
export async function removeDocuments(
  { client }: SearchEngine,
  collection: string,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  const filter = `id:[${ids.map((id) => `\`${id}\``).join(',')}]`;
  await client.collections(collection).documents().delete({ filter_by: filter });
}

/** The id and digest of every document of a collection. */
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

/** Has the server put its files in order: what was written piece by piece is then read sooner. It says that it blocks nothing. */
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
