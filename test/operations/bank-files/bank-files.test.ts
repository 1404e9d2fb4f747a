/** A file for a bank needs two operators, pays each payout once, and is the same whenever a process stops. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findBroken } from '../../support/broken-invariants';
import { inTransaction, runStatement } from '../../../db/database';
import { listAuditEntries } from '../../../db/queries/access/audit-log';
import { updatePayoutAccount } from '../../../db/queries/payout-accounts/accounts';
import {
  findFileOfPayout,
  listBankFileTransfers,
  listUnwrittenFiles,
} from '../../../db/queries/payouts/bank-files';
import { GivingError } from '../../../domain/errors';
import { BANK_FILE_KEPT_DAYS } from '../../../gateways/payouts/bank-files';
import { referenceOf } from '../../../domain/payouts/bank-transfer';
import { settlePayout } from '../../../operations/payouts/settle-payout';
import {
  ACCOUNT_NUMBER,
  FileBank,
  IBAN_DETAILS,
  MADE_AT,
  PRODUCTION_SETTINGS,
  US_DETAILS,
} from '../../factories/bank-payouts';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { askForPayout, eventsOf, payoutOf } from '../../support/payouts';

let test: TestDatabase;
let bank: FileBank;
beforeEach(async () => {
  test = await openTestDatabase(8);
  bank = new FileBank(test.db);
});
afterEach(async () => {
  bank.close();
  await test.close();
});

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('waits after it left, until two operators have released its file', async () => {
  const id = await bank.pay(await bank.buildPayee());
  expect(await bank.send(id)).toEqual({ status: 'in_transit' });
  const [batch] = await bank.release(0);
  expect(batch).toMatchObject({ format: 'nacha', approvedBy: null });
  const batchId = batch?.id ?? '';
  expect(await refusal(bank.decide(batchId))).toMatchObject({ code: 'CONFLICT' });
  expect(await refusal(bank.release(0, batchId))).toMatchObject({ code: 'FORBIDDEN' });
  expect(await refusal(bank.release(1, 'batch_none'))).toMatchObject({ code: 'NOT_FOUND' });
  expect(await findFileOfPayout(test.db, id)).toBeUndefined();
  await bank.release(1, batchId);
  expect(await refusal(bank.release(2, batchId))).toMatchObject({ code: 'CONFLICT' });
  expect(await bank.decide(batchId)).toEqual({ fileId: batchId, failed: 0, postponed: 0 });
  const { entries } = await listAuditEntries(test.db, { subjectId: batchId, limit: 9, offset: 0 });
  expect(entries.map(({ action, actorUserId }) => [action, actorUserId])).toEqual([
    ['bank_file.approved', bank.operators[1]?.userId],
    ['bank_file.released', bank.operators[0]?.userId],
  ]);
});

it('no second operator is one whose key the first one issued, or a person who is no operator', async () => {
  await bank.pay(await bank.buildPayee());
  const [batch] = await bank.release(0);
  const [first, second] = [await bank.operator(0), await bank.operator(1)];
  await runStatement(test.db, `UPDATE api_keys SET issued_by = ARRAY[$1] WHERE user_id = $2`, [
    first.userId,
    second.userId,
  ]);
  expect(await refusal(bank.release(1, batch?.id))).toMatchObject({ code: 'FORBIDDEN' });
  await runStatement(test.db, `UPDATE users SET is_operator = false WHERE id = $1`, [first.userId]);
  expect(await refusal(bank.release(0))).toMatchObject({ code: 'FORBIDDEN' });
});

it('is sealed and only its owner’s, and pays on the next banking day', async () => {
  const id = await bank.pay(await bank.buildPayee());
  const [batchId = ''] = await bank.releaseAll();
  await bank.decide(batchId);
  await bank.write(batchId);
  const [name = ''] = readdirSync(bank.directory);
  const path = join(bank.directory, name);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, 'utf8')).not.toContain(ACCOUNT_NUMBER);
  const content = await bank.fetch(batchId);
  expect(content).toContain(`622011401533${ACCOUNT_NUMBER}`);
  expect(content).toContain('261202');
  expect((await payoutOf(test.db, id)).expectedAt).toEqual(new Date('2026-12-02T00:00:00.000Z'));
  const gone = new Date(MADE_AT.getTime() + BANK_FILE_KEPT_DAYS * 86_400_000);
  await bank.gateways.bankFiles.removeOld(gone);
  expect(await refusal(bank.fetch(batchId))).toMatchObject({ code: 'CONFLICT' });
});

it('a NACHA payout is paid after two business days of silence, which begin when the file is fetched', async () => {
  const id = await bank.pay(await bank.buildPayee());
  const [batchId = ''] = await bank.releaseAll();
  await bank.decide(batchId);
  await bank.write(batchId);
  expect(await bank.send(id, new Date('2027-01-01'))).toEqual({ status: 'in_transit' });
  expect(await bank.wakesOf(id)).toBe(0);
  await bank.fetch(batchId);
  await bank.fetch(batchId, new Date('2026-12-20T10:00:00.000Z'));
  expect(await bank.wakesOf(id)).toBe(1);
  expect(await bank.send(id, MADE_AT)).toEqual({ status: 'in_transit', checkAgainInMs: 2_000 });
  expect(await bank.send(id, new Date(MADE_AT.getTime() + 2_000))).toEqual({ status: 'paid' });
  expect(await eventsOf(test.db, id)).toEqual(['payout.created', 'payout.in_transit', 'payout.paid']);
  expect(await findBroken(test.db)).toEqual([]);
});

it('many makers make one file with each payout once', async () => {
  const payee = await bank.buildPayee();
  const ids = [await bank.pay(payee), await bank.pay(payee), await bank.pay(payee)];
  const [batchId = ''] = await bank.releaseAll();
  const makers = Array.from({ length: 6 }, async () => {
    const { fileId } = await bank.decide(batchId);
    await bank.write(fileId ?? '');
    return fileId;
  });
  expect(await Promise.all(makers)).toEqual(Array(6).fill(batchId));
  const transfers = await listBankFileTransfers(test.db, batchId);
  expect(transfers.map(({ payoutId }) => payoutId)).toEqual(ids);
  expect(readdirSync(bank.directory)).toEqual([`${batchId}.sealed`]);
  const content = await bank.fetch(batchId);
  expect(content.split('\n').filter((line) => line.startsWith('6'))).toHaveLength(3);
  expect(await bank.release(0)).toEqual([]);
});

it('many first operators put each payout into one batch', async () => {
  const payee = await bank.buildPayee();
  await bank.pay(payee);
  await bank.pay(payee);
  await bank.operator(0);
  const batches = (await Promise.all([bank.release(0), bank.release(0), bank.release(0)])).flat();
  expect(batches).toHaveLength(1);
});

describe('a process that stops', () => {
  it('between the rows and the file leaves a file that the next command writes', async () => {
    const id = await bank.pay(await bank.buildPayee());
    const [batchId = ''] = await bank.releaseAll();
    await bank.decide(batchId);
    expect(readdirSync(bank.directory)).toEqual([]);
    expect(await refusal(bank.fetch(batchId))).toMatchObject({ code: 'CONFLICT' });
    expect(await listUnwrittenFiles(test.db)).toEqual([batchId]);
    await bank.write(batchId, new Date('2026-12-03T10:00:00.000Z'));
    expect(await listUnwrittenFiles(test.db)).toEqual([]);
    expect(await bank.fetch(batchId)).toContain(referenceOf(id).slice(-15));
  });

  it('between the file and its note changes no content that exists', async () => {
    const payee = await bank.buildPayee();
    await bank.pay(payee);
    const [batchId = ''] = await bank.releaseAll();
    await bank.decide(batchId);
    await bank.write(batchId);
    await runStatement(test.db, 'UPDATE bank_files SET written_at = NULL', []);
    const other = { ...US_DETAILS, accountNumber: '999999999' };
    const sealedDetails = bank.gateways.secrets.seal(JSON.stringify(other));
    await updatePayoutAccount(test.db, payee.account.id, { sealedDetails });
    await bank.write(batchId);
    expect(await bank.fetch(batchId)).toContain(ACCOUNT_NUMBER);
  });
});

it('leaves out and fails a payout whose account was removed meanwhile', async () => {
  const [gone, kept] = [await bank.buildPayee(), await bank.buildPayee()];
  const [lost, paid] = [await bank.pay(gone), await bank.pay(kept)];
  const [batchId = ''] = await bank.releaseAll();
  const removed = { status: 'disabled', disabledAt: MADE_AT, disabledReason: 'removed' } as const;
  await updatePayoutAccount(test.db, gone.account.id, removed);
  const { fileId, failed } = await bank.decide(batchId);
  expect(failed).toBe(1);
  expect((await listBankFileTransfers(test.db, fileId ?? '')).map(({ payoutId }) => payoutId)).toEqual([
    paid,
  ]);
  expect(await payoutOf(test.db, lost)).toMatchObject({
    status: 'failed',
    failureCode: 'ACCOUNT_NOT_ACTIVE',
  });
  expect(await findBroken(test.db)).toEqual([]);
});

it('a payout that no file can hold fails when it leaves, and stops no other', async () => {
  const unwritable = { ...US_DETAILS, holderName: '慈善基金会' };
  const payee = await bank.buildPayee(unwritable);
  const { id } = await askForPayout(test.db, payee, { means: bank.gateways.payouts });
  expect(await bank.activities.runToEnd(id, new Date(Date.now() + 3_600_000))).toEqual({ status: 'failed' });
  const { failureCode, failureMessage } = await payoutOf(test.db, id);
  expect([failureCode, failureMessage]).toEqual(['UNWRITABLE', expect.stringContaining('alphabet')]);
  expect(await findBroken(test.db)).toEqual([]);
});

it('euros go into a pain.001 file, and a currency without an account of ours is refused at once', async () => {
  const payee = await bank.buildPayee(IBAN_DETAILS, 'EUR');
  const id = await bank.pay(payee, '10.00', 'EUR');
  const [batch] = await bank.release(0);
  expect(batch?.format).toBe('pain.001');
  await bank.release(1, batch?.id);
  await bank.decide(batch?.id ?? '');
  await bank.write(batch?.id ?? '');
  expect(await bank.fetch(batch?.id ?? '')).toContain(`<EndToEndId>${referenceOf(id)}</EndToEndId>`);
  const order = { means: bank.gateways.payouts, currency: 'JPY' as const };
  const refused = await refusal(askForPayout(test.db, payee, order));
  expect(refused).toBeInstanceOf(GivingError);
  expect(refused).toMatchObject({ code: 'CONFLICT', details: { kind: 'bank_iban', currency: 'JPY' } });
});

it('pays in production, where silence counts by the calendar of American banks', async () => {
  const production = new FileBank(test.db, PRODUCTION_SETTINGS);
  const id = await production.pay(await production.buildPayee());
  const fileId = await production.makeFile();
  expect(await production.fetch(fileId)).toContain(ACCOUNT_NUMBER);
  const paidAt = new Date('2026-12-05T00:00:00.000Z');
  const leftMs = paidAt.getTime() - MADE_AT.getTime();
  expect(await production.send(id, MADE_AT)).toEqual({ status: 'in_transit', checkAgainInMs: leftMs });
  expect(await production.send(id, paidAt)).toEqual({ status: 'paid' });
  expect(await findBroken(test.db)).toEqual([]);
  production.close();
});

it('silence never pays a transfer of a pain.001 file', async () => {
  const id = await bank.pay(await bank.buildPayee(IBAN_DETAILS, 'EUR'), '10.00', 'EUR');
  await bank.makeFile();
  expect(await bank.send(id, new Date('2027-06-01'))).toEqual({ status: 'in_transit' });
});

it('making a file again after one of its payouts failed returns the first file', async () => {
  const payee = await bank.buildPayee();
  const [failing] = [await bank.pay(payee), await bank.pay(payee)];
  const [batchId = ''] = await bank.releaseAll();
  await bank.decide(batchId);
  const failure = { code: 'R03', message: 'No account.' };
  const answer = { state: 'failed', reference: 'bank', failure } as const;
  const { secrets } = bank.gateways;
  const order = { payoutId: failing, answer };
  await inTransaction(test.db, (tx) => settlePayout({ tx, at: MADE_AT, secrets }, order));
  expect(await bank.decide(batchId)).toEqual({ fileId: batchId, failed: 0, postponed: 0 });
});
