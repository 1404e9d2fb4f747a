/** Boolean search is exact: the same documents and the same total as an evaluation document by document. */
import { join } from 'node:path';
import { importRegister } from '../../operations/imports/import-register';
import { pageSearchable } from '../../db/queries/search/entities';
import { vocabularyOf } from '../../api/routes/search/run';
import { printQuery } from '../../search/language/print';
import { QueryError } from '../../search/language/nodes';
import { parseQuery } from '../../search/language/parse';
import { expandSynonyms } from '../../search/language/synonyms';
import { runSearch } from '../../search/search';
import { type SearchEngine } from '../../search/engine/typesense';
import { matches, type Subject, toSubject } from './brute-force';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { indexAll } from '../support/index-search';
import { queryMaker } from './random-queries';
import { sizeOf } from '../support/large';
import { dropSearchIndex, openTestEngine } from '../support/search';
import { searchRequest } from './search-request';

const QUERIES = sizeOf({ usual: 120, large: 2_000 });
/** `SEARCH_SEED` makes other queries. */
const SEED = Number(process.env.SEARCH_SEED ?? 7);
jest.setTimeout(120_000 + QUERIES * 1_000);
const MOST_REFUSED = 0.05;

let database: TestDatabase;
let engine: SearchEngine;
let subjects: Subject[];

beforeAll(async () => {
  database = await openTestDatabase();
  engine = openTestEngine(database.url);
  await importRegister(database.db, join(__dirname, '../fixtures/search/organizations.csv.gz'));
  await indexAll({ db: database.db, engine });
  const entities = await pageSearchable(database.db, 'organization', { after: '', limit: 10_000 });
  subjects = await Promise.all(entities.map(toSubject));
});
afterAll(async () => {
  await dropSearchIndex(engine);
  await database.close();
});

it(`random queries (seed ${String(SEED)}) find exactly what matches, and count it exactly`, async () => {
  expect(subjects.length).toBeGreaterThan(2_000);
  const make = queryMaker(subjects, SEED);
  let refused = 0;
  for (let made = 0; made < QUERIES; made += 1) {
    const text = printQuery(make());
    const node = parseQuery(text);
    const meant = expandSynonyms(node);
    const expected = subjects.filter((subject) => matches(meant, subject)).map(({ id }) => id);
    try {
      const found = await search(text);
      expect({ text, total: found.total }).toEqual({ text, total: expected.length });
      const shown = found.ids.filter((id) => !expected.includes(id));
      expect({ text, wrong: shown }).toEqual({ text, wrong: [] });
    } catch (error) {
      if (!(error instanceof QueryError)) throw error;
      refused += 1;
    }
  }
  expect(refused).toBeLessThan(QUERIES * MOST_REFUSED);
});

async function search(text: string): Promise<{ total: number; ids: string[] }> {
  const request = searchRequest(text, { limit: 100 });
  const { total, hits } = await runSearch(engine, vocabularyOf(database.db), request);
  return { total, ids: hits.map(({ document }) => document.id) };
}
