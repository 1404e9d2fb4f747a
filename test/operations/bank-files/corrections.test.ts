/** A corrected account cools off before it is paid: payouts wait for that, and one file corrects an account once. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBroken } from '../../support/broken-invariants';
import { inTransaction, selectRows } from '../../../db/database';
import { findPayoutAccount, updatePayoutAccount } from '../../../db/queries/payout-accounts/accounts';
import { type Payout } from '../../../db/queries/payouts/payouts';
import { requireRow } from '../../../domain/errors';
import { COOLING_OFF_HOLD } from '../../../domain/payouts/payout';
import { openBankAnswer } from '../../../gateways/payouts/answers/open-answer';
import { takeBankAnswer, type TakenAnswer } from '../../../operations/bank-files/take-bank-answer';
import { endAccountCoolingOff } from '../../../operations/payout-accounts/cooling-off';
import { acceptHolders } from '../../../operations/payout-accounts/judge-holders';
import { refuseAccount } from '../../../operations/payout-accounts/decide-account';
import { openDetails } from '../../../operations/payout-accounts/sealed-details';
import { decidePayout } from '../../../operations/payouts/decide-payout';
import { ACCOUNT_NUMBER, FileBank, MADE_AT } from '../../factories/bank-payouts';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { buildOperator } from '../../factories/operators';
import { returnsOf } from '../../factories/outside-files';
import { type Payee } from '../../factories/payees';
import { askForPayout, payoutOf } from '../../support/payouts';

let test: TestDatabase;
let bank: FileBank;
let directory: string;
beforeEach(async () => {
  test = await openTestDatabase();
  bank = new FileBank(test.db);
  directory = mkdtempSync(join(tmpdir(), 'giving-corrections-'));
});
afterEach(async () => {
  rmSync(directory, { recursive: true });
  bank.close();
  await test.close();
});

const COOLED_AT = new Date('2026-12-04T10:00:00.000Z');
const CODES: Record<string, string> = {
  C01: '5554443332',
  C02: '021000021',
  C03: '021000021   5554443332',
  C04: 'MAPLE STREET FOODBANK',
};

interface Sent {
  payee: Payee;
  payoutId: string;
  traceSequence: number;
}

async function sendAch(): Promise<Sent> {
  const payee = await bank.buildPayee();
  const payoutId = await bank.pay(payee);
  return { payee, payoutId, traceSequence: await bank.traceOf(await bank.makeFile(), payoutId) };
}

/** Applies a file with these corrections of one payout's account. */
async function correct({ payoutId, traceSequence }: Sent, ...codes: string[]): Promise<TakenAnswer> {
  const entries = codes.map((given) => {
    const [code = '', corrected = CODES[code] ?? ''] = given.split('=');
    return { payoutId, traceSequence, minor: 0n, code, corrected };
  });
  const path = join(directory, 'answer');
  writeFileSync(path, returnsOf(entries, '2026-12-03'));
  const answer = await openBankAnswer(path);
  const { secrets } = bank.gateways;
  return inTransaction(test.db, (tx) =>
    takeBankAnswer({ tx, at: MADE_AT, secrets }, { ...answer, environment: 'production' }),
  );
}

async function accountOf({ account }: Payee) {
  const row = requireRow(await findPayoutAccount(test.db, account.id), account.id);
  return { row, details: openDetails(bank.gateways.secrets, row) };
}

const ask = (payee: Payee): Promise<Payout> =>
  askForPayout(test.db, payee, { means: bank.gateways.payouts, amount: '10.00' });
const leave = (payoutId: string) => bank.activities.leavePayout({ payoutId, nowMs: Date.now() + 3_600_000 });
const endCoolingOff = ({ account }: Payee) => {
  const { secrets } = bank.gateways;
  const order = { accountId: account.id };
  return inTransaction(test.db, (tx) =>
    endAccountCoolingOff({ tx, at: COOLED_AT, secrets }, order.accountId),
  );
};
const refuse = ({ charity, account, member }: Payee) =>
  inTransaction(test.db, (tx) =>
    refuseAccount(
      {
        tx,
        at: MADE_AT,
        actor: { ...member, credentialId: member.userId },
        secrets: bank.gateways.secrets,
      },
      {
        charityId: charity.id,
        payoutAccountId: account.id,
        reason: 'Our bank knows of no change.',
      },
    ),
  );
async function decide(payoutId: string, decision: 'hold' | 'release', reason = 'We ask.') {
  const actor = await buildOperator(test.db);
  const order = { payoutId, decision, reason };
  return inTransaction(test.db, (tx) => decidePayout({ tx, at: MADE_AT, actor }, order));
}

describe('a payout that would leave while its account cools off', () => {
  let sent: Sent;
  let payoutId: string;
  beforeEach(async () => {
    sent = await sendAch();
    ({ id: payoutId } = await ask(sent.payee));
    await correct(sent, 'C03');
  });

  it('waits with a hold that says why, and leaves for the corrected account after the cooling-off', async () => {
    expect(await leave(payoutId)).toEqual({ status: 'held', waitsForAccount: true });
    expect(await payoutOf(test.db, payoutId)).toMatchObject({
      holdReason: COOLING_OFF_HOLD,
      failureCode: null,
    });
    expect(await bank.activities.readPayout({ payoutId })).toEqual({ status: 'held', waitsForAccount: true });
    await endCoolingOff(sent.payee);
    expect(await bank.wakesOf(payoutId)).toBe(1);
    expect(await bank.activities.readPayout({ payoutId })).toEqual({ status: 'scheduled' });
    expect(await leave(payoutId)).toEqual({ status: 'in_transit' });
    await bank.send(payoutId);
    expect(await bank.fetch(await bank.makeFile())).toContain('6220210000215554443332');
    expect(await findBroken(test.db)).toEqual([]);
  });

  it('fails and gives its money back if a member stops the account', async () => {
    await leave(payoutId);
    await refuse(sent.payee);
    expect(await bank.wakesOf(payoutId)).toBe(1);
    expect(await leave(payoutId)).toEqual({ status: 'failed' });
    expect(await payoutOf(test.db, payoutId)).toMatchObject({ failureCode: 'ACCOUNT_NOT_ACTIVE' });
    expect(await findBroken(test.db)).toEqual([]);
  });

  it('still waits when a reviewer accepts the holder meanwhile', async () => {
    await leave(payoutId);
    const { charity, account } = sent.payee;
    await updatePayoutAccount(test.db, account.id, { isHolderAccepted: false });
    const { secrets } = bank.gateways;
    const approval = { charityId: charity.id, persons: ['user_reviewer'] };
    await inTransaction(test.db, (tx) => acceptHolders({ tx, at: MADE_AT, secrets }, approval));
    expect((await accountOf(sent.payee)).row).toMatchObject({
      status: 'cooling_off',
      isHolderAccepted: true,
    });
    expect(await payoutOf(test.db, payoutId)).toMatchObject({ holdReason: COOLING_OFF_HOLD });
    expect(await bank.wakesOf(payoutId)).toBe(0);
  });

  it('is released by no operator earlier, and stays if one holds it on top', async () => {
    await leave(payoutId);
    await expect(decide(payoutId, 'release')).rejects.toThrow('when the cooling-off of its account ends');
    await decide(payoutId, 'hold');
    await endCoolingOff(sent.payee);
    expect(await payoutOf(test.db, payoutId)).toMatchObject({ status: 'held', holdReason: 'We ask.' });
    await decide(payoutId, 'release');
    expect(await leave(payoutId)).toEqual({ status: 'in_transit' });
  });
});

it('a payout that an operator held with the words of a cooling-off leaves only when one releases it', async () => {
  const sent = await sendAch();
  const { id: payoutId } = await ask(sent.payee);
  await decide(payoutId, 'hold', COOLING_OFF_HOLD);
  await correct(sent, 'C03');
  await endCoolingOff(sent.payee);
  expect(await bank.activities.readPayout({ payoutId })).toEqual({ status: 'held' });
  await decide(payoutId, 'release');
  expect(await leave(payoutId)).toEqual({ status: 'in_transit' });
});

describe('a payout that waits for a file while its account cools off', () => {
  it('joins no batch until the cooling-off is over', async () => {
    const sent = await sendAch();
    const waiting = await bank.pay(sent.payee);
    await correct(sent, 'C03');
    expect(await bank.release(0)).toEqual([]);
    await endCoolingOff(sent.payee);
    const [batch] = await bank.release(0);
    expect(batch).toBeDefined();
    expect(await payoutOf(test.db, waiting)).toMatchObject({ status: 'in_transit' });
  });

  it('leaves its batch for a later one, and the others are paid', async () => {
    const sent = await sendAch();
    const waiting = await bank.pay(sent.payee);
    const other = await bank.pay(await bank.buildPayee());
    const [batchId = ''] = await bank.releaseAll();
    await correct(sent, 'C03');
    const { fileId, ...counts } = await bank.decide(batchId);
    expect(counts).toEqual({ failed: 0, postponed: 1 });
    expect(await bank.traceOf(fileId ?? '', other)).toBeGreaterThan(0);
    await endCoolingOff(sent.payee);
    const later = await bank.makeFile();
    expect(await bank.traceOf(later, waiting)).toBeGreaterThan(0);
  });

  it('keeps a batch of its own waiting, which is made afterwards', async () => {
    const sent = await sendAch();
    const waiting = await bank.pay(sent.payee);
    const [batchId = ''] = await bank.releaseAll();
    await correct(sent, 'C03');
    expect(await bank.decide(batchId)).toEqual({ fileId: null, failed: 0, postponed: 1 });
    await endCoolingOff(sent.payee);
    expect(await bank.decide(batchId)).toEqual({ fileId: batchId, failed: 0, postponed: 0 });
    expect(await bank.traceOf(batchId, waiting)).toBeGreaterThan(0);
  });
});

it('a correction to the values that the account already has starts no cooling-off', async () => {
  const sent = await sendAch();
  const before = await accountOf(sent.payee);
  expect(await correct(sent, `C01=${ACCOUNT_NUMBER}`)).toMatchObject({ corrected: 0, unchanged: 1 });
  expect(await accountOf(sent.payee)).toEqual(before);
});

describe('two corrections of one account in a file', () => {
  it('are made together, with one cooling-off and one mail', async () => {
    const sent = await sendAch();
    expect(await correct(sent, 'C01', 'C02')).toMatchObject({ corrected: 2, unclear: [] });
    const { row, details } = await accountOf(sent.payee);
    expect(row).toMatchObject({ status: 'cooling_off', last4: '3332' });
    expect(details).toMatchObject({ routingNumber: '021000021', accountNumber: '5554443332' });
    const starts = await selectRows(
      test.db,
      `SELECT 1 FROM outbox WHERE workflow_type = 'payoutAccount' AND workflow_id LIKE '%/corrected-%'`,
    );
    expect(starts).toHaveLength(1);
    const audits = await selectRows<{ details: { reason: string } }>(
      test.db,
      `SELECT details FROM audit_log WHERE action = 'payout_account.corrected'`,
    );
    expect(audits.map((audit) => audit.details.reason)).toEqual(['C01, C02']);
  });

  it('that contradict each other change nothing, and an operator sees both', async () => {
    const sent = await sendAch();
    const before = await accountOf(sent.payee);
    const taken = await correct(sent, 'C01', 'C03=021000021   9998887776');
    expect(taken).toMatchObject({ corrected: 0 });
    expect(taken.unclear.map(({ message }) => message.slice(0, 3))).toEqual(['C01', 'C03']);
    expect(await accountOf(sent.payee)).toEqual(before);
  });

  it('of which one can be held by no account change nothing', async () => {
    const sent = await sendAch();
    const before = await accountOf(sent.payee);
    expect((await correct(sent, 'C01=AB-1', 'C02')).unclear).toHaveLength(2);
    expect(await accountOf(sent.payee)).toEqual(before);
  });
});
