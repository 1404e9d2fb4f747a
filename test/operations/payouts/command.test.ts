/** `payouts` leads an operator from a payout to its file, and from the bank's answer to the payout. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer, fetch, list, make, release, type Run } from '../../../admin/bank-files';
import { transfer } from '../../../admin/cash-transfers';
import { resolve, stop } from '../../../admin/payout-decisions';
import { UserError } from '../../../admin/console';
import { type Place } from '../../../admin/command';
import { readConfig } from '../../../config';
import { bankFileId } from '../../../gateways/payouts/bank-files';
import { FILE_SETTINGS, FileBank } from '../../factories/bank-payouts';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { findBroken } from '../../support/broken-invariants';
import { buildActor } from '../../factories';
import { returnsOf } from '../../factories/outside-files';
import { askForPayout, balanceOf, payoutOf } from '../../support/payouts';

let test: TestDatabase;
let bank: FileBank;
let lines: string[];
beforeEach(async () => {
  test = await openTestDatabase();
  bank = new FileBank(test.db);
  lines = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(...String(text).trimEnd().split('\n'));
    return true;
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  bank.close();
  await test.close();
});

const never = () => {
  throw new Error('the action asked for more than its settings');
};

async function run(action: (run: Run) => Promise<number>, changes: Partial<Run> = {}): Promise<string[]> {
  lines = [];
  const place: Place = {
    call: (command, args = '') => `admin ${command} ${args}`,
    directory: bank.directory,
    settings: never,
    running: never,
    withDatabase: never,
  };
  const config = readConfig({ ...FILE_SETTINGS, BANK_FILES_DIR: bank.directory });
  const given = {
    db: test.db,
    config,
    place,
    operands: [],
    key: '',
    day: undefined,
    isBack: false,
    reason: undefined,
    at: new Date(),
    ...changes,
  };
  lines.unshift(`ends with ${String(await action(given))}`);
  return lines;
}

it('releases, makes, fetches and answers', async () => {
  const id = await bank.pay(await bank.buildPayee());
  const batchId = bankFileId('nacha', [id]);
  const [first, second] = [await bank.operator(0), await bank.operator(1)];
  expect(await run(list)).toEqual(['ends with 0', 'Payouts that wait for a batch: 1']);
  expect(await run(make)).toContain('No file was made. Two operators must release a batch first.');

  expect(await run(release, { key: first.key })).toEqual([
    'ends with 0',
    `${batchId}  nacha  1 payouts, 10.00 USD`,
    `Another operator releases it too: admin payouts release ${batchId}`,
  ]);
  expect(await run(make)).toContain('No file was made. Two operators must release a batch first.');
  expect(await run(release, { key: second.key, operands: [batchId] })).toContain(
    'Two operators have released it. Next: admin payouts file',
  );
  expect(await run(list)).toContain(
    `${batchId}  nacha  1 payouts, 10.00 USD  is released, and its file can be made`,
  );

  expect(await run(make)).toContain(
    `${batchId} is made. Take it to the bank: admin payouts fetch ${batchId} PATH`,
  );
  expect(await run(list)).toContain(`${batchId}  nacha  1 payouts, 10.00 USD  waits for its way to the bank`);
  await run(fetch, { operands: [batchId, 'out.ach'] });
  const path = join(bank.directory, 'out.ach');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, 'utf8').slice(0, 13)).toBe('101 021000021');
  await expect(run(fetch, { operands: [batchId, 'out.ach'] })).rejects.toThrow(UserError);

  const traceSequence = await bank.traceOf(batchId, id);
  const file = returnsOf([{ payoutId: id, traceSequence, minor: 1_000n }], '2026-12-03');
  writeFileSync(join(bank.directory, 'back.ach'), file);
  expect(await run(answer, { operands: ['back.ach'] })).toEqual([
    'ends with 0',
    'back.ach (nacha): paid 0, failed 1, returned 0, corrected 0, unchanged 0, foreign 0, unclear 0',
  ]);
  expect(await payoutOf(test.db, id)).toMatchObject({ status: 'failed', failureCode: 'R03' });
  expect((await run(answer, { operands: ['back.ach'] }))[1]).toMatch(
    /^back\.ach was read before, at .*Z\. Nothing/,
  );
});

it('ends with 1 and says where if something is unclear', async () => {
  const id = await bank.pay(await bank.buildPayee());
  const traceSequence = await bank.traceOf(await bank.makeFile(), id);
  const file = returnsOf([{ payoutId: id, traceSequence, minor: 999n }], '2026-12-03');
  writeFileSync(join(bank.directory, 'back.ach'), file);
  const said = await run(answer, { operands: ['back.ach'] });
  expect([said[0], said[2]]).toEqual([
    'ends with 1',
    expect.stringMatching(/^ {2}line 4: The amount is not that of payout_/),
  ]);
});

it('releases nothing without a live key of an operator', async () => {
  await bank.pay(await bank.buildPayee());
  await expect(run(release, { key: 'gp_sandbox_wrong' })).rejects.toThrow(UserError);
});

it('books a transfer that two operators state, and lists it meanwhile', async () => {
  const operands = ['po_1', '2026-11-16', '250.00', 'USD'];
  const [first, second] = [await bank.operator(0), await bank.operator(1)];
  const said = 'po_1  250.00 USD from sandbox to the bank on 2026-11-16';
  expect(await run(transfer, { operands, key: first.key })).toContain(said);
  expect(await run(list)).toContain(`${said}  waits for a second operator`);
  expect(await run(transfer, { operands, key: second.key })).toContain(
    'Two operators have stated it. It is booked.',
  );
  expect(await balanceOf(test.db, 'cash/bank')).toBe(-25_000n);
  await expect(run(transfer, { operands: ['po_1', 'soon', '1.00', 'USD'] })).rejects.toThrow(UserError);
});

describe('stop', () => {
  it('holds a payout that has not left, and says why to its members', async () => {
    const { id } = await askForPayout(test.db, await bank.buildPayee(), { means: bank.gateways.payouts });
    const { key } = await bank.operator(0);
    await run(stop, { operands: [id], key, reason: 'The member called.' });
    expect(await payoutOf(test.db, id)).toMatchObject({ status: 'held', holdReason: 'The member called.' });
    await expect(run(stop, { operands: [id], key, reason: 'Again.' })).rejects.toThrow('The payout is held.');
  });

  it('gives the money of a payout back that waits for a file, and no file takes it', async () => {
    const id = await bank.pay(await bank.buildPayee());
    const [batchId = ''] = await bank.releaseAll();
    const { key } = await bank.operator(0);
    expect(await run(stop, { operands: [id], key, reason: 'The bank closes.' })).toContain(
      `${id} has failed, and the charity has its money back.`,
    );
    expect(await payoutOf(test.db, id)).toMatchObject({ status: 'failed', failureCode: 'STOPPED' });
    expect(await bank.decide(batchId)).toMatchObject({ fileId: null });
    expect(await findBroken(test.db)).toEqual([]);
  });

  it('refuses a payout that a file has, an operator of the charity, and a missing reason', async () => {
    const payee = await bank.buildPayee();
    const id = await bank.pay(payee);
    const { key } = await bank.operator(0);
    const partial = await buildActor(test.db, { isOperator: true, memberOf: payee.charity.id });
    const refused = run(stop, { operands: [id], key: partial.key, reason: 'Mine.' });
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(run(stop, { operands: [id], key })).rejects.toThrow(UserError);
    const fileId = await bank.makeFile();
    await expect(run(stop, { operands: [id], key, reason: 'Late.' })).rejects.toThrow(fileId);
    expect((await payoutOf(test.db, id)).status).toBe('in_transit');
  });
});

describe('resolve', () => {
  const say = (number: number, id: string, outcome: string) =>
    bank
      .operator(number)
      .then(({ key }) => run(resolve, { operands: [id, outcome], key, reason: 'The bank called.' }));

  it('books what two operators say became of a payout in a file', async () => {
    const id = await bank.pay(await bank.buildPayee());
    await expect(say(0, id, 'paid')).rejects.toThrow('in no file');
    await bank.makeFile();
    expect(await say(0, id, 'failed')).toContain(
      `Another operator asks the bank and says the same: ${id} failed`,
    );
    expect(await run(list)).toContain(`${id}  failed  waits for a second operator`);
    await expect(say(0, id, 'failed')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await payoutOf(test.db, id)).status).toBe('in_transit');
    expect(await say(1, id, 'failed')).toContain(
      `Two operators have said that ${id} is failed. It is booked.`,
    );
    expect(await payoutOf(test.db, id)).toMatchObject({ status: 'failed', failureCode: 'NOT_PAID' });
    expect(await run(list)).not.toContain(`${id}  failed  waits for a second operator`);
    expect(await findBroken(test.db)).toEqual([]);
  });

  it('takes another outcome as a new statement, and returns only what was paid', async () => {
    const id = await bank.pay(await bank.buildPayee());
    await bank.makeFile();
    await expect(say(0, id, 'returned')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(say(0, id, 'lost')).rejects.toThrow('is no outcome');
    await say(0, id, 'failed');
    await say(1, id, 'paid');
    expect((await payoutOf(test.db, id)).status).toBe('in_transit');
    await say(0, id, 'paid');
    expect((await payoutOf(test.db, id)).status).toBe('paid');
    await say(0, id, 'returned');
    await say(1, id, 'returned');
    expect(await payoutOf(test.db, id)).toMatchObject({ status: 'returned', failureCode: 'SENT_BACK' });
    expect(await findBroken(test.db)).toEqual([]);
  });
});

it('refuses a file of another form', async () => {
  writeFileSync(join(bank.directory, 'letter'), 'Dear customer');
  await expect(run(answer, { operands: ['letter'] })).rejects.toThrow(/the format is unknown/);
});

it('a day on which no bank pays decides nothing, and a later day is taken', async () => {
  await bank.pay(await bank.buildPayee());
  const [batchId = ''] = await bank.releaseAll();
  const at = new Date('2026-12-01T10:00:00.000Z');
  await expect(run(make, { day: '2026-12-25', at })).rejects.toThrow(/a weekend or a holiday/);
  await expect(run(make, { day: '2026-11-30', at })).rejects.toThrow(/in the past/);
  await expect(run(make, { day: 'soon', at })).rejects.toThrow(/not a valid date/);
  expect(await run(list)).toContainEqual(expect.stringContaining('its file can be made'));
  await run(make, { day: '2026-12-28', at });
  expect(await bank.fetch(batchId)).toContain('261228');
});
