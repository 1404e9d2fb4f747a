/** Money of the processor reaches the bank once, and then payout runs pay charities by files. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBroken } from '../../support/broken-invariants';
import { inTransaction, selectRows } from '../../../db/database';
import { findActorByKeyHash } from '../../../db/queries/access/api-keys';
import { savePayoutSettings } from '../../../db/queries/payouts/settings';
import { type Day, dayOf, shiftByDays, startOfDay } from '../../../domain/days';
import { requireRow } from '../../../domain/errors';
import { hashKey } from '../../../gateways/secrets/tokens';
import { createStripeProcessor } from '../../../gateways/processors/stripe';
import { openOutsideFile } from '../../../gateways/reconciliation/outside-file';
import { stateTransfer, type TransferStatement } from '../../../operations/ledger/transfers';
import { noteDay, takeFile } from '../../../operations/reconciliation/take-file';
import { FileBank, MADE_AT } from '../../factories/bank-payouts';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { type Entry, statementOf } from '../../factories/outside-files';
import { payoutActivities, balanceOf, payoutOf } from '../../support/payouts';
import { compareAll, daysAround, namesOf, readDays } from '../../support/reconciliation';
import { StripeDouble } from '../../doubles/stripe/double';
import { failPayout, payOut } from '../../doubles/stripe/own-payouts';

let test: TestDatabase;
let double: StripeDouble;
let bank: FileBank;
beforeEach(async () => {
  [test, double] = await Promise.all([openTestDatabase(), StripeDouble.start()]);
  bank = new FileBank(test.db);
});
afterEach(async () => {
  bank.close();
  await Promise.all([test.close(), double.close()]);
});

/** Reads the processor's list as the daily workflow does. */
function readList(): Promise<number> {
  const gateways = { ...bank.gateways, processor: createStripeProcessor(double.settings) };
  return readDays(test.db, daysAround(new Date()), gateways);
}

/** One run of the schedule. Returns the payouts that it made. */
async function runSchedule(day: Day): Promise<string[]> {
  const activities = payoutActivities(test.db, bank.gateways);
  const cash = await activities.readCash();
  await activities.makeDuePayouts({ day, nowMs: Date.now(), after: '', cash });
  const rows = await selectRows<{ id: string }>(
    test.db,
    `SELECT id FROM payouts WHERE run_key IS NOT NULL ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

const inBank = async (currency = 'USD') => -(await balanceOf(test.db, 'cash/bank', currency));

it('a payout run pays by a file what the processor has paid out to the bank, and no more', async () => {
  const { charity } = await bank.buildPayee();
  await savePayoutSettings(test.db, { charityId: charity.id, schedule: 'daily', minimumMinor: 0n });
  const day = dayOf(new Date());
  expect(await runSchedule(day)).toEqual([]);

  payOut(double.world, { amount: 9_999 });
  await readList();
  expect(await inBank()).toBe(9_999n);
  expect(await runSchedule(day)).toEqual([]);

  payOut(double.world, { amount: 1 });
  await readList();
  const [id = ''] = await runSchedule(day);
  await bank.activities.leavePayout({ payoutId: id, nowMs: Date.now() + 3_600_000 });
  await bank.send(id);
  await bank.makeFile();
  expect(await bank.send(id, new Date(MADE_AT.getTime() + 2_000))).toEqual({ status: 'paid' });
  expect(await payoutOf(test.db, id)).toMatchObject({ status: 'paid', provider: 'file', netMinor: 10_000n });
  expect(await inBank()).toBe(0n);
  expect(await balanceOf(test.db, 'cash/stripe')).toBe(10_000n);
  expect(await findBroken(test.db)).toEqual([]);
});

it('a transfer counts once it has arrived, once, and goes back when the bank refuses it', async () => {
  const id = payOut(double.world, { amount: 700 });
  payOut(double.world, { amount: 300, arrivesInDays: 2 });
  await readList();
  await Promise.all([readList(), readList()]);
  expect(await inBank()).toBe(700n);
  expect(await compareAll(test.db, 'processor', { processor: 'stripe' })).toEqual([]);

  failPayout(double.world, id);
  await readList();
  expect(await inBank()).toBe(0n);
  const kinds = await selectRows(test.db, `SELECT kind FROM ledger_transactions`);
  expect(kinds).toEqual([{ kind: 'cash_moved' }, { kind: 'cash_moved' }]);
  const later = { at: shiftByDays(new Date(), 30), processor: 'stripe' as const };
  // Nobody has read the list since it arrived.
  expect(await compareAll(test.db, 'processor', later)).toMatchObject([
    { kind: 'missing_here', movement: 'transfer', theirs: '-3.00 USD' },
  ]);
  expect(await findBroken(test.db)).toEqual([]);
});

describe('what an operator states', () => {
  const DAY = '2026-11-16';
  const STATED = {
    processor: 'stripe',
    reference: 'po_of_before',
    movement: 'transfer',
    currency: 'USD',
    amountMinor: 500n,
    movedAt: startOfDay(DAY),
  } as const;

  async function state(number: number, changes: Partial<TransferStatement> = {}) {
    const { key } = await bank.operator(number);
    const actor = requireRow(await findActorByKeyHash(test.db, hashKey(key)), key);
    return inTransaction(test.db, (tx) =>
      stateTransfer({ tx, at: new Date(), actor }, { ...STATED, ...changes }),
    );
  }

  it('counts when another operator states the same', async () => {
    expect(await state(0)).toMatchObject({ bookedAt: null });
    await expect(state(0)).rejects.toThrow(/Another operator must confirm/);
    // Another amount replaces the first statement, so nobody has confirmed it.
    expect(await state(1, { amountMinor: 600n })).toMatchObject({ bookedAt: null });
    expect(await inBank()).toBe(0n);
    await state(0, { amountMinor: 600n });
    expect(await inBank()).toBe(600n);
    await expect(state(2, { amountMinor: 600n })).rejects.toThrow(/already booked/);
    expect(await state(0, { movement: 'transfer_return' })).toMatchObject({ bookedAt: null });
    await state(1, { movement: 'transfer_return' });
    expect(await inBank()).toBe(100n);
    const actions = await selectRows<{ action: string }>(test.db, `SELECT action FROM audit_log ORDER BY id`);
    expect(actions.map(({ action }) => action)).toEqual([
      'cash_transfer.stated',
      'cash_transfer.stated',
      'cash_transfer.confirmed',
      'cash_transfer.stated',
      'cash_transfer.confirmed',
    ]);
    expect(await findBroken(test.db)).toEqual([]);
  });

  it('is refused in the future, under a name of ours, and once the processor lists it', async () => {
    await expect(state(0, { movedAt: shiftByDays(new Date(), 1) })).rejects.toThrow(/not arrived/);
    await expect(state(0, { reference: 'payout_1' })).rejects.toThrow(/name that the processor gave/);
    const reference = payOut(double.world, { amount: 700 });
    expect(await state(0, { reference })).toMatchObject({ bookedAt: null });
    await readList();
    await expect(state(1, { reference })).rejects.toThrow(/already booked/);
    expect(await inBank()).toBe(700n);
    expect(await findBroken(test.db)).toEqual([]);
  });

  it('and the processor does not list is a difference, and what the bank books belongs to it', async () => {
    await state(0);
    await state(1);
    const at = new Date('2026-12-20T04:00:00.000Z');
    const entry = (minor: bigint, day: string): Entry => ({
      minor,
      day,
      currency: 'USD',
      endToEndId: 'STRIPE',
    });
    const path = join(bank.directory, 'statement');
    writeFileSync(
      path,
      statementOf([entry(500n, '2026-11-18'), entry(500n, '2026-11-30'), entry(1n, '2026-12-19')]),
    );
    const file = await openOutsideFile(path);
    await inTransaction(test.db, (tx) => takeFile({ tx, at }, file));
    expect(namesOf(await compareAll(test.db, 'bank', { at }))).toEqual([
      'unknown_reference other S1/2',
      'unknown_reference other S1/3',
    ]);
    const days = [-8, 0, 8].map((shift) => dayOf(shiftByDays(STATED.movedAt, shift)));
    for (const day of days)
      await inTransaction(test.db, (tx) => noteDay({ tx, at }, { channel: 'stripe', day }));
    expect(namesOf(await compareAll(test.db, 'processor', { at, processor: 'stripe' }))).toEqual([
      'missing_there transfer po_of_before',
    ]);
  });

  it('and that the bank has not booked in time is missing there', async () => {
    await state(0);
    await state(1);
    const at = new Date('2026-12-20T04:00:00.000Z');
    const frame: Entry[] = ['2026-11-01', '2026-12-19'].map((day) => ({ minor: 1n, day, currency: 'USD' }));
    const path = join(bank.directory, 'statement');
    writeFileSync(path, statementOf(frame));
    const file = await openOutsideFile(path);
    await inTransaction(test.db, (tx) => takeFile({ tx, at }, file));
    expect(namesOf(await compareAll(test.db, 'bank', { at }))).toContain(
      'missing_there transfer po_of_before',
    );
  });
});
