import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { recordAudit } from '../../db/queries/access/audit-log';
import { listTransfersOfPayouts, lockBankFiles } from '../../db/queries/payouts/bank-files';
import { lockPayout, type Payout } from '../../db/queries/payouts/payouts';
import { requireRow } from '../../domain/errors';
import { type MailMeans } from '../../gateways';
import { referenceOf } from '../../gateways/payouts/bank-transfer';
import { decidePayout } from '../payouts/decide-payout';
import { findPayoutToDecide } from '../payouts/deciding-operator';
import { payoutConflict } from '../payouts/locked-payout';
import { settlePayout } from '../payouts/settle-payout';
import { wakePayout } from '../payouts/start-payout';

export interface StoppedPayout extends MailMeans {
  payoutId: string;
  /** Members can read it if the payout is held. The audit log always stores it. */
  reason: string;
  actor: Actor;
  at: Date;
}

const STOPPED = { code: 'STOPPED', message: 'An operator stopped the payout before a bank had it.' };

/**
 * Stops a payout before a bank has it. Holds a payout that has not left yet. Fails a payout that waits for a file, so
 * that the charity gets its money back. Throws CONFLICT for every other payout.
 */
export async function stopPayout(tx: Database, order: StoppedPayout): Promise<Payout> {
  const { payoutId, reason, actor, secrets, address, at } = order;
  await findPayoutToDecide(tx, order);
  // Waits for a concurrent makeBankFile, which may put this payout into its file.
  await lockBankFiles(tx);
  const payout = requireRow(await lockPayout(tx, payoutId), payoutId);
  if (payout.status === 'scheduled' || payout.status === 'held') {
    return decidePayout(tx, { payoutId, decision: 'hold', reason, actor, at });
  }
  await requireNoBank(tx, payout);
  const answer = { state: 'failed', reference: referenceOf(payoutId), failure: STOPPED } as const;
  const stopped = await settlePayout(tx, { payoutId, answer, secrets, address, at });
  const subject = { type: 'payout', id: payoutId };
  await recordAudit(tx, { action: 'payout.stopped', actor, subject, details: { reason }, at });
  await wakePayout(tx, payoutId);
  return stopped;
}

async function requireNoBank(tx: Database, payout: Payout): Promise<void> {
  if (payout.status !== 'in_transit') throw payoutConflict(payout);
  if (payout.provider !== 'file') {
    throw payoutConflict(payout, `The payout has left through ${payout.provider} and cannot be stopped.`);
  }
  const [transfer] = await listTransfersOfPayouts(tx, [payout.id]);
  if (transfer === undefined) return;
  const message = `The payout is in ${transfer.fileId}. Ask the bank to stop it, then report the outcome with resolve.`;
  throw payoutConflict(payout, message);
}
