/** The processor's movements are compared with the ledger: nothing in a clean world, and each planted difference once. */
import { playMoney } from '../../db/ledger/play';
import { type Database, inTransaction, runStatement, selectRows } from '../../../db/database';
import { DAY_MS } from '../../../domain/days';
import { newId } from '../../../new-id';
import { takeLines } from '../../../operations/reconciliation/take-file';
import { buildActor } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { buildPayee } from '../../factories/payees';
import { askForPayout, payoutActivities } from '../../support/payouts';
import { compareAll, daysAround, listQueue, namesOf, readDays } from '../../support/reconciliation';

let test: TestDatabase;
beforeEach(async () => {
  test = await openTestDatabase(16);
});
afterEach(() => test.close());

/** After everything that may still be on its way has arrived. */
const LATER = () => new Date(Date.now() + 30 * DAY_MS);

/** A payout that is paid, failed or returned, as the end of the account's number says. */
async function payOut(db: Database, last4: string): Promise<string> {
  const payee = await buildPayee(db, { account: { last4 } });
  const { id } = await askForPayout(db, payee, { speed: 'instant' });
  await payoutActivities(db).runToEnd(id, new Date());
  return id;
}

async function change(sql: string, ...bind: unknown[]): Promise<void> {
  await runStatement(test.db, sql, bind);
}

const LINE = 'UPDATE reconciliation_lines SET';

it('a clean world of gifts, refunds, disputes and payouts has no difference, however often it is compared', async () => {
  const { db } = test;
  const counts = await playMoney(db, { gifts: 300, clients: 8, seed: 28 });
  expect(
    Math.min(...[counts.completed, counts.refunds, counts.refundsFailed, counts.declined]),
  ).toBeGreaterThan(0);
  for (let round = 0; round < 20; round += 1) {
    for (const last4 of ['6789', '0001', '0002']) await payOut(db, last4);
  }
  const days = daysAround(new Date());
  expect(await readDays(db, days)).toBeGreaterThan(350);
  expect(await readDays(db, days)).toBe(0);
  expect(await compareAll(db, 'processor')).toEqual([]);
  expect(await compareAll(db, 'processor', { at: LATER() })).toEqual([]);
  expect(await listQueue(db, 'processor')).toEqual([]);
  // The clean run must have had something to compare on both sides.
  await change(`DELETE FROM reconciliation_lines WHERE movement = 'refund'`);
  const [{ refunds } = { refunds: 0 }] = await selectRows<{ refunds: number }>(
    db,
    `SELECT count(*)::int AS refunds FROM ledger_transactions WHERE kind = 'refunded'`,
  );
  expect(await compareAll(db, 'processor', { at: LATER() })).toHaveLength(refunds);
});

/** Plants a difference of each kind into what was read. Returns their names. */
async function plantEach(at: Date): Promise<{ expected: string[]; amount: string }> {
  const { db } = test;
  const gifts: string[] = [];
  for (let made = 0; made < 8; made += 1) gifts.push((await buildCompletedGift(db)).id);
  const [amount = '', currency, early, gone, twice, fee, kept, whole = ''] = gifts;
  const [paid, returned] = [await payOut(db, '6789'), await payOut(db, '0002')];
  await readDays(db, daysAround(new Date()));
  await change(`${LINE} amount_minor = 499 WHERE subject = $1`, amount);
  await change(`${LINE} currency = 'EUR' WHERE subject = $1`, currency);
  await change(`${LINE} moved_at = moved_at - interval '3 days' WHERE subject = $1`, early);
  await change('DELETE FROM reconciliation_lines WHERE subject = ANY($1::text[])', [gone, paid]);
  await change(
    `INSERT INTO reconciliation_lines SELECT source, reference || '/again', channel, subject, movement, currency, amount_minor,
       fee_minor, moved_at, read_at FROM reconciliation_lines WHERE subject = $1`,
    twice,
  );
  await change(`${LINE} fee_minor = 44 WHERE subject = $1`, fee);
  await change(`${LINE} fee_minor = 45 WHERE subject = $1`, kept);
  await change(
    `DELETE FROM reconciliation_lines WHERE subject = $1 AND movement = 'payout_return'`,
    returned,
  );
  const money = {
    channel: 'sandbox',
    currency: 'USD',
    amountMinor: -700n,
    feeMinor: null,
    movedAt: new Date(),
  };
  const lines = [
    { ...money, reference: 'txn_1', subject: 're_unknown', movement: 'refund' as const },
    { ...money, reference: 'txn_2', subject: whole, movement: 'refund' as const },
    { ...money, reference: 'txn_3', subject: 'txn_3', movement: 'fee' as const },
  ];
  await inTransaction(db, (tx) => takeLines({ tx, at }, { source: 'processor', lines }));
  const expected = [
    `other_amount charge ${amount}`,
    `other_currency charge ${currency}`,
    `other_date charge ${early}`,
    `missing_there charge ${gone}`,
    `duplicate charge ${twice}`,
    `other_fee charge ${fee}`,
    `missing_there payout ${paid}`,
    `missing_there payout_return ${returned}`,
    'unknown_reference refund re_unknown',
    `missing_here refund ${whole}`,
    'unknown_reference fee txn_3',
  ];
  return { expected: expected.sort(), amount };
}

it('finds each planted difference once, and closes one that disappears', async () => {
  const { db } = test;
  const at = LATER();
  const { expected, amount } = await plantEach(at);
  const found = await compareAll(db, 'processor', { at });
  expect(namesOf(found)).toEqual(expected);
  expect(found.find(({ kind }) => kind === 'other_amount')).toMatchObject({
    ours: '5.00 USD',
    theirs: '4.99 USD',
    amountMinor: 1n,
  });
  expect(found.find(({ kind }) => kind === 'duplicate')).toMatchObject({
    theirs: '2 times 5.00 USD',
    amountMinor: 500n,
  });
  expect(await compareAll(db, 'processor', { at })).toEqual([]);

  await change(`${LINE} amount_minor = 500 WHERE subject = $1`, amount);
  expect(await compareAll(db, 'processor', { at })).toEqual([]);
  const queue = await listQueue(db, 'processor');
  expect(queue).toHaveLength(expected.length);
  expect(queue.filter(({ status }) => status === 'resolved')).toEqual([
    expect.objectContaining({ reference: amount, resolution: 'disappeared' }),
  ]);
  await change(`${LINE} amount_minor = 499 WHERE subject = $1`, amount);
  expect(namesOf(await compareAll(db, 'processor', { at }))).toEqual([`other_amount charge ${amount}`]);
});

it('a movement is not missing on days that were not read, nor while the ledger may still book it', async () => {
  const { db } = test;
  const gift = await buildCompletedGift(db);
  expect(await compareAll(db, 'processor', { at: LATER() })).toEqual([]);
  await readDays(db, daysAround(new Date()));
  await change('DELETE FROM reconciliation_lines');
  const refund = { reference: 'txn_1', channel: 'sandbox', subject: gift.id, movement: 'refund' as const };
  const money = { currency: 'USD', amountMinor: -100n, feeMinor: null, movedAt: new Date() };
  await inTransaction(db, (tx) =>
    takeLines({ tx, at: new Date() }, { source: 'processor', lines: [{ ...refund, ...money }] }),
  );
  expect(namesOf(await compareAll(db, 'processor'))).toEqual([`missing_there charge ${gift.id}`]);
  expect(namesOf(await compareAll(db, 'processor', { at: LATER() }))).toEqual([
    `missing_here refund ${gift.id}`,
  ]);
});

it('refuses a movement whose amount changed', async () => {
  const line = {
    ...{ reference: 'txn_1', channel: 'stripe', subject: newId('donation'), movement: 'charge' as const },
    ...{ currency: 'USD', amountMinor: 100n, feeMinor: null, movedAt: new Date() },
  };
  const take = (amountMinor: bigint) =>
    inTransaction(test.db, (tx) =>
      takeLines({ tx, at: new Date() }, { source: 'processor', lines: [{ ...line, amountMinor }] }),
    );
  expect(await take(100n)).toBe(1);
  expect(await take(100n)).toBe(0);
  await expect(take(101n)).rejects.toThrow('The movement txn_1 was read before with another amount.');
});

it('events tell the platform of a difference and of its end', async () => {
  const { db } = test;
  await buildActor(db, { isOperator: true });
  const gift = await buildCompletedGift(db);
  await readDays(db, daysAround(new Date()));
  await change('UPDATE reconciliation_lines SET amount_minor = 1');
  await compareAll(db, 'processor');
  await change('UPDATE reconciliation_lines SET amount_minor = 500');
  await compareAll(db, 'processor');
  const events = await selectRows(
    db,
    `SELECT name, data->>'reference' AS reference FROM events WHERE name LIKE 'reconciliation.%' ORDER BY id`,
  );
  expect(events).toEqual([
    { name: 'reconciliation.difference_found', reference: gift.id },
    { name: 'reconciliation.difference_resolved', reference: gift.id },
  ]);
});
