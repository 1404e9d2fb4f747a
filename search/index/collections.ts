/** Creates, fills, swaps and drops the Typesense collections behind the search alias. */
import { type Client } from 'typesense';
import { type EntityType, type SearchableEntity } from '../../domain/search/entity';
import { buildDocument, type IndexDocument } from './documents';
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
async function dropCollection({ client }: SearchEngine, name: string): Promise<void> {
  try {
    await client.collections(name).delete();
  } catch (error) {
    if (statusOf(error) !== NOT_FOUND) throw error;
  }
}

/** An entity without a new document, because its document could not be built, or Typesense refused it. */
export interface RefusedEntity {
  id: string;
  type: EntityType;
  error: unknown;
}

/**
 * Adds or replaces the documents of entities. Returns the entities whose documents were refused. While Typesense
 * imports a batch, this function builds the next batch.
 */
export async function putEntities(
  { client }: SearchEngine,
  collections: string[],
  entities: SearchableEntity[],
  now: Date,
): Promise<RefusedEntity[]> {
  const refused: RefusedEntity[] = [];
  let importing: Promise<unknown> = Promise.resolve();
  try {
    for (let from = 0; from < entities.length; from += IMPORT_BATCH) {
      const batch = entities.slice(from, from + IMPORT_BATCH);
      const built = await buildDocuments(batch, now);
      refused.push(...built.refused);
      await importing;
      importing = importAll(client, collections, built.documents).then((more) => refused.push(...more));
      importing.catch(() => undefined); // The loop or `finally` handles the error.
    }
  } finally {
    await importing;
  }
  return [...new Map(refused.map((each) => [each.id, each])).values()];
}

/** Builds the documents of entities. An entity whose document cannot be built does not stop the others. */
export async function buildDocuments(
  entities: SearchableEntity[],
  now: Date,
): Promise<{ documents: IndexDocument[]; refused: RefusedEntity[] }> {
  const documents: IndexDocument[] = [];
  const refused: RefusedEntity[] = [];
  const build = async (entity: SearchableEntity) => {
    try {
      documents.push(await buildDocument(entity, now));
    } catch (error) {
      refused.push({ id: entity.id, type: entity.type, error });
    }
  };
  await Promise.all(entities.map(build));
  return { documents, refused };
}

async function importAll(
  client: Client,
  collections: string[],
  documents: IndexDocument[],
): Promise<RefusedEntity[]> {
  const lines = documents.map((document) => JSON.stringify(document)).join('\n');
  if (lines === '') return [];
  const answers = await Promise.all(
    collections.map((name) => client.collections(name).documents().import(lines, { action: 'upsert' })),
  );
  return answers.flatMap((answer) =>
    answer.split('\n').flatMap((line, place) => {
      const document = documents[place];
      if (document === undefined || line.startsWith('{"success":true')) return [];
      const { error } = JSON.parse(line) as { error?: string };
      return [
        {
          id: document.id,
          type: document.type,
          error: new Error(`Typesense refused the document: ${error ?? line}`),
        },
      ];
    }),
  );
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
