import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import {
  closeDatabase,
  type Database,
  inTransaction,
  openDatabase,
  runStatement,
  selectRows,
} from '../../../db/database';
import { importRegister, type ImportReport } from '../../../operations/imports/import-register';
import { type Charity } from '../../../db/queries/charities/charities';
import { countListedCharities } from '../../../db/queries/charities/counts';
import { buildCharity } from '../../factories';
import { createTestDatabase, dropTestDatabase } from '../../support/services';
import { listLocks } from '../../support/locks';
import { waitFor } from '../../support/wait';
import { find } from '../../../db/rows';
import { charities } from '../../../db/tables/charities';

const PROJECT = path.join(__dirname, '../../..');
const FIXTURES = path.join(PROJECT, 'test/fixtures/register');
const PREPARED = path.join(FIXTURES, 'organizations.csv');
const IRS = path.join(FIXTURES, 'business-master-file.csv');
const FIXTURE_ROWS = 200;
const FIXTURE_LISTED = 131;
const HEADER = readFileSync(PREPARED, 'utf8').split('\n', 1)[0] ?? '';

let url: string;
let db: Database;
let folder: string;
beforeEach(async () => {
  url = await createTestDatabase();
  db = openDatabase({ url, poolMax: 4 });
  folder = mkdtempSync(path.join(tmpdir(), 'giving-import-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await closeDatabase(db);
  await dropTestDatabase(url);
});

/** A second empty database, to compare with. */
async function withOtherDatabase(work: (other: Database) => Promise<void>): Promise<void> {
  const otherUrl = await createTestDatabase();
  const other = openDatabase({ url: otherUrl, poolMax: 2 });
  try {
    await work(other);
  } finally {
    await closeDatabase(other);
    await dropTestDatabase(otherUrl);
  }
}

/** Writes a file of the test's folder. */
function write(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

interface Facts {
  name?: string;
  zip?: string;
  latitude?: string;
  assets?: string;
  mission?: string;
}

/** One well-formed row of the prepared shape. */
function row(
  ein: number,
  { name = 'GOOD CAUSE', zip = '10001', latitude = '40.7', assets = '5', mission = '' }: Facts = {},
) {
  const text = String(ein).padStart(9, '0');
  return `${text},${name},ALBANY,NY,${zip},${latitude},-73.9,A20,Arts & Culture,2001-02,${assets},6,7,yes,03,${mission}`;
}

const table = (...rows: string[]) => [HEADER, ...rows, ''].join('\n');

const counts = ({ inserted, updated, unchanged, repeated, refused }: ImportReport) => ({
  inserted,
  updated,
  unchanged,
  repeated,
  refused,
});
const NONE = { inserted: 0, updated: 0, unchanged: 0, repeated: 0, refused: 0 };

/** All that was stored, without what differs from run to run. */
async function readStored(from: Database, extras = true): Promise<object[]> {
  return selectRows(
    from,
    `SELECT c.ein, c.name, c.city, c.state, c.postal_code, c.country, c.category, c.founded, c.listed, c.source,
       e.name AS register_name, e.city AS register_city, e.ntee, e.ruling_month, e.asset_dollars, e.income_dollars,
       e.revenue_dollars, e.deductibility, e.subsection
       ${extras ? ', c.description, c.latitude, c.longitude, e.mission' : ''}
     FROM register_entries e FULL JOIN charities c ON c.ein = e.ein ORDER BY c.ein`,
  );
}

async function findByEin(ein: string): Promise<Charity> {
  const charity = await find(db, charities, { ein });
  if (charity === undefined) throw new Error(`no charity has the EIN ${ein}`);
  return charity;
}

it('every organization of the register becomes an entry and a charity', async () => {
  const report = await importRegister(db, PREPARED);
  expect(report).toMatchObject({ ...NONE, rows: FIXTURE_ROWS, inserted: FIXTURE_ROWS, finishedBefore: null });
  expect(await findByEin('301232848')).toMatchObject({
    id: expect.stringMatching(/^charity_[0-9a-z]{26}$/) as string,
    name: 'Friends of the Anaconda Stack',
    category: 'Arts & Culture',
    city: 'Anaconda',
    state: 'MT',
    postalCode: '59711',
    country: 'US',
    latitude: 46.09467,
    longitude: -113.14162,
    founded: 2020,
    verified: false,
    walletAddress: expect.stringMatching(/^0x[0-9a-f]{40}$/) as string,
    source: 'register',
    listed: true,
  });
  expect(await readStored(db)).toContainEqual(
    expect.objectContaining({
      ein: '301232848',
      registerName: 'FRIENDS OF THE ANACONDA STACK',
      ntee: 'A80',
      rulingMonth: '2020-04',
      assetDollars: 0,
    }),
  );
});

it('those whose gifts are deductible are listed, and the counts of the list agree', async () => {
  await importRegister(db, PREPARED);
  expect(await countListedCharities(db, {})).toBe(FIXTURE_LISTED);
  const counted = await selectRows<{ category: string | null; charities: string }>(
    db,
    `SELECT category, count(*) AS charities FROM charities WHERE listed GROUP BY 1`,
  );
  for (const { category, charities } of counted) {
    if (category === null) continue;
    expect(await countListedCharities(db, { category, verified: false })).toBe(Number(charities));
  }
  await runStatement(db, `UPDATE charities SET verified = true WHERE ein = '301232848'`);
  await runStatement(db, `UPDATE charities SET listed = false WHERE ein = '066068553'`);
  expect(await countListedCharities(db, { verified: true })).toBe(1);
  expect(await countListedCharities(db, { category: 'Arts & Culture', verified: true })).toBe(1);
  await runStatement(db, `DELETE FROM charities WHERE ein = '301232848'`);
  expect(await countListedCharities(db, { verified: true })).toBe(0);
});

it('the Business Master File of the same organizations says the same', async () => {
  await importRegister(db, PREPARED);
  const prepared = await readStored(db, false);
  await withOtherDatabase(async (other) => {
    expect(counts(await importRegister(other, IRS))).toEqual({ ...NONE, inserted: FIXTURE_ROWS });
    expect(await readStored(other, false)).toEqual(prepared);
  });
});

it('a file that was imported changes nothing when it comes again, also packed', async () => {
  await importRegister(db, PREPARED);
  const before = await selectRows(db, 'SELECT * FROM charities ORDER BY id');
  for (const again of [PREPARED, write('packed-without-a-suffix', gzipSync(readFileSync(PREPARED)))]) {
    const report = await importRegister(db, again);
    expect(report).toMatchObject({ ...NONE, rows: FIXTURE_ROWS });
    expect(report.finishedBefore).toBeInstanceOf(Date);
  }
  expect(await selectRows(db, 'SELECT * FROM charities ORDER BY id')).toEqual(before);
});

it('a later file updates what it changes, keeps the ids, and leaves the rest untouched', async () => {
  await importRegister(db, write('1.csv', table(row(1), row(2), row(3))));
  const before = await selectRows<Charity>(db, 'SELECT * FROM charities ORDER BY ein');
  const later = table(row(1), row(2, { name: 'BETTER CAUSE' }), row(3, { assets: '99' }), row(4));
  const report = await importRegister(db, write('2.csv', later));
  expect(counts(report)).toEqual({ ...NONE, inserted: 1, updated: 2, unchanged: 1 });
  const after = await selectRows<Charity>(db, 'SELECT * FROM charities ORDER BY ein');
  expect(after.map(({ id }) => id).slice(0, 3)).toEqual(before.map(({ id }) => id));
  expect(after[0]).toEqual(before[0]);
  expect(after[1]).toMatchObject({ name: 'Better Cause' });
  // What a charity does not show is no change of it.
  expect(after[2]).toEqual(before[2]);
});

it('a Business Master File takes away nothing that it has no column for', async () => {
  const file = write('1.csv', table(row(1, { mission: 'Music.' }), row(2, { mission: 'Dance.' })));
  await importRegister(db, file);
  const [header = ''] = readFileSync(IRS, 'utf8').split('\n', 1);
  const irsRow = (ein: string, zip: string) =>
    `${ein},GOOD CAUSE,,,ALBANY,NY,${zip},,03,,,200102,1${','.repeat(15)}`;
  await importRegister(
    db,
    write('2.csv', [header, irsRow('000000001', '10001'), irsRow('000000002', '10002')].join('\n')),
  );
  expect(await findByEin('000000001')).toMatchObject({
    description: 'Music.',
    category: 'Arts & Culture',
    latitude: 40.7,
  });
  // The coordinates are those of the ZIP code.
  expect(await findByEin('000000002')).toMatchObject({ description: 'Dance.', latitude: null });
});

it('what the platform decided about a charity outlives every import', async () => {
  const own = await buildCharity(db, { ein: '000000001', name: 'Our own words', source: 'member' });
  await importRegister(db, write('1.csv', table(row(1), row(2))));
  await runStatement(db, `UPDATE charities SET verified = true, rating = 4.5 WHERE ein = '000000002'`);
  await importRegister(db, write('2.csv', table(row(1, { name: 'OTHER' }), row(2, { name: 'OTHER' }))));
  expect(await findByEin('000000001')).toMatchObject({ id: own.id, name: 'Our own words' });
  expect(await findByEin('000000002')).toMatchObject({ name: 'Other', verified: true, rating: 4.5 });
});

it('a broken row is refused with its line and reason, and costs no other row', async () => {
  const lines = [
    HEADER,
    row(1),
    Buffer.concat([Buffer.from('000000002,CAF'), Buffer.from([0xe9]), Buffer.from(row(2).slice(9))]),
    row(3, { name: 'NUL \u0000 INSIDE' }),
    '000000004,TOO FEW',
    row(5, { name: '"NEVER CLOSED' }),
    row(6),
    row(7).replace('000000007', '=CMD()'),
    row(8, { mission: '"Two\nlines, in quotes"' }),
    row(9, { mission: 'x'.repeat(2_000_000) }),
    row(10),
    row(11, { name: '"NEVER CLOSED' }),
  ];
  const content = Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\n')]));
  const refusedReport = path.join(folder, 'refused.csv');
  const report = await importRegister(db, write('broken.csv', content), { refusedReport });
  expect(counts(report)).toEqual({ ...NONE, inserted: 4, refused: 7 });
  const stored = await selectRows<{ ein: string }>(db, 'SELECT ein FROM register_entries ORDER BY ein');
  expect(stored.map(({ ein }) => Number(ein))).toEqual([1, 6, 8, 10]);
  expect(readFileSync(refusedReport, 'utf8')).toBe(
    [
      'line,ein,reason',
      '3,000000002,"bytes that are not UTF-8"',
      '4,000000003,"a control character, such as NUL"',
      '5,000000004,"the row has more or fewer than 16 fields"',
      '6,000000005,"a quote is never closed"',
      '8,CMD,"ein: not nine digits"',
      '11,000000009,"a line longer than 1 MiB"',
      '13,000000011,"a quote is never closed"',
      '',
    ].join('\n'),
  );
  expect(report.refusedByReason).toMatchObject({ 'ein: not nine digits': 1, 'a quote is never closed': 2 });
  expect(report.firstRefused).toHaveLength(7);
});

it('without refused rows there is no report of them, not even an old one', async () => {
  const refusedReport = write('refused.csv', 'of an earlier import');
  await importRegister(db, PREPARED, { refusedReport });
  expect(existsSync(refusedReport)).toBe(false);
});

it('of several rows with one EIN the last is kept, near or far', async () => {
  const many = Array.from({ length: 4_500 }, (_, index) => row(index + 1));
  const content = table(
    row(7, { name: 'FIRST' }),
    ...many,
    row(7, { name: 'LAST' }),
    row(4_500, { name: 'LAST' }),
  );
  expect(counts(await importRegister(db, write('repeated.csv', content)))).toEqual({
    ...NONE,
    inserted: 4_500,
    repeated: 3,
  });
  expect(await findByEin('000000007')).toMatchObject({ name: 'Last' });
  expect(await findByEin('000004500')).toMatchObject({ name: 'Last' });
});

it('reads a byte order mark, Windows line ends, and a last line without an end', async () => {
  const content = `\uFEFF${table(row(1), row(2)).replaceAll('\n', '\r\n')}${row(3)}`;
  expect(counts(await importRegister(db, write('windows.csv', content)))).toEqual({ ...NONE, inserted: 3 });
  expect((await findByEin('000000001')).description).toBeNull();
});

it('a file with only column names imports nothing', async () => {
  expect(counts(await importRegister(db, write('header.csv', `${HEADER}\n`)))).toEqual(NONE);
});

it.each<[name: string, content: Buffer | string | undefined, code: string, message: string]>([
  ['missing.csv', undefined, 'FILE_MISSING', 'There is no file'],
  ['.', undefined, 'FILE_UNREADABLE', 'is a directory'],
  ['empty.csv', '', 'FILE_EMPTY', 'is empty'],
  ['empty.gz', gzipSync(''), 'FILE_EMPTY', 'is empty'],
  ['blank.csv', '\n\n\n', 'FILE_EMPTY', 'no line with column names'],
  ['cut.gz', gzipSync(readFileSync(PREPARED)).subarray(0, 9_000), 'FILE_DAMAGED', 'unexpected end of file'],
  ['archive.csv', 'PK\u0003\u0004', 'FORMAT_UNKNOWN', 'unpack it first'],
  ['other.csv', 'id,title\n1,x\n', 'FORMAT_UNKNOWN', 'it lacks EIN, NAME, CITY'],
  ['utf16.csv', Buffer.from(`\uFEFF${HEADER}`, 'utf16le'), 'FORMAT_UNKNOWN', 'bytes that are not UTF-8'],
])('%s is answered with what is wrong, and nothing of it is kept', async (name, content, code, message) => {
  const file = content === undefined ? path.join(folder, name) : write(name, content);
  await expect(importRegister(db, file)).rejects.toMatchObject({
    name: 'RegisterFileError',
    code,
    message: expect.stringContaining(message) as string,
  });
  expect(await selectRows(db, 'SELECT 1 FROM register_imports')).toEqual([]);
});

it('a record of many lines is read whole, even if it spans two blocks of the file', async () => {
  const mission = `"${'A line of the mission.\n'.repeat(50)}"`;
  const content = table(...Array.from({ length: 300 }, (_, index) => row(index + 1, { mission })));
  expect(counts(await importRegister(db, write('long.csv', content)))).toEqual({ ...NONE, inserted: 300 });
});

it('an import that fails ends only after its last batch is stored', async () => {
  const rows = Array.from({ length: 2_001 }, (_, index) =>
    row(index + 1, index === 2_000 ? { zip: 'no' } : {}),
  );
  const file = write('failing.csv', table(...rows));
  let hasEnded = false;
  let importing = Promise.resolve<unknown>(undefined);
  await inTransaction(db, async (tx) => {
    await runStatement(tx, 'LOCK TABLE register_entries IN EXCLUSIVE MODE');
    // The second batch cannot report its refused row, because there is no such directory.
    const refusedReport = path.join(folder, 'missing', 'refused.csv');
    importing = importRegister(db, file, { refusedReport })
      .catch((error: unknown) => error)
      .finally(() => (hasEnded = true));
    await waitFor('the first batch', async () => (await listLocks(db, 'register_entries')).length > 0);
    await Promise.race([importing, rest(500)]);
    expect(hasEnded).toBe(false);
  });
  expect(await importing).toMatchObject({ code: 'ENOENT' });
  expect(await selectRows(db, 'SELECT 1 FROM register_entries')).toHaveLength(2_000);
});

it('a second import at the same time is told to wait, and spoils nothing', async () => {
  const files = ['one.csv', 'two.csv'].map((name, index) =>
    write(name, table(...Array.from({ length: 3_000 }, (_, at) => row(at + 1 + index * 1_500)))),
  );
  const outcomes = await Promise.allSettled(files.map((file) => importRegister(db, file)));
  const failures = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  expect(failures).toEqual([expect.objectContaining({ code: 'IMPORT_RUNNING' })]);
  for (const file of files) await importRegister(db, file);
  expect(await countListedCharities(db, {})).toBe(4_500);
});

it('an import that is killed goes on where it stopped and ends as if it had not been', async () => {
  const rows = Array.from({ length: 30_000 }, (_, index) =>
    row(index + 1, index % 3_000 === 5 ? { zip: 'none' } : { mission: `Mission ${index}` }),
  );
  const file = write('killed.csv', table(...rows));
  // An open transaction has one of its rows: the import waits there until it is killed.
  const holder = new Client({ connectionString: url });
  await holder.connect();
  await holder.query(`BEGIN; INSERT INTO register_entries (ein, name) VALUES ('000010000', 'HELD')`);
  const others = (doing: string) =>
    selectRows(
      db,
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${doing}`,
    );
  const child = spawn(process.execPath, ['--import', 'tsx', 'local/admin.ts', 'import', file], {
    cwd: PROJECT,
    env: { ...process.env, DATABASE_URL: url, GIVING_HOME: folder, INIT_CWD: PROJECT },
  });
  const exited = once(child, 'exit');
  try {
    await waitFor('the import to wait for the row', async () => {
      if (child.exitCode !== null) throw new Error(`the import ended early with ${child.exitCode}`);
      return (await others(`wait_event = 'transactionid'`)).length > 0;
    });
  } finally {
    child.kill('SIGKILL');
    await exited;
    await holder.end();
  }
  // PostgreSQL still ends the batch that it was given.
  await waitFor(
    'the sessions of the import to end',
    async () => (await others(`state <> 'idle'`)).length === 0,
  );
  const [killed] = await selectRows<{ done: number }>(
    db,
    'SELECT rows_done::int AS done FROM register_imports',
  );
  expect(killed?.done).toBeGreaterThan(0);
  expect(killed?.done).toBeLessThan(30_000);

  const refusedReport = path.join(folder, 'refused.csv');
  const report = await importRegister(db, file, { refusedReport });
  expect(report).toMatchObject({ rows: 30_000, resumedAfter: killed?.done, refused: 10, repeated: 0 });
  expect(readFileSync(refusedReport, 'utf8').split('\n')).toHaveLength(12);
  expect(await countListedCharities(db, {})).toBe(29_990);
  await withOtherDatabase(async (other) => {
    await importRegister(other, file);
    expect(await readStored(db)).toEqual(await readStored(other));
  });
}, 400_000);
