import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeDatabase, type Database, openDatabase, selectRows } from '../../../db/database';
import { TEST_LIST } from '../../../domain/sandbox/screening';
import { importSanctions, OFAC_SDN } from '../../../operations/imports/import-sanctions';
import { listSanctionLists } from '../../../db/queries/imports/sanctions';
import { createChecks } from '../../../gateways/verification/checks';
import { createTestDatabase, dropTestDatabase } from '../../support/services';

const FIXTURES = path.join(__dirname, '../../fixtures/sanctions');
const EDITION = [path.join(FIXTURES, 'sdn.csv'), path.join(FIXTURES, 'alt.csv')];

let url: string;
let db: Database;
let folder: string;
let checks: ReturnType<typeof createChecks>;
beforeAll(async () => {
  url = await createTestDatabase();
  db = openDatabase({ url, poolMax: 4 });
  checks = createChecks(db);
  folder = mkdtempSync(path.join(tmpdir(), 'giving-sanctions-'));
});
afterAll(async () => {
  await closeDatabase(db);
  await dropTestDatabase(url);
  rmSync(folder, { recursive: true });
});

const at = new Date('2026-03-01T00:00:00Z');

function file(name: string, content: string): string {
  const to = path.join(folder, name);
  writeFileSync(to, content);
  return to;
}

async function nearest(name: string): Promise<string | undefined> {
  return (await checks.screen(name)).hits[0]?.uid;
}

it('an edition takes the place of the earlier one as a whole', async () => {
  expect(await importSanctions(db, EDITION, new Date(0))).toEqual({ list: OFAC_SDN, parties: 5, aliases: 2 });
  expect(await importSanctions(db, EDITION, at)).toEqual({ list: OFAC_SDN, parties: 5, aliases: 2 });
  expect(await listSanctionLists(db)).toMatchObject([
    { list: OFAC_SDN, names: 7, importedAt: at },
    { list: TEST_LIST },
  ]);
  const party = { uid: '36', programs: ['CUBA'], listedAsOf: at };
  const [name, alias] = ['EXAMPLE ISLAND AIRLINES', 'ISLAND EXAMPLE AIR'];
  expect((await checks.screen('Example Island Airlines')).hits).toMatchObject([
    { ...party, name, similarity: 1 },
    { ...party, name: alias },
  ]);
  expect((await checks.screen('Island Example Air')).hits).toMatchObject([
    { ...party, name: alias, similarity: 1 },
    { ...party, name },
  ]);
});

it.each([
  ['Abu Testing Example', '2674'],
  ['Exampel, Abu Testing', '2674'],
  ['Ramon Perez Garcia', '9021'],
  ['El Capitán Pérez', '9021'],
  ['Northern Star Shiping Company', '4106'],
  ['sea wanderer', '9100'],
])('finds the listed name nearest to %s', async (name, uid) => {
  expect(await nearest(name)).toBe(uid);
});

it('a name that resembles no listed name has no candidate', async () => {
  expect(await nearest('Quilting Bee of Zephyrhills')).toBeUndefined();
});

it.each([
  ['a wrong number of columns', '36,"A NAME"\r\n', /line 1: 2 columns/],
  [
    'a record without a name',
    '1,"GOOD",-0-,"X",-0-,-0-,-0-,-0-,-0-,-0-,-0-,-0-\n2,-0-,-0-,"X",-0-,-0-,-0-,-0-,-0-,-0-,-0-,-0-\n',
    /line 2: there is no name/,
  ],
  ['a quote that is never closed', '36,"A NAME\r\n', /line 1/],
  ['aliases alone', '36,12,"aka","AIR",-0-\r\n', /list no party/],
])('refuses an edition with %s and keeps the earlier one', async (_, content, message) => {
  await expect(importSanctions(db, [file('broken.csv', content)], at)).rejects.toThrow(message);
  expect(await listSanctionLists(db)).toMatchObject([{ names: 7 }, { list: TEST_LIST }]);
});

it('each import asks for a screening of its edition, under an id that names the edition', async () => {
  await importSanctions(db, EDITION, at);
  const starts = await selectRows<{ id: string; input: { digest: string } }>(
    db,
    `SELECT workflow_id AS id, input FROM outbox WHERE workflow_type = 'screening'`,
  );
  const [{ digest } = { digest: '' }] = await listSanctionLists(db);
  expect(new Set(starts.map(({ id }) => id))).toEqual(new Set([`screening/${OFAC_SDN}/${digest}`]));
  expect(starts[0]?.input).toEqual({ list: OFAC_SDN, digest });
});
