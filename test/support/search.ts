/** A search index of a test file's own, on the shared Typesense. */
import { readConfig } from '../../config';
import { openTypesenseForWriting, type SearchEngine, statusOf } from '../../search/engine/typesense';
import { typesense } from './services';

export type TestEngine = SearchEngine;

/** The name of the index that belongs to a database. */
export function collectionOf(databaseUrl: string): string {
  const { pathname, port } = new URL(databaseUrl);
  return `${pathname.slice(1)}_${port}`;
}

/** The engine of an index that is made when it is first filled. */
export function openTestEngine(databaseUrl: string): SearchEngine {
  const { url, apiKey } = typesense();
  return openTypesenseForWriting({
    typesenseUrl: url,
    typesenseApiKey: apiKey,
    typesenseCollection: collectionOf(databaseUrl),
  });
}

/** Removes an index: its collections and its alias. */
export async function dropSearchIndex({ client, index, alias }: SearchEngine): Promise<void> {
  const collections = await client.collections().retrieve();
  const names = collections.map(({ name }) => name).filter((name) => name.startsWith(`${index}_v`));
  const dropping: Promise<unknown>[] = names.map((name) => client.collections(name).delete());
  dropping.push(client.aliases(alias).delete());
  await Promise.all(dropping.map((each) => each.catch(ignoreMissing)));
}

function ignoreMissing(error: unknown): void {
  if (statusOf(error) !== 404) throw error;
}

/** Counts the documents in a collection. */
export async function countDocuments({ client }: SearchEngine, name: string): Promise<number> {
  return (await client.collections(name).retrieve()).num_documents;
}

/** For workers and activities of tests that do not search: nothing is ever asked of it. */
export const unusedEngine: SearchEngine = openTypesenseForWriting(readConfig({}));
