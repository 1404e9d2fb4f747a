/** A file for a bank is decided once: a payout is in one file for ever, and each trace number names one payout. */
import { inTransaction } from '../../../db/database';
import { findTransferByTrace, listBankFileTransfers } from '../../../db/queries/payouts/bank-files';
import { GivingError } from '../../../domain/errors';
import { newId } from '../../../new-id';
import { type NewBankFile, recordBankFile } from '../../../operations/bank-files/record-bank-file';
import { buildActor, buildCharity } from '../../factories';
import { insert } from '../../../db/rows';
import { payoutAccounts, payouts } from '../../../db/tables/payouts';
import { useDatabase } from '../../support/database';

const test = useDatabase();

const AT = new Date('2026-11-25T12:00:00.000Z');
const LATER = new Date('2026-11-26T12:00:00.000Z');

/** Stores payouts without their history, which no rule of this test needs. */
async function buildPayouts(count: number): Promise<string[]> {
  const { id: charityId } = await buildCharity(test.db);
  const { userId } = await buildActor(test.db);
  const payoutAccountId = newId('payoutaccount');
  await insert(test.db, payoutAccounts, {
    id: payoutAccountId,
    charityId,
    kind: 'bank_us',
    status: 'pending_confirmation',
    sealedDetails: 'sealed',
    last4: '6789',
    country: 'US',
    isHolderAccepted: true,
    askedBy: userId,
    askingPersons: [userId],
    askedAt: AT,
    confirmedBy: null,
    effectiveAt: null,
    disabledAt: null,
    disabledReason: null,
    isPayable: true,
  });
  const ids = Array.from({ length: count }, () => newId('payout'));
  for (const id of ids) {
    await insert(test.db, payouts, {
      ...{
        id,
        charityId,
        payoutAccountId,
        accountLast4: '6789',
        currency: 'USD',
        provider: 'file',
        method: 'ach',
      },
      ...{ amountMinor: 100n, feeMinor: 0n, netMinor: 100n, speed: 'standard', status: 'scheduled' },
      ...{ holdReason: null, reference: null, failureCode: null, failureMessage: null, runKey: null },
      ...{ requestedBy: null, heldBy: null, releasedBy: null, approvedBy: null, releasingPersons: [] },
      askingPersons: [],
      ...{ needsApproval: false, limitUsdMinor: 100n },
      ...{ createdAt: AT, expectedAt: null, leftAt: null, paidAt: null, endedAt: null },
    });
  }
  return ids;
}

const record = (payoutIds: string[], changes: Partial<NewBankFile> = {}, at = AT) =>
  inTransaction(test.db, (tx) =>
    recordBankFile({ tx, at }, { format: 'nacha', payDay: '2026-11-27', payoutIds, ...changes }),
  );

it('gives each payout of a NACHA file a trace number that names it', async () => {
  const ids = await buildPayouts(3);
  const { file, transfers } = await record(ids);
  expect(file).toMatchObject({ format: 'nacha', payDay: '2026-11-27', madeAt: AT });
  expect(transfers.map(({ payoutId }) => payoutId)).toEqual(ids);
  expect(transfers.map(({ position }) => position)).toEqual([0, 1, 2]);
  for (const transfer of transfers) {
    expect(await findTransferByTrace(test.db, transfer.traceSequence ?? 0)).toEqual(transfer);
  }
  const next = await record(await buildPayouts(1));
  expect(next.transfers[0]?.traceSequence).toBe((transfers[2]?.traceSequence ?? 0) + 1);
  expect(next.file.modifier).not.toBe(file.modifier);
});

it('gives a pain.001 file neither modifier nor trace numbers', async () => {
  const { file, transfers } = await record(await buildPayouts(2), { format: 'pain.001' });
  expect(file.modifier).toBeNull();
  expect(transfers.map(({ traceSequence }) => traceSequence)).toEqual([null, null]);
});

it('returns the first record of a batch that is recorded again', async () => {
  const ids = await buildPayouts(2);
  const first = await record(ids);
  expect(await record([...ids].reverse(), { payDay: '2026-11-30' }, LATER)).toEqual(first);
  expect(await listBankFileTransfers(test.db, first.file.id)).toHaveLength(2);
});

it('refuses a payout that is in another file, and records nothing', async () => {
  const [first = '', second = '', third = ''] = await buildPayouts(3);
  await record([first, second]);
  for (const format of ['nacha', 'pain.001'] as const) {
    const refusal = await record([second, third], { format }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(GivingError);
    expect(refusal).toMatchObject({ code: 'CONFLICT', details: { payout_ids: [second] } });
  }
  expect((await record([third])).transfers).toHaveLength(1);
});

it('refuses a batch without payouts, or with one twice', async () => {
  const [id = ''] = await buildPayouts(1);
  await expect(record([])).rejects.toThrow('at least one payout');
  await expect(record([id, id])).rejects.toThrow('each payout only once');
});

it('records each payout once when many processes batch at once', async () => {
  const ids = await buildPayouts(6);
  const windows = ids.map((_, index) => ids.slice(index, index + 2));
  const outcomes = await Promise.allSettled(windows.map((window) => record(window)));
  const made = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const paid = made.flatMap(({ transfers }) => transfers.map(({ payoutId }) => payoutId));
  expect(new Set(paid).size).toBe(paid.length);
  const traces = made.flatMap(({ transfers }) => transfers.map(({ traceSequence }) => traceSequence));
  expect(new Set(traces).size).toBe(traces.length);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(GivingError);
  }
  expect(made.length).toBeGreaterThan(0);
});

it('makes at most 36 NACHA files a day', async () => {
  const day = new Date('2027-01-04T00:00:00.000Z');
  const ids = await buildPayouts(38);
  for (const id of ids.slice(0, 36)) await record([id], {}, day);
  await expect(record(ids.slice(36, 37), {}, day)).rejects.toThrow('36 files a day');
  expect((await record(ids.slice(37), {}, new Date('2027-01-05T00:00:00.000Z'))).file.modifier).toBe('A');
});
