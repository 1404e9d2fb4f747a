/** What a bank answers becomes the state of its payouts once, and what is unclear changes nothing. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBroken } from '../../support/broken-invariants';
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { findPayoutAccount, type PayoutAccountRow } from '../../../db/queries/payout-accounts/accounts';
import { listNewestMails } from '../../../db/queries/platform/mails';
import { requireRow } from '../../../domain/errors';
import { BankFileError } from '../../../domain/payouts/bank-file-error';
import { messageIdOf } from '../../../gateways/payouts/bank-files';
import { openBankAnswer } from '../../../gateways/payouts/answers/open-answer';
import { openMail } from '../../../letters/mails/write';
import { endAccountCoolingOff } from '../../../operations/payout-accounts/cooling-off';
import { refuseAccount } from '../../../operations/payout-accounts/decide-account';
import { openDetails } from '../../../operations/payout-accounts/sealed-details';
import { takeBankAnswer, type TakenAnswer } from '../../../operations/bank-files/take-bank-answer';
import { FileBank, IBAN_DETAILS, MADE_AT } from '../../factories/bank-payouts';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { reportOf, returnsOf, statementOf } from '../../factories/outside-files';
import { type Payee } from '../../factories/payees';
import { balanceOf, eventsOf, payoutOf } from '../../support/payouts';

let test: TestDatabase;
let bank: FileBank;
let directory: string;
beforeEach(async () => {
  test = await openTestDatabase();
  bank = new FileBank(test.db);
  directory = mkdtempSync(join(tmpdir(), 'giving-answers-'));
});
afterEach(async () => {
  rmSync(directory, { recursive: true });
  bank.close();
  await test.close();
});

/** 72 hours after the answer. */
const COOLED_AT = new Date('2026-12-04T10:00:00.000Z');
const DAY = '2026-12-03';
const NONE = { paid: 0, failed: 0, returned: 0, corrected: 0, unchanged: 0, foreign: 0, unclear: [] };

async function take(content: string): Promise<TakenAnswer> {
  const path = join(directory, 'answer');
  writeFileSync(path, content);
  const answer = await openBankAnswer(path);
  const { secrets } = bank.gateways;
  return inTransaction(test.db, (tx) =>
    takeBankAnswer({ tx, at: MADE_AT, secrets }, { ...answer, environment: 'production' }),
  );
}

interface Sent {
  payee: Payee;
  id: string;
  fileId: string;
  traceSequence: number;
}

async function sendAch(): Promise<Sent> {
  const payee = await bank.buildPayee();
  const id = await bank.pay(payee);
  const fileId = await bank.makeFile();
  return { payee, id, fileId, traceSequence: await bank.traceOf(fileId, id) };
}

async function sendEuros(count = 1): Promise<{ fileId: string; ids: string[] }> {
  const payee = await bank.buildPayee(IBAN_DETAILS, 'EUR');
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) ids.push(await bank.pay(payee, '10.00', 'EUR'));
  return { fileId: await bank.makeFile(), ids };
}

const statusesOf = (ids: string[]) =>
  Promise.all(ids.map(async (id) => (await payoutOf(test.db, id)).status));

async function accountOf({ payee }: Sent): Promise<PayoutAccountRow> {
  return requireRow(await findPayoutAccount(test.db, payee.account.id), payee.account.id);
}

const readMails = async () =>
  (await listNewestMails(test.db, 9)).map((mail) => openMail(bank.gateways, mail));

function endCoolingOff({ payee }: Sent): Promise<PayoutAccountRow> {
  const { secrets } = bank.gateways;
  const order = { accountId: payee.account.id };
  return inTransaction(test.db, (tx) =>
    endAccountCoolingOff({ tx, at: COOLED_AT, secrets }, order.accountId),
  );
}

async function countRows(): Promise<unknown> {
  return selectRows(
    test.db,
    `SELECT (SELECT count(*) FROM events) AS events, (SELECT count(*) FROM ledger_entries) AS entries,
            (SELECT count(*) FROM mails) AS mails, (SELECT count(*) FROM outbox) AS outbox`,
  );
}

describe('a NACHA return', () => {
  it('of a payout that is not paid yet fails it with its reason, and nothing more is paid to the account', async () => {
    const sent = await sendAch();
    const taken = await take(
      returnsOf([{ payoutId: sent.id, traceSequence: sent.traceSequence, minor: 1_000n }], DAY),
    );
    expect(taken).toMatchObject({ ...NONE, failed: 1 });
    expect(await payoutOf(test.db, sent.id)).toMatchObject({ status: 'failed', failureCode: 'R03' });
    expect(await accountOf(sent)).toMatchObject({ status: 'disabled', disabledReason: 'returned' });
    expect(await balanceOf(test.db, 'cash/bank')).toBe(0n);
    // Once when the file was fetched, and once for this answer.
    expect(await bank.wakesOf(sent.id)).toBe(2);
    expect(await bank.send(sent.id)).toEqual({ status: 'failed' });
    expect(await findBroken(test.db)).toEqual([]);
  });

  it('of a paid payout returns it', async () => {
    const sent = await sendAch();
    expect(await bank.send(sent.id, new Date(MADE_AT.getTime() + 2_000))).toEqual({ status: 'paid' });
    const taken = await take(
      returnsOf([{ payoutId: sent.id, traceSequence: sent.traceSequence, minor: 1_000n }], DAY),
    );
    expect(taken).toMatchObject({ ...NONE, returned: 1 });
    expect(await eventsOf(test.db, sent.id)).toEqual([
      'payout.created',
      'payout.in_transit',
      'payout.paid',
      'payout.returned',
    ]);
    expect(await findBroken(test.db)).toEqual([]);
  });

  it('twice changes nothing, in the same file or in another one', async () => {
    const { id: payoutId, traceSequence } = await sendAch();
    const entries = [{ payoutId, traceSequence, minor: 1_000n }];
    await take(returnsOf(entries, DAY));
    const before = await countRows();
    expect(await take(returnsOf(entries, DAY))).toMatchObject({ ...NONE, readBeforeAt: MADE_AT });
    expect(await take(returnsOf(entries, DAY, 'B'))).toMatchObject({ ...NONE, unchanged: 1 });
    expect(await countRows()).toEqual(before);
  });

  it('of another amount, of a duplicate, or of somebody else’s entry changes nothing', async () => {
    const { id: payoutId, traceSequence } = await sendAch();
    const entry = { payoutId, traceSequence, minor: 1_000n };
    expect((await take(returnsOf([{ ...entry, minor: 999n }], DAY))).unclear).toHaveLength(1);
    expect((await take(returnsOf([{ ...entry, code: 'R24' }], DAY))).unclear).toHaveLength(1);
    const other = { ...entry, traceSequence: traceSequence + 1 };
    expect(await take(returnsOf([other], DAY))).toMatchObject({ ...NONE, foreign: 1 });
    const strange = { ...entry, payoutId: 'payout_00000000000000000000000000' };
    expect(await take(returnsOf([strange], DAY, 'B'))).toMatchObject({ ...NONE, foreign: 1 });
    expect((await payoutOf(test.db, payoutId)).status).toBe('in_transit');
  });

  it('in a broken file changes nothing, and the mended file counts', async () => {
    const { id: payoutId, traceSequence } = await sendAch();
    const file = returnsOf([{ payoutId, traceSequence, minor: 1_000n }], DAY);
    await expect(take(file.replace(/\n9000001/, '\n9000002'))).rejects.toThrow(BankFileError);
    expect((await payoutOf(test.db, payoutId)).status).toBe('in_transit');
    expect(await take(file)).toMatchObject({ failed: 1 });
  });
});

describe('a correction', () => {
  const correct = (
    { id: payoutId, traceSequence }: Sent,
    code: string,
    corrected: string,
    modifier?: string,
  ) => take(returnsOf([{ payoutId, traceSequence, minor: 0n, code, corrected }], DAY, modifier));

  it('mends the account, tells its members at each step, and pays the new number after the cooling-off', async () => {
    const sent = await sendAch();
    await runStatement(
      test.db,
      `INSERT INTO user_logins (user_id, email, password_hash, confirmed_at) VALUES ($1, 'member@example.org', 'x', now())`,
      [sent.payee.member.userId],
    );
    expect(await correct(sent, 'C03', '021000021   5554443332')).toMatchObject({ ...NONE, corrected: 1 });
    const account = await accountOf(sent);
    expect(account).toMatchObject({ status: 'cooling_off', last4: '3332', isHolderAccepted: true });
    expect(account.effectiveAt).toEqual(COOLED_AT);
    expect(openDetails(bank.gateways.secrets, account)).toMatchObject({
      ...{ routingNumber: '021000021', accountNumber: '5554443332', accountType: 'checking' },
    });
    const before = await countRows();
    expect(await correct(sent, 'C03', '021000021   5554443332', 'B')).toMatchObject({
      ...NONE,
      unchanged: 1,
    });
    expect(await countRows()).toEqual(before);
    const mails = await readMails();
    expect(mails.map(({ to }) => to)).toEqual(['member@example.org']);
    expect(mails[0]?.text).toContain('C03');
    expect(mails[0]?.text).not.toContain('5554443332');
    const events = await selectRows<{ last4: string }>(
      test.db,
      `SELECT DISTINCT data->>'last4' AS last4 FROM events WHERE name = 'payout_account.updated'`,
    );
    expect(events).toEqual([{ last4: '3332' }]);
    await expect(bank.pay(sent.payee)).rejects.toThrow();
    expect(await endCoolingOff(sent)).toMatchObject({ status: 'active' });
    expect(await readMails()).toHaveLength(2);
    await bank.pay(sent.payee);
    expect(await bank.fetch(await bank.makeFile())).toContain('6220210000215554443332');
  });

  it('starts one workflow, which ends the cooling-off after 72 hours', async () => {
    const sent = await sendAch();
    await correct(sent, 'C03', '021000021   5554443332');
    await correct(sent, 'C03', '021000021   5554443332', 'B');
    const starts = await selectRows<{ workflowId: string; input: object }>(
      test.db,
      `SELECT workflow_id, input FROM outbox WHERE workflow_type = 'payoutAccount' AND workflow_id LIKE '%/corrected-%'`,
    );
    const accountId = sent.payee.account.id;
    expect(starts).toEqual([
      {
        workflowId: `${accountId}/corrected-${MADE_AT.getTime()}`,
        input: { accountId, effectiveAtMs: COOLED_AT.getTime() },
      },
    ]);
  });

  it('that a member refuses is never paid, and one that comes meanwhile is for an operator to see', async () => {
    const sent = await sendAch();
    await correct(sent, 'C03', '021000021   5554443332');
    expect((await correct(sent, 'C03', '021000021   9998887776', 'B')).unclear).toHaveLength(1);
    const { secrets } = bank.gateways;
    const { charity, account, member } = sent.payee;
    const refusal = { charityId: charity.id, accountId: account.id, reason: 'Our bank knows of no change.' };
    await inTransaction(test.db, (tx) =>
      refuseAccount(
        { tx, at: MADE_AT, actor: { ...member, credentialId: member.userId }, secrets },
        {
          ...refusal,
        },
      ),
    );
    expect(await endCoolingOff(sent)).toMatchObject({ status: 'disabled', disabledReason: 'refused' });
    await expect(bank.pay(sent.payee)).rejects.toThrow();
  });

  it('of the holder to another name waits for a reviewer', async () => {
    const sent = await sendAch();
    expect(await correct(sent, 'C04', 'SOMEBODY ELSE LLC')).toMatchObject({ corrected: 1 });
    expect(await accountOf(sent)).toMatchObject({ isHolderAccepted: false });
  });

  it.each([
    ['C05', '27'],
    ['C13', ''],
    ['C01', 'AB-1'],
  ])('%s %s, which no account can hold, is for an operator to see', async (code, corrected) => {
    const sent = await sendAch();
    const before = await accountOf(sent);
    expect((await correct(sent, code, corrected)).unclear).toHaveLength(1);
    expect(await accountOf(sent)).toEqual(before);
  });
});

describe('a status report', () => {
  it('settles and rejects transfers, and the others follow the file', async () => {
    const { fileId, ids } = await sendEuros(3);
    const [first = '', second = ''] = ids;
    const transfers = [
      { payoutId: first, status: 'RJCT', reason: 'AC04' },
      { payoutId: second, status: 'ACSP' },
    ];
    expect(await take(reportOf(fileId, { status: 'ACSC', transfers }))).toMatchObject({
      ...NONE,
      paid: 1,
      failed: 1,
    });
    expect(await statusesOf(ids)).toEqual(['failed', 'in_transit', 'paid']);
    expect(await payoutOf(test.db, first)).toMatchObject({
      failureCode: 'AC04',
      failureMessage: 'The account is closed.',
    });
    expect(await findBroken(test.db)).toEqual([]);
  });

  it('that refuses a whole file fails its payouts', async () => {
    const { fileId, ids } = await sendEuros(2);
    expect(await take(reportOf(fileId, { status: 'RJCT' }))).toMatchObject({ ...NONE, failed: 2 });
    expect(await statusesOf(ids)).toEqual(['failed', 'failed']);
  });

  it('about a second copy of the file, or with an unknown status, changes nothing', async () => {
    const { fileId, ids } = await sendEuros();
    const [payoutId = ''] = ids;
    const copy = reportOf(fileId, { transfers: [{ payoutId, status: 'RJCT', reason: 'AM05' }] });
    expect((await take(copy)).unclear).toEqual([
      expect.objectContaining({ message: expect.stringContaining('AM05') as string }),
    ]);
    expect((await take(reportOf(fileId, { status: 'WHAT' }))).unclear).toHaveLength(1);
    expect(await statusesOf(ids)).toEqual(['in_transit']);
  });

  it('about a file that does not have the payout changes nothing', async () => {
    const { ids } = await sendEuros();
    const [payoutId = ''] = ids;
    const other = await sendEuros();
    const report = reportOf(other.fileId, { transfers: [{ payoutId, status: 'RJCT' }] });
    expect(await take(report)).toMatchObject({ ...NONE, foreign: 1 });
    expect(await statusesOf(ids)).toEqual(['in_transit']);
  });
});

describe('an account statement', () => {
  it('pays by a debit, and returns by a credit, also less what a bank kept', async () => {
    const { ids } = await sendEuros(2);
    const [first = '', second = ''] = ids;
    const debits = ids.map((payoutId) => ({ payoutId, minor: -1_000n, day: DAY }));
    expect(await take(statementOf(debits))).toMatchObject({ ...NONE, paid: 2 });
    expect(await statusesOf(ids)).toEqual(['paid', 'paid']);
    const back = statementOf([{ payoutId: first, minor: 990n, day: DAY }], 'S2');
    expect(await take(back)).toMatchObject({ ...NONE, returned: 1 });
    expect(await statusesOf([first, second])).toEqual(['returned', 'paid']);
    expect(await balanceOf(test.db, 'cash/bank', 'EUR')).toBe(1_000n);
    expect(await findBroken(test.db)).toEqual([]);
  });

  it('pays the transfers of a batch booking only if the sum is theirs', async () => {
    const { fileId, ids } = await sendEuros(2);
    const messageId = messageIdOf(fileId);
    const batch = { messageId, blockId: `${messageId}-1` };
    expect((await take(statementOf([{ batch, minor: -1_999n, day: DAY }]))).unclear).toHaveLength(1);
    expect(await statusesOf(ids)).toEqual(['in_transit', 'in_transit']);
    expect(await take(statementOf([{ batch, minor: -2_000n, day: DAY }], 'S2'))).toMatchObject({
      ...NONE,
      paid: 2,
    });
  });

  it('with another amount is unclear, and of strangers is ignored', async () => {
    const { ids } = await sendEuros();
    const [payoutId = ''] = ids;
    expect((await take(statementOf([{ payoutId, minor: -1_001n, day: DAY }]))).unclear).toHaveLength(1);
    expect(await take(statementOf([{ endToEndId: 'RENT', minor: -5n, day: DAY }], 'S2'))).toMatchObject(NONE);
    expect(await statusesOf(ids)).toEqual(['in_transit']);
  });
});
