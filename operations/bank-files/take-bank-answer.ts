import { type Config } from '../../config';
import { type Database } from '../../db/database';
import { noteBankAnswer } from '../../db/queries/payouts/bank-batches';
import {
  findTransferByTrace,
  listBankFilePayments,
  listTransfersOfPayouts,
} from '../../db/queries/payouts/bank-files';
import { findPayout, type Payout } from '../../db/queries/payouts/payouts';
import { requireRow } from '../../domain/errors';
import {
  type BankVerdict,
  type CorrectionVerdict,
  type GroupVerdict,
  mergeCorrections,
  type PayoutName,
  type TransferVerdict,
} from '../../domain/payouts/bank-answer';
import { type Money } from '../../domain/money';
import { type PayoutStatus } from '../../domain/payouts/payout';
import { referenceOf, shortReferenceOf } from '../../domain/payouts/bank-transfer';
import { toTransferBlocks } from '../../gateways/payouts/iso20022/blocks';
import { type Act, type Sealing } from '../act';
import { correctAccount } from '../payout-accounts/correct-account';
import { disableReturnedAccount } from '../payout-accounts/decide-account';
import { settlePayout } from '../payouts/settle-payout';
import { wakePayout } from '../payouts/wake-payout';

export interface BankAnswerOrder {
  sha256: Buffer;
  /** Read only if the answer is new. Throws if the file is broken, which may show only at its end. */
  verdicts: () => AsyncIterable<BankVerdict>;
  environment: Config['environment'];
}

export interface TakenAnswer {
  /** The time at which the same answer was first applied. Undefined for a new answer. */
  readBeforeAt: Date | undefined;
  paid: number;
  failed: number;
  returned: number;
  corrected: number;
  /** Answers that change nothing, because we already knew the outcome. */
  unchanged: number;
  /** Answers about transfers that are not ours. */
  foreign: number;
  /** An operator must look at these. Nothing was changed for them. */
  unclear: { place: string; message: string }[];
}

type Applying = Pick<BankAnswerOrder, 'environment'> & { taken: TakenAnswer };

/**
 * Applies a bank's answer to its payouts. Applying the same answer again changes nothing. Must run in one transaction,
 * so that a broken file changes nothing.
 */
export async function takeBankAnswer(act: Act & Sealing, order: BankAnswerOrder): Promise<TakenAnswer> {
  const { sha256, verdicts, environment } = order;
  const readBeforeAt = await noteBankAnswer(act.tx, { sha256, at: act.at });
  const counts = { paid: 0, failed: 0, returned: 0, corrected: 0, unchanged: 0, foreign: 0 };
  const taken: TakenAnswer = { readBeforeAt, ...counts, unclear: [] };
  if (readBeforeAt !== undefined) return taken;
  const applying = { taken, environment };
  const corrections = new Map<string, CorrectionVerdict[]>();
  for await (const verdict of verdicts()) {
    if (verdict.kind === 'unclear') note(taken, verdict, verdict.message);
    else if (verdict.kind === 'transfer') await applyTransfer(act, verdict, applying);
    else if (verdict.kind === 'group') await applyGroup(act, verdict, applying);
    else await collectCorrection(act.tx, verdict, corrections, taken);
  }
  for (const [accountId, found] of corrections) await applyCorrections(act, accountId, found, applying);
  return taken;
}

function note(taken: TakenAnswer, { place }: { place: string }, message: string): void {
  taken.unclear.push({ place, message });
}

async function applyTransfer(
  act: Act & Sealing,
  verdict: TransferVerdict,
  applying: Applying,
): Promise<void> {
  const { taken } = applying;
  const payout = await findNamed(act.tx, verdict.payout);
  if (payout === undefined) {
    taken.foreign += 1;
    return;
  }
  if (!hasRightAmount(payout, verdict)) {
    note(taken, verdict, `The amount is not that of ${payout.id}.`);
    return;
  }
  const status = await settle(act, payout, verdict, applying);
  // settlePayout disables the account itself if the money came back after the payout was paid.
  if (verdict.isSentBack && status === 'failed') {
    await disableReturnedAccount(act, { accountId: payout.accountId });
  }
}

/** Finds the payout that an answer names. Returns undefined if none of our files pays it. */
async function findNamed(tx: Database, name: PayoutName): Promise<Payout | undefined> {
  if ('traceSequence' in name) {
    const transfer = await findTransferByTrace(tx, name.traceSequence);
    if (transfer === undefined || shortReferenceOf(transfer.payoutId) !== name.individualId) return undefined;
    return findPayout(tx, transfer.payoutId);
  }
  const [transfer] = await listTransfersOfPayouts(tx, [name.payoutId]);
  if (transfer === undefined || (name.fileId ?? transfer.fileId) !== transfer.fileId) return undefined;
  return findPayout(tx, name.payoutId);
}

/**
 * Accepts a smaller amount for returned money, because banks on the way may deduct fees. Reconciliation shows the rest.
 */
function hasRightAmount({ currency, netMinor }: Payout, { amount, state }: TransferVerdict): boolean {
  if (amount === undefined) return true;
  if (amount.currency !== currency) return false;
  return state === 'returned' ? amount.minor > 0n && amount.minor <= netMinor : amount.minor === netMinor;
}

/** Returns the new status, or undefined if nothing has changed. */
async function settle(
  act: Act & Sealing,
  { id: payoutId, status: before }: Payout,
  { state, failure }: Pick<TransferVerdict, 'state' | 'failure'>,
  { taken }: Applying,
): Promise<PayoutStatus | undefined> {
  const answer = { state, reference: referenceOf(payoutId), ...(failure === undefined ? {} : { failure }) };
  const { status } = await settlePayout(act, { payoutId, answer });
  if (status === before) {
    taken.unchanged += 1;
    return undefined;
  }
  if (status === 'paid' || status === 'failed' || status === 'returned') taken[status] += 1;
  await wakePayout(act.tx, payoutId);
  return status;
}

async function applyGroup(act: Act & Sealing, verdict: GroupVerdict, applying: Applying): Promise<void> {
  const { taken } = applying;
  const payments = await listBankFilePayments(act.tx, verdict.fileId);
  const [first] = payments;
  if (first === undefined) {
    taken.foreign += 1;
    return;
  }
  const blocks = toTransferBlocks(
    payments.map(({ payoutId, method, currency, netMinor }) => ({
      payoutId,
      service: method === 'sepa' ? ('sepa' as const) : ('wire' as const),
      net: { currency, minor: netMinor },
    })),
  );
  const chosen = blocks.filter((_, index) =>
    verdict.block === undefined ? !verdict.exceptBlocks.includes(index + 1) : verdict.block === index + 1,
  );
  if (verdict.amount !== undefined && !isSumOf(verdict.amount, chosen)) {
    note(taken, verdict, `The sum is not that of ${verdict.fileId}.`);
    return;
  }
  for (const { payoutId } of chosen.flatMap(({ transfers }) => transfers)) {
    if (verdict.except.has(payoutId)) continue;
    await settle(act, requireRow(await findPayout(act.tx, payoutId), payoutId), verdict, applying);
  }
}

function isSumOf(
  { currency, minor }: Money,
  blocks: readonly { currency: Money['currency']; totalMinor: bigint }[],
): boolean {
  if (blocks.some((block) => block.currency !== currency)) return false;
  return blocks.reduce((sum, { totalMinor }) => sum + totalMinor, 0n) === minor;
}

/** Groups corrections by account, because all corrections of an account in a file are applied together. */
async function collectCorrection(
  tx: Database,
  verdict: CorrectionVerdict,
  corrections: Map<string, CorrectionVerdict[]>,
  taken: TakenAnswer,
): Promise<void> {
  const payout = await findNamed(tx, verdict.payout);
  if (payout === undefined) taken.foreign += 1;
  else corrections.set(payout.accountId, [...(corrections.get(payout.accountId) ?? []), verdict]);
}

async function applyCorrections(
  act: Act & Sealing,
  accountId: string,
  found: CorrectionVerdict[],
  { taken, environment }: Applying,
): Promise<void> {
  const merged = mergeCorrections(found);
  if (merged === undefined) {
    for (const verdict of found) {
      note(
        taken,
        verdict,
        `${verdict.code}: another entry of this file has a different correction for this account.`,
      );
    }
    return;
  }
  const outcome = await correctAccount(act, { accountId, ...merged, environment });
  if (outcome === 'corrected') taken.corrected += found.length;
  if (outcome === 'same') taken.unchanged += found.length;
  if (outcome !== 'refused') return;
  for (const verdict of found) {
    note(taken, verdict, `${verdict.code}: ${verdict.meaning} The account cannot be corrected.`);
  }
}
