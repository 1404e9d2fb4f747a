/** A search index of a test file's own, on the shared Typesense. */
import { readConfig } from '../../config';
import { type SearchEngine, openTypesenseForWriting } from '../../search/engine/typesense';
import { dropIndex } from '../../search/index/collections';
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

/** Removes an index with all its collections. */
export async function dropSearchIndex(engine: SearchEngine): Promise<void> {
  await dropIndex(engine);
}

/** For workers and activities of tests that do not search: nothing is ever asked of it. */
export const unusedEngine: SearchEngine = openTypesenseForWriting(readConfig({}));
