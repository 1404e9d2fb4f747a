import { type Database } from '../../db/database';
import { findCharity } from '../../db/queries/charities/charities';
import { findPayoutAccount, type PayoutAccountRow } from '../../db/queries/payout-accounts/accounts';
import {
  closeBankBatch,
  listBatchPayouts,
  lockBankBatch,
  takeOutOfBatch,
} from '../../db/queries/payouts/bank-batches';
import { listBankFilePayments, lockBankFiles } from '../../db/queries/payouts/bank-files';
import { lockPayout, type Payout, updatePayout } from '../../db/queries/payouts/payouts';
import { type Day, dayOf } from '../../domain/days';
import { GivingError, notFound, requireRow } from '../../domain/errors';
import { arrivesOn, nextPayDay } from '../../domain/payouts/bank-days';
import { type BankSenders } from '../../domain/payouts/bank-settings';
import { PAYOUT_FAILURES, type PayoutFailureCode } from '../../domain/payouts/payout';
import { referenceOf } from '../../domain/payouts/bank-transfer';
import { checkBankingDay } from '../../domain/payouts/bank-days';
import { writeFileContent } from '../../gateways/payouts/file-content';
import { type Act, type Sealing } from '../act';
import { recordBankFile } from './store-bank-file';
import { settlePayout } from '../payouts/settle-payout';
import { findPendingReason } from '../payouts/price';
import { wakePayout } from '../payouts/wake-payout';

export interface BankFileOrder {
  batchId: string;
  /** The banking day on which the file pays. Undefined means the next possible banking day. */
  payDay?: Day | undefined;
  senders: BankSenders;
}

export interface MadeBankFile {
  /** Null if no payout of the batch can be paid now. */
  fileId: string | null;
  failed: number;
  /**
   * Payouts whose account is in its cooling-off period. A later batch takes them, or this one if it pays nothing yet.
   */
  postponed: number;
}

/**
 * Records the file of a batch that two operators have released. Fails payouts whose account is no longer active or
 * whose charity may no longer be paid. Postpones payouts whose account is in its cooling-off period. A repeated call
 * returns the first file, so no payout is ever in two files. The content is stored after the commit.
 */
export async function makeBankFile(act: Act & Sealing, order: BankFileOrder): Promise<MadeBankFile> {
  const { tx, at } = act;
  const { batchId } = order;
  await lockBankFiles(tx);
  const batch = await lockBankBatch(tx, batchId);
  if (batch === undefined) throw notFound('batch');
  if (batch.approvedBy === null) {
    throw new GivingError('CONFLICT', 'Two operators must release the batch before its file is made.');
  }
  if (batch.madeAt !== null) return { fileId: batch.fileId, failed: 0, postponed: 0 };
  const { good, failed, postponed } = await sortOut(act, order);
  if (good.length === 0) {
    // A batch that only has postponed payouts stays open, because a new batch of the same payouts would get its id.
    if (postponed.length === 0) await closeBankBatch(tx, batchId, { fileId: null, at });
    return { fileId: null, failed, postponed: postponed.length };
  }
  await takeOutOfBatch(tx, postponed);
  const currencies = [...new Set(good.map(({ currency }) => currency))];
  const payDay = order.payDay ?? nextPayDay(currencies, dayOf(at));
  checkBankingDay(payDay, at, currencies);
  const payoutIds = good.map(({ id }) => id);
  const { file } = await recordBankFile(act, { format: batch.format, payDay, payoutIds });
  await requireWritable(act, order, file);
  for (const { id, method, currency } of good) {
    await updatePayout(tx, id, { expectedAt: arrivesOn(method, currency, payDay) });
  }
  await closeBankBatch(tx, batchId, { fileId: file.id, at });
  return { fileId: file.id, failed, postponed: postponed.length };
}

async function sortOut(
  act: Act & Sealing,
  { batchId }: BankFileOrder,
): Promise<{ good: Payout[]; failed: number; postponed: string[] }> {
  const { tx } = act;
  const good: Payout[] = [];
  let failed = 0;
  const postponed: string[] = [];
  for (const payoutId of await listBatchPayouts(tx, batchId)) {
    const payout = requireRow(await lockPayout(tx, payoutId), payoutId);
    if (payout.status !== 'in_transit') continue;
    const account = requireRow(await findPayoutAccount(tx, payout.accountId), payout.accountId);
    if (account.status === 'cooling_off') {
      postponed.push(payoutId);
      continue;
    }
    const obstacle = await findObstacle(tx, payout, account);
    if (obstacle === undefined) {
      good.push(payout);
      continue;
    }
    failed += 1;
    const failure = { code: obstacle, message: PAYOUT_FAILURES[obstacle] };
    const answer = { state: 'failed', reference: referenceOf(payoutId), failure } as const;
    await settlePayout(act, { payoutId, answer });
    await wakePayout(tx, payoutId);
  }
  return { good, failed, postponed };
}

/** Checks the account and the charity again, because days may have passed since the payout left. */
async function findObstacle(
  tx: Database,
  { charityId }: Payout,
  account: PayoutAccountRow,
): Promise<PayoutFailureCode | undefined> {
  if (account.status !== 'active' || !account.isHolderAccepted) return 'ACCOUNT_NOT_ACTIVE';
  const charity = requireRow(await findCharity(tx, charityId), charityId);
  return (await findPendingReason(tx, charity)) === null ? undefined : 'CHARITY_NOT_PAID';
}

/** Throws a BankFileError if the content would be invalid, so that the transaction records no such file. */
async function requireWritable(
  { tx, secrets }: Act & Sealing,
  { senders }: BankFileOrder,
  file: Awaited<ReturnType<typeof recordBankFile>>['file'],
): Promise<void> {
  const payments = await listBankFilePayments(tx, file.id);
  writeFileContent({ senders, open: (sealed) => secrets.open(sealed) }, file, payments);
}
