/** `ledger reconcile` reads a file once, says what differs, and refuses a broken file with a reason. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { reconcile } from '../../../admin/reconcile';
import { UserError } from '../../../admin/console';
import { readConfig } from '../../../config';
import { selectRows } from '../../../db/database';
import { dayOf } from '../../../domain/days';
import { buildCompletedGift } from '../../factories/completed-gift';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { statementOf } from '../../factories/outside-files';

let test: TestDatabase;
let directory: string;
let lines: string[];
beforeEach(async () => {
  test = await openTestDatabase();
  directory = mkdtempSync(join(tmpdir(), 'giving-reconcile-'));
  lines = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(...String(text).trimEnd().split('\n'));
    return true;
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  rmSync(directory, { recursive: true });
  await test.close();
});

/** Returns whether nothing is unresolved. */
async function run(content?: string | Buffer, name = 'file'): Promise<boolean> {
  const path = join(directory, name);
  if (content !== undefined) writeFileSync(path, content);
  lines = [];
  const settings = { ...readConfig({}), databaseUrl: test.url };
  return reconcile(settings, content === undefined ? undefined : path);
}

const RENT = statementOf([{ endToEndId: 'RENT', minor: -20_000n, day: dayOf(new Date()) }]);

it('without a file it compares everything that was read', async () => {
  expect(await run()).toBe(true);
  expect(lines).toEqual([
    expect.stringMatching(/^processor: compared 0 references in \d+\.\d s, new differences: 0$/),
    expect.stringMatching(/^bank: compared 0 /),
    expect.stringMatching(/^receipt log: compared 0 /),
    'No difference is unresolved.',
  ]);
});

it('reads a statement once, and lists what it cannot explain', async () => {
  expect(await run(RENT)).toBe(false);
  expect(lines).toEqual([
    'file (camt.053): movements 1, new 1',
    expect.stringMatching(/^bank: compared 1 references in .*, new differences: 1$/),
    'Unresolved differences: 1, explained: 0',
    expect.stringMatching(/^item_\w+ {2}bank {2}unknown_reference {2}S1\/1$/),
    '      The bank has a movement of money (other) without a reference to a record of ours. Ours: none. Theirs: -200.00 EUR.',
  ]);
  expect(await run(gzipSync(RENT), 'file.gz')).toBe(false);
  expect(lines[0]).toMatch(/^file\.gz was read before, at .*Z\. Nothing has changed\.$/);
  expect(lines[1]).toBe('Unresolved differences: 1, explained: 0');
});

it('reads a Stripe export of balance transactions', async () => {
  const gift = await buildCompletedGift(test.db);
  const header =
    'balance_transaction_id,created_utc,currency,gross,fee,reporting_category,source_id,payment_metadata[donation_id],refund_metadata[refund_id]';
  const rows = [
    `txn_1,2026-11-03 10:00:00,usd,5.00,0.45,charge,ch_1,${gift.id},`,
    'txn_2,2026-11-03 10:00:01,usd,-1.00,0.00,refund,re_1,,refund_none',
    'txn_3,2026-11-03 10:00:02,usd,-900.00,0.00,payout,po_1,,',
    'txn_4,2026-11-03 10:00:03,jpy,-15,0,dispute,dp_1,,',
  ];
  expect(await run([header, ...rows].join('\r\n'))).toBe(false);
  expect(lines[0]).toBe('file (stripe): movements 3, new 3');
  const stored = await selectRows(
    test.db,
    `SELECT reference, subject, movement, currency, amount_minor::int AS minor, fee_minor::int AS fee FROM reconciliation_lines ORDER BY 1`,
  );
  expect(stored).toEqual([
    { reference: 'txn_1', subject: gift.id, movement: 'charge', currency: 'USD', minor: 500, fee: 45 },
    {
      reference: 'txn_2',
      subject: 'refund_none',
      movement: 'refund',
      currency: 'USD',
      minor: -100,
      fee: null,
    },
    { reference: 'txn_4', subject: 'dp_1', movement: 'dispute', currency: 'JPY', minor: -15, fee: null },
  ]);
});

it.each([
  [
    'a statement whose balances do not agree',
    RENT.replace('200.00', '201.00'),
    /^file cannot be read: line \d+: the closing balance/,
  ],
  ['an empty file', '', 'file cannot be read: file is empty. Nothing has changed.'],
  ['a file of an unknown form', 'hello\n', /^file cannot be read: the format is unknown: /],
  [
    'an export without its metadata',
    'balance_transaction_id,created_utc,currency,gross,fee,reporting_category,source_id\n',
    'file cannot be read: line 1: export these columns too: payment_metadata[donation_id], refund_metadata[refund_id]. Nothing has changed.',
  ],
])('refuses %s', async (_what, content, message) => {
  await expect(run(content)).rejects.toThrow(UserError);
  await expect(run(content)).rejects.toThrow(message);
  expect(await selectRows(test.db, 'SELECT 1 FROM reconciliation_lines')).toEqual([]);
});
