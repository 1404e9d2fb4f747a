/** Bank statements and returns are compared with the payouts by file. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTransaction, runStatement } from '../../../db/database';
import { insertPosting } from '../../../db/queries/ledger/ledger';
import { listBankFileTransfers } from '../../../db/queries/payouts/bank-files';
import { type Payout } from '../../../db/queries/payouts/payouts';
import { DAY_MS, shiftByDays } from '../../../domain/days';
import { postPayout } from '../../../domain/ledger/payout-postings';
import { type PayoutMethod } from '../../../domain/payouts/payout';
import { messageIdOf } from '../../../gateways/payouts/bank-files';
import { openOutsideFile } from '../../../gateways/reconciliation/outside-file';
import { recordBankFile } from '../../../operations/bank-files/record-bank-file';
import { settlePayout } from '../../../operations/payouts/settle-payout';
import { takeFile } from '../../../operations/reconciliation/take-file';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { type Entry, returnsOf, statementOf } from '../../factories/outside-files';
import { buildPayee, type Payee, storePayout } from '../../factories/payees';
import { gatewaysOf, payoutOf } from '../../support/payouts';
import { compareAll, listQueue, namesOf } from '../../support/reconciliation';

let test: TestDatabase;
let directory: string;
let payee: Payee;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'giving-reconcile-'));
  test = await openTestDatabase();
  payee = await buildPayee(test.db);
});
afterEach(async () => {
  rmSync(directory, { recursive: true });
  await test.close();
});

/** The ledger refuses postings into months that are closed, but this database has none. */
const LEFT = new Date('2026-11-16T09:00:00.000Z');
const SETTLED = new Date('2026-11-18T08:00:00.000Z');
const AT = new Date('2026-12-20T04:00:00.000Z');
const BOOKED = '2026-11-17';
/** The days that bound what was read: nothing is missing outside them. */
const [FIRST, LAST] = ['2026-11-01', '2026-12-19'];

type End = 'paid' | 'failed' | 'returned';

/** A payout that left for a bank, and what became of it. */
async function pay(
  method: PayoutMethod,
  minor: bigint,
  ends: End[] = ['paid'],
  changes: Partial<Payout> = {},
): Promise<string> {
  const { db } = test;
  const { charity, account, member } = payee;
  const ids = { charityId: charity.id, payoutAccountId: account.id, requestedBy: member.userId };
  const amounts = {
    amountMinor: minor,
    netMinor: minor,
    currency: method === 'ach' ? ('USD' as const) : ('EUR' as const),
  };
  const status = 'in_transit' as const;
  const id = await storePayout(db, {
    ...ids,
    ...amounts,
    provider: 'file',
    method,
    status,
    leftAt: LEFT,
    ...changes,
  });
  const entries = postPayout('payout_left', await payoutOf(db, id));
  await inTransaction(db, (tx) =>
    insertPosting(tx, { donationId: null, kind: 'payout_left', cause: id, at: LEFT, entries }),
  );
  const { secrets } = gatewaysOf(db);
  for (const state of ends) {
    const answer = {
      state,
      reference: 'bank',
      ...(state === 'paid' ? {} : { failure: { code: 'R03', message: 'No.' } }),
    };
    const order = { payoutId: id, answer };
    await inTransaction(db, (tx) => settlePayout({ tx, at: SETTLED, secrets }, order));
  }
  return id;
}

async function take(content: string, name = 'file') {
  const path = join(directory, name);
  writeFileSync(path, content);
  const file = await openOutsideFile(path);
  return inTransaction(test.db, (tx) => takeFile({ tx, at: AT }, file));
}

/** Entries of the bank's own that only say which days the statement has. */
const FRAME: Entry[] = [FIRST, LAST].map((day) => ({ endToEndId: 'INTEREST', minor: 1n, day }));
const INTEREST = ['unknown_reference other S1/1', 'unknown_reference other S1/2'];

async function compare(entries: Entry[]): Promise<string[]> {
  await take(statementOf([...FRAME, ...entries]));
  const found = namesOf(await compareAll(test.db, 'bank', { at: AT }));
  expect(found.filter((name) => INTEREST.includes(name))).toEqual(INTEREST);
  return found.filter((name) => !INTEREST.includes(name));
}

const debit = (payoutId: string, minor: bigint, changes: Partial<Entry> = {}): Entry => ({
  payoutId,
  minor: -minor,
  day: BOOKED,
  ...changes,
});

it('a clean world has no difference: paid, rejected, returned, on its way, and booked as a batch', async () => {
  const { db } = test;
  const plain = await pay('sepa', 5_000n);
  const returned = await pay('wire', 700n, ['paid', 'returned']);
  await pay('sepa', 300n, ['failed']);
  const bounced = await pay('sepa', 400n, ['failed']);
  const ach = await pay('ach', 900n);
  const failed = await pay('ach', 800n, ['failed']);
  // Its account was removed while it waited for a file, so the bank never had it.
  await pay('ach', 850n, ['failed']);
  const batched = [await pay('sepa', 11n), await pay('sepa', 22n), await pay('wire', 44n)];
  const file = await inTransaction(db, (tx) =>
    recordBankFile({ tx, at: LEFT }, { format: 'pain.001', payDay: BOOKED, payoutIds: batched }),
  );
  const nacha = await inTransaction(db, (tx) =>
    recordBankFile({ tx, at: LEFT }, { format: 'nacha', payDay: BOOKED, payoutIds: [ach, failed] }),
  );
  const messageId = messageIdOf(file.file.id);
  const entries = [
    debit(plain, 5_000n),
    debit(returned, 700n),
    debit(returned, -700n),
    debit(bounced, 400n),
    debit(bounced, -400n),
    { batch: { messageId, blockId: `${messageId}-1` }, minor: -33n, day: BOOKED },
    { batch: { messageId, blockId: `${messageId}-2` }, minor: -44n, day: BOOKED },
  ];
  const trace = nacha.transfers.find(({ payoutId }) => payoutId === failed)?.traceSequence ?? 0;
  await take(returnsOf([{ payoutId: failed, traceSequence: trace, minor: 800n }], BOOKED));
  await take(returnsOf([], FIRST));
  await take(returnsOf([], LAST));
  expect(await compare(entries)).toEqual([]);
  expect((await listQueue(db, 'bank')).map(({ reference }) => reference)).toEqual(['S1/1', 'S1/2']);
});

it('finds each planted difference once', async () => {
  const { db } = test;
  const ids = [];
  for (let made = 0; made < 8; made += 1) ids.push(await pay('sepa', 1_000n));
  const [amount, currency, date, missing, twice, fee, back, fine] = ids as [string, ...string[]];
  const overdue = await pay('wire', 500n, []);
  const unreturned = await pay('sepa', 600n, ['paid', 'returned']);
  const half = await pay('sepa', 650n, ['failed']);
  const ach = await pay('ach', 900n);
  const quiet = await pay('ach', 950n, ['failed']);
  const nacha = await inTransaction(db, (tx) =>
    recordBankFile({ tx, at: LEFT }, { format: 'nacha', payDay: BOOKED, payoutIds: [ach, quiet] }),
  );
  const transfers = await listBankFileTransfers(db, nacha.file.id);
  const trace = transfers.find(({ payoutId }) => payoutId === ach)?.traceSequence ?? 0;
  // The bank returned a payout that the ledger has as paid, and not the one that the ledger has as failed.
  await take(returnsOf([{ payoutId: ach, traceSequence: trace, minor: 900n }], BOOKED));
  await take(returnsOf([], FIRST));
  await take(returnsOf([{ payoutId: ach, traceSequence: 9_999_999, minor: 5n }], LAST));
  const batch = { messageId: messageIdOf(nacha.file.id) };
  const found = await compare([
    debit(amount, 1_010n),
    { ...debit(String(currency), 1_000n), currency: 'EUR' },
    debit(String(date), 1_000n, { day: '2026-12-10' }),
    debit(String(twice), 1_000n),
    debit(String(twice), 1_000n),
    debit(String(fee), 1_025n, { transferMinor: 1_000n }),
    debit(String(back), 1_000n),
    debit(String(back), -1_000n),
    debit(String(fine), 1_000n),
    debit(unreturned, 600n),
    debit(half, 650n),
    { batch, minor: -1_850n, day: BOOKED },
    { endToEndId: 'RENT', minor: -200n, day: BOOKED },
  ]);
  const file = nacha.file.id;
  expect(found).toEqual(
    [
      `other_amount payout ${amount}`,
      `other_date payout ${date}`,
      `missing_there payout ${missing}`,
      `duplicate payout ${twice}`,
      `other_fee payout ${fee}`,
      `missing_here payout_return ${back}`,
      `missing_there payout ${overdue}`,
      `missing_there payout_return ${unreturned}`,
      `missing_there payout_return ${half}`,
      `missing_here payout_return ${ach}`,
      `missing_there payout_return ${quiet}`,
      `other_currency payout ${file}`,
      'unknown_reference other S1/15',
      `unknown_reference payout_return nacha/9999999/${ach.slice(-15).toUpperCase()}`,
    ].sort(),
  );
  expect(await compareAll(db, 'bank', { at: AT })).toEqual([]);
});

it('another currency of a transfer is found', async () => {
  const id = await pay('wire', 1_000n, ['paid'], { currency: 'GBP' });
  expect(await compare([debit(id, 1_000n)])).toEqual([`other_currency payout ${id}`]);
});

it('the same file twice changes nothing, and neither does a broken one', async () => {
  const content = statementOf(FRAME);
  expect(await take(content)).toEqual({ readBeforeAt: undefined, lines: 2, fresh: 2 });
  expect(await take(content, 'again')).toEqual({ readBeforeAt: AT, lines: 0, fresh: 0 });
  const broken = statementOf([...FRAME, { endToEndId: 'X', minor: -5n, day: LAST }], 'S2');
  await expect(take(broken.replace('5.00', '6.00').replace('0.05', '0.06'))).rejects.toThrow(
    'the closing balance differs from the opening balance plus the entries',
  );
  await runStatement(test.db, 'DELETE FROM reconciliation_files');
  expect(await take(content)).toEqual({ readBeforeAt: undefined, lines: 2, fresh: 0 });
});

it('a statement that was read before with other money is refused', async () => {
  await take(statementOf(FRAME));
  const [first, last] = FRAME as [Entry, Entry];
  await expect(take(statementOf([first, { ...last, minor: 2n }]))).rejects.toThrow(
    'The movement S1/2 was read before with another amount.',
  );
});

it.each([
  ['<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"/>', 'the file is a pain.002'],
  ['<html></html>', 'no message of ISO 20022'],
  ['date,amount\n', 'the format is unknown'],
  ['balance_transaction_id,gross\n', 'line 1: export these columns too: created_utc, currency, fee'],
])('says what is wrong with %j', async (content, message) => {
  await expect(take(content)).rejects.toThrow(message);
});

it('closes a difference once the ledger has caught up', async () => {
  const id = await pay('ach', 900n);
  const { transfers } = await inTransaction(test.db, (tx) =>
    recordBankFile({ tx, at: LEFT }, { format: 'nacha', payDay: BOOKED, payoutIds: [id] }),
  );
  const traceSequence = transfers[0]?.traceSequence ?? 0;
  await take(returnsOf([{ payoutId: id, traceSequence, minor: 900n }], BOOKED));
  const at = new Date(Date.parse(`${BOOKED}T12:00:00Z`) + DAY_MS / 2);
  expect(await compareAll(test.db, 'bank', { at })).toEqual([]);
  expect(namesOf(await compareAll(test.db, 'bank', { at: shiftByDays(at, 1) }))).toEqual([
    `missing_here payout_return ${id}`,
  ]);
  const { secrets } = gatewaysOf(test.db);
  const answer = { state: 'returned' as const, reference: 'bank', failure: { code: 'R03', message: 'No.' } };
  const order = { payoutId: id, answer };
  await inTransaction(test.db, (tx) => settlePayout({ tx, at: SETTLED, secrets }, order));
  expect(await compareAll(test.db, 'bank', { at: AT })).toEqual([]);
  expect(await listQueue(test.db, 'bank')).toEqual([
    expect.objectContaining({ reference: id, status: 'resolved', resolution: 'disappeared' }),
  ]);
});
