/** The index: built anew under searching and writing, repaired where it differs, caught up after an outage. */
import { MockActivityEnvironment } from '@temporalio/testing';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, type Socket } from 'node:net';
import { buildCharity } from '../factories';
import {
  beginReindex,
  createReindexingActivities,
  fillBatch,
  repairIndex,
  switchIndex,
} from '../../activities/reindexing';
import { indexChanges } from '../../worker/search-indexer';
import { type Database, runStatement, selectRows } from '../../db/database';
import { noteChanges } from '../../db/queries/search/changes';
import {
  compactFiles,
  createCollection,
  currentCollection,
  removeDocuments,
} from '../../search/index/collections';
import { askEngine } from '../../search/engine/multi-search';
import { runSearch } from '../../search/search';
import { openTypesenseForWriting, type SearchEngine } from '../../search/engine/typesense';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { indexAll } from '../support/index-search';
import { countDocuments, dropSearchIndex, openTestEngine } from '../support/search';
import { noVocabulary, searchRequest } from './search-request';
import { typesense } from '../support/services';
import { list, update } from '../../db/rows';
import { charities } from '../../db/tables/charities';

let database: TestDatabase;
let engine: SearchEngine;

beforeAll(async () => {
  database = await openTestDatabase();
  engine = openTestEngine(database.url);
  for (let made = 0; made < 20; made += 1) await buildCharity(database.db, { name: `Lighthouse ${made}` });
  await indexAll({ db: database.db, engine });
});
afterAll(async () => {
  await dropSearchIndex(engine);
  await database.close();
});

async function found(word: string): Promise<number> {
  const [answer] = await askEngine(engine, [{ q: '*', filter_by: `tokens:=\`n:${word}\``, per_page: 0 }]);
  return answer?.found ?? -1;
}

it('a reindex under constant searching and writing fails no search and misses no document', async () => {
  const { db } = database;
  const counts: number[] = [];
  const state = { isRunning: true, made: 0 };
  const searching = (async () => {
    while (state.isRunning) counts.push(await found('lighthouse'));
  })();
  const writing = (async () => {
    while (state.isRunning) {
      await buildCharity(db, { name: `Windmill ${state.made}` });
      state.made += 1;
      await indexChanges({ db, engine });
    }
  })();
  const before = await currentCollection(engine);
  const collection = await beginReindex(db, engine);
  expect(await beginReindex(db, engine)).toBe(collection);
  for (let isFilled = false; !isFilled;)
    isFilled = (await fillBatch(db, engine, collection))?.isFilled ?? true;
  await switchIndex(db, engine, collection);
  state.isRunning = false;
  await Promise.all([searching, writing]);
  await indexAll({ db, engine });
  expect(await currentCollection(engine)).toBe(collection);
  expect(collection).not.toBe(before);
  expect(counts.length).toBeGreaterThan(3);
  expect(new Set(counts)).toEqual(new Set([20]));
  expect(state.made).toBeGreaterThan(0);
  expect(await found('windmill')).toBe(state.made);
  expect(await countDocuments(engine, collection)).toBe(20 + state.made);
  // A step that is repeated after the end changes nothing.
  expect(await fillBatch(db, engine, collection)).toBeUndefined();
  await switchIndex(db, engine, collection);
  expect(await found('lighthouse')).toBe(20);
});

it('the check finds and repairs missing, changed and surplus documents', async () => {
  const { db } = database;
  const collection = (await currentCollection(engine)) ?? '';
  const total = await countDocuments(engine, collection);
  const [missing, changed] = await list(db, charities, {}, { limit: 2, order: [['id', 'ASC']] });
  await removeDocuments(engine, collection, [missing?.id ?? '']);
  await engine.client
    .collections(collection)
    .documents(changed?.id ?? '')
    .update({ digest: 'other' });
  expect(await repairIndex(db, engine, () => undefined)).toBe(2);
  expect(await countChanges(db)).toBe(2);
  await indexAll({ db, engine });
  expect(await countDocuments(engine, collection)).toBe(total);
  expect(await repairIndex(db, engine, () => undefined)).toBe(0);
});

it('the check compacts the files of the searched index, and passes even if the server refuses', async () => {
  const { db } = database;
  await compactFiles(engine);
  expect(await found('lighthouse')).toBe(20);
  const key = await engine.client.keys().create({
    description: 'all but operations',
    actions: ['collections:*', 'documents:*', 'aliases:*'],
    collections: ['.*'],
  });
  const refused = openTypesenseForWriting({
    typesenseUrl: typesense().url,
    typesenseApiKey: key.value ?? '',
    typesenseCollection: engine.index,
  });
  await expect(compactFiles(refused)).rejects.toThrow();
  const checks = createReindexingActivities({ db, engine: refused });
  expect(await new MockActivityEnvironment().run(() => checks.repairIndex())).toBe(0);
});

it('what changes while Typesense is away is taken in when it is back', async () => {
  const { db } = database;
  const away = openTypesenseForWriting({
    typesenseUrl: 'http://127.0.0.1:9',
    typesenseApiKey: 'x',
    typesenseCollection: engine.index,
  });
  await buildCharity(db, { name: 'Ferry' });
  await expect(indexChanges({ db, engine: away })).rejects.toThrow();
  expect(await countChanges(db)).toBe(1);
  await indexAll({ db, engine });
  expect(await found('ferry')).toBe(1);
});

it.each([1, 2])(
  'a kept connection that ends when it is used again loses none of %d searches',
  async (count) => {
    const used = new Set<Socket>();
    const server = createServer((request, response) => {
      if (used.has(request.socket)) request.socket.destroy();
      used.add(request.socket);
      const answer = { found: 7, hits: [] };
      const answers = count === 1 ? answer : { results: [answer, answer] };
      request.resume().on('end', () => response.end(JSON.stringify(answers)));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const breaking = openTypesenseForWriting({
      typesenseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      typesenseApiKey: 'x',
      typesenseCollection: 'any',
    });
    for (let asked = 0; asked < 3; asked += 1) {
      const answers = await askEngine(
        breaking,
        Array.from({ length: count }, () => ({ q: '*' })),
      );
      expect(answers.map(({ found }) => found)).toEqual(Array.from({ length: count }, () => 7));
    }
    expect(used.size).toBe(3);
    server.closeAllConnections();
    server.close();
  },
);

it('a search finds the same alone and beside another one, for any length and characters', async () => {
  const { db } = database;
  await buildCharity(db, { name: 'Ferry 100%', city: 'A+B & %2B' });
  await indexAll({ db, engine });
  const words = (count: number) => Array.from({ length: count }, (_, index) => `n:${index}`);
  // The engine takes the query strings of some of these.
  for (const count of [0, ...Array.from({ length: 30 }, (_, index) => 180 + 3 * index), 2_000]) {
    const wanted = [...words(count), 'n:100'].map((word) => `\`${word}\``).join(',');
    const search = { q: '*', filter_by: `tokens:[${wanted}] && city:=\`A+B & %2B\``, per_page: 0 };
    const [alone] = await askEngine(engine, [search]);
    const [beside] = await askEngine(engine, [search, search]);
    expect([count, alone?.found, beside?.found]).toEqual([count, 1, 1]);
  }
});

it.each(['_score', 'rating', 'created'])(
  'what is equal by %s stands on one page alone, and keeps its place when it changes',
  async (field) => {
    const { db } = database;
    const city = `Equal ${field}`;
    for (let made = 0; made < 50; made += 1) await buildCharity(db, { name: 'Curlew', city });
    await indexAll({ db, engine });
    const pages = async () => {
      const found = await Promise.all([1, 2, 3].map((page) => pageOf(`curlew city:"${city}"`, field, page)));
      return found.flat();
    };
    const before = await pages();
    expect(new Set(before).size).toBe(50);
    await update(db, charities, { city }, { postalCode: '89501' });
    await indexAll({ db, engine });
    expect(await pages()).toEqual(before);
  },
);

async function pageOf(q: string, field: string, page: number): Promise<string[]> {
  const { hits } = await runSearch(
    engine,
    noVocabulary,
    searchRequest(q, { sort: [{ field, order: 'desc' }], page }),
  );
  return hits.map(({ document }) => document.id);
}

it('rebuilds a lost index by itself', async () => {
  const { db } = database;
  await dropSearchIndex(engine);
  await expect(found('lighthouse')).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    retryAfterSeconds: 5,
  });
  await indexAll({ db, engine });
  expect(await found('lighthouse')).toBe(20);
});

it('an update with other fields builds its index beside that of the previous version', async () => {
  const { db } = database;
  const earlier = `${engine.index}_v1_20260101000000000`;
  await dropSearchIndex(engine);
  await createCollection(engine, earlier);
  await indexChanges({ db, engine });
  await expect(found('lighthouse')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  const [start] = await selectRows<{ workflowType: string }>(
    db,
    `SELECT workflow_type AS "workflowType" FROM outbox WHERE workflow_type = 'reindex'`,
  );
  expect(start).toEqual({ workflowType: 'reindex' });

  const collection = await beginReindex(db, engine);
  for (let isFilled = false; !isFilled;)
    isFilled = (await fillBatch(db, engine, collection))?.isFilled ?? true;
  await switchIndex(db, engine, collection);
  expect(await found('lighthouse')).toBe(20);
  expect(await engine.client.collections(earlier).exists()).toBe(true);
  expect(await repairIndex(db, engine, () => undefined)).toBe(0);
  expect(await engine.client.collections(earlier).exists()).toBe(false);
});

it('a note of something that never was is forgotten', async () => {
  const { db } = database;
  await noteChanges(db, [{ type: 'campaign', id: 'campaign_none' }]);
  await indexAll({ db, engine });
  expect(await countChanges(db)).toBe(0);
});

const countChanges = async (db: Database) =>
  (await selectRows<{ count: number }>(db, 'SELECT count(*) FROM search_changes'))[0]?.count;
const mend = (id: string) => runStatement(database.db, `DELETE FROM care_attempts WHERE item_id = $1`, [id]);

it('a document that cannot be built waits, and the others are indexed', async () => {
  const { db } = database;
  const bad = await buildCharity(db, { name: 'Bad lantern' });
  await buildCharity(db, { name: 'Good lantern' });
  const createAt = (at: string) =>
    runStatement(db, `UPDATE charities SET created_at = $2 WHERE id = $1`, [bad.id, at]);
  await createAt('infinity');
  expect(await indexChanges({ db, engine })).toMatchObject({ refused: [{ id: bad.id }] });
  expect([await found('lantern'), await countChanges(db)]).toEqual([1, 1]);
  expect(await indexChanges({ db, engine })).toEqual({ rows: 0, refused: [] });

  await createAt('2026-01-01');
  await mend(bad.id);
  await indexAll({ db, engine });
  expect([await found('lantern'), await countChanges(db)]).toEqual([2, 0]);
});

it('a document that Typesense refuses waits', async () => {
  const { db } = database;
  const collection = engine.client.collections((await currentCollection(engine)) ?? '');
  await collection.documents().delete({ filter_by: 'created_at:>0' });
  await collection.update({ fields: [{ name: 'demanded', type: 'string' }] });
  const { id } = await buildCharity(db, { name: 'Beacon' });
  const { rows, refused } = await indexChanges({ db, engine });
  expect([rows, refused.map((each) => each.id)]).toEqual([1, [id]]);
  expect(String(refused[0]?.error)).toContain('demanded');
  expect(await indexChanges({ db, engine })).toEqual({ rows: 0, refused: [] });

  await collection.update({ fields: [{ name: 'demanded', type: 'string', drop: true }] });
  await mend(id);
  await indexAll({ db, engine });
  expect([await found('beacon'), await countChanges(db)]).toEqual([1, 0]);
});
