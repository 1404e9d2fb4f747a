/** Starts the servers of the search measurements. Fills our index as the worker does. Also fills a plain collection. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexChanges } from '../worker/search-indexer';
import { closeDatabase, type Database, openDatabase } from '../db/database';
import { importRegister } from '../operations/imports/import-register';
import { migrate } from '../db/migrate';
import { pageSearchable } from '../db/queries/search/entities';
import { causeOf, subCategoryOf } from '../domain/imports/causes';
import { type SearchableEntity } from '../domain/search/entity';
import { startPostgres, startTypesense } from '../local/services';
import { compactFiles } from '../search/index/collections';
import { openTypesenseForWriting, type SearchEngine } from '../search/engine/typesense';
import { say } from './figures';
import { residentMegabytes } from './memory';

const API_KEY = 'bench-typesense-key';
const BATCH = 5_000;
const SMALL = join(__dirname, '../test/fixtures/search/organizations.csv.gz');

export interface SearchWorld {
  db: Database;
  engine: SearchEngine;
  environment: Record<string, string>;
  /** Every searchable organization. */
  entities: SearchableEntity[];
  stop(): Promise<void>;
}

/**
 * Starts the servers and loads the register file that SEARCH_DATA names. The default file has 2,200 organizations. If
 * SEARCH_HOME names a directory, the loaded data stays there for the next measurement.
 */
export async function startSearchWorld(): Promise<SearchWorld> {
  const kept = process.env.SEARCH_HOME;
  const home = kept ?? mkdtempSync(join(tmpdir(), 'giving-bench-search-'));
  mkdirSync(home, { recursive: true });
  chmodSync(home, 0o755);
  const loadedNote = join(home, 'loaded');
  const [postgres, typesense] = await Promise.all([
    startPostgres({ home, anyPorts: true }),
    startTypesense({ home, anyPorts: true, apiKey: API_KEY }),
  ]);
  await migrate(postgres.address);
  const db = openDatabase({ url: postgres.address, poolMax: 8 });
  const engine = openTypesenseForWriting({
    typesenseUrl: typesense.address,
    typesenseApiKey: API_KEY,
    typesenseCollection: 'ours',
  });
  const isLoaded = existsSync(loadedNote);
  if (!isLoaded) await load(db, engine, typesense.pid);
  const entities = await readAll(db);
  if (!isLoaded) await loadPlain(engine, entities, typesense.pid);
  if (!isLoaded) await compactFiles(engine);
  writeFileSync(loadedNote, '');
  return {
    db,
    engine,
    entities,
    environment: {
      DATABASE_URL: postgres.address,
      TYPESENSE_URL: typesense.address,
      TYPESENSE_API_KEY: API_KEY,
      TYPESENSE_COLLECTION: 'ours',
    },
    async stop() {
      await closeDatabase(db);
      await Promise.all([postgres.stop(), typesense.stop()]);
      if (kept === undefined) await rm(home, { recursive: true, force: true });
    },
  };
}

async function load(db: Database, engine: SearchEngine, pid: number): Promise<void> {
  const began = performance.now();
  const { rows } = await importRegister(db, process.env.SEARCH_DATA ?? SMALL);
  const imported = performance.now();
  let taken = 0;
  for (let more = 1; more > 0; taken += more) ({ rows: more } = await indexChanges({ db, engine }));
  const seconds = (performance.now() - imported) / 1_000;
  const whole = (performance.now() - began) / 1_000;
  say(`\n${rows} rows imported in ${((imported - began) / 1_000).toFixed(1)} s`);
  say(`${taken} documents indexed in ${seconds.toFixed(1)} s (${(taken / seconds).toFixed(0)}/s)`);
  say(
    `all searchable after ${whole.toFixed(1)} s (${(rows / whole).toFixed(0)} rows/s); Typesense ${memoryOf(pid)}`,
  );
}

async function readAll(db: Database): Promise<SearchableEntity[]> {
  const all: SearchableEntity[] = [];
  for (let after: string | undefined = ''; after !== undefined;) {
    const page: SearchableEntity[] = await pageSearchable(db, 'organization', { after, limit: BATCH });
    all.push(...page);
    after = page.length === BATCH ? page.at(-1)?.id : undefined;
  }
  return all;
}

/** Indexes the documents as a user of plain Typesense would. */
async function loadPlain({ client }: SearchEngine, entities: SearchableEntity[], pid: number): Promise<void> {
  await client.collections().create({
    name: 'plain',
    fields: [
      ...['name', 'description', 'cause', 'city', 'ein'].map((name) => ({ name, type: 'string' as const })),
      ...['category', 'state'].map((name) => ({ name, type: 'string' as const, facet: true })),
      { name: 'verified', type: 'bool', facet: true },
      { name: 'founded', type: 'int32' },
      { name: 'location', type: 'geopoint', optional: true },
    ],
  });
  const began = performance.now();
  for (let from = 0; from < entities.length; from += BATCH) {
    const lines = entities.slice(from, from + BATCH).map((each) => JSON.stringify(plainDocument(each)));
    await client.collections('plain').documents().import(lines.join('\n'), { action: 'upsert' });
  }
  const seconds = (performance.now() - began) / 1_000;
  say(
    `plain collection: ${(entities.length / seconds).toFixed(0)} documents/s; both collections ${memoryOf(pid)}`,
  );
}

function plainDocument(entity: SearchableEntity) {
  const { latitude, longitude, ntee } = entity;
  return {
    id: entity.id,
    name: entity.name,
    description: entity.description ?? '',
    cause: [subCategoryOf(ntee), causeOf(ntee)].filter(Boolean).join(' '),
    city: entity.city ?? '',
    ein: entity.ein ?? '',
    category: entity.category ?? '',
    state: entity.state ?? '',
    verified: entity.verified,
    founded: entity.founded ?? 0,
    ...(latitude === null || longitude === null ? {} : { location: [latitude, longitude] }),
  };
}

function memoryOf(pid: number): string {
  return `uses ${residentMegabytes(pid).toFixed(0)} MB`;
}
