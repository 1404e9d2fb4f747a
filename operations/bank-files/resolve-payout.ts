import { type Database } from '../../db/database';
import { recordAudit } from '../../db/queries/access/audit-log';
import { findPersons } from '../../db/queries/access/persons';
import { findFileOfPayout, listTransfersOfPayouts, lockBankFiles } from '../../db/queries/payouts/bank-files';
import { lockPayout, type Payout } from '../../db/queries/payouts/payouts';
import { findResolution, removeResolution, saveResolutionOf } from '../../db/queries/payouts/resolutions';
import { type Actor } from '../../domain/access/actor';
import { GivingError, requireRow } from '../../domain/errors';
import { sharePerson } from '../../domain/members/independence';
import { type BankState } from '../../domain/payouts/bank-answer';
import { mayMove } from '../../domain/payouts/payout';
import { referenceOf } from '../../domain/payouts/bank-transfer';
import { type ActOf, type Sealing } from '../act';
import { decidePayout, findPayoutToDecide } from '../payouts/decide-payout';
import { payoutConflict } from '../payouts/state';
import { wakePayout } from '../payouts/wake-payout';
import { settlePayout } from '../payouts/settle-payout';

export interface Resolving {
  payoutId: string;
  /** The outcome that the bank told the operator by other means than a file. */
  outcome: BankState;
  reason: string;
}

export interface Resolved {
  payout: Payout;
  /** False until a second operator has stated the same outcome. */
  isConfirmed: boolean;
}

const FAILURES = {
  failed: { code: 'NOT_PAID', message: 'The bank told the platform that it did not pay.' },
  returned: { code: 'SENT_BACK', message: 'The bank told the platform that the money came back.' },
};

/**
 * Ends a payout in a file for which the bank gave no clear answer. One operator states the outcome. It is booked once a
 * second operator, who cannot use the first one's credentials, states the same outcome. A different outcome replaces
 * the first statement.
 */
export async function resolvePayout(act: ActOf<Actor> & Sealing, order: Resolving): Promise<Resolved> {
  const { tx, at, actor } = act;
  const { payoutId, outcome } = order;
  await findPayoutToDecide(act, order.payoutId);
  const payout = requireRow(await lockPayout(tx, payoutId), payoutId);
  await requireUnclear(tx, payout, outcome);
  const persons = await findPersons(tx, actor);
  const stated = await findResolution(tx, payoutId);
  if (stated?.outcome !== outcome) {
    const statement = { outcome, statedBy: actor.userId, statingPersons: persons, statedAt: at };
    await saveResolutionOf(tx, { payoutId, ...statement });
    await audit(act, 'payout.outcome_stated', order);
    return { payout, isConfirmed: false };
  }
  if (sharePerson(persons, stated.statingPersons)) {
    const message =
      'Another operator must confirm this: you stated it, or one of you issued the key of the other.';
    throw new GivingError('FORBIDDEN', message);
  }
  await removeResolution(tx, payoutId);
  const failure = outcome === 'paid' ? {} : { failure: FAILURES[outcome] };
  const answer = { state: outcome, reference: referenceOf(payoutId), ...failure };
  const settled = await settlePayout(act, { payoutId, answer });
  await audit(act, 'payout.outcome_confirmed', order);
  await wakePayout(tx, payoutId);
  return { payout: settled, isConfirmed: true };
}

/** Only payouts in a fetched file can be resolved, because other providers report the outcome themselves. */
async function requireUnclear(tx: Database, payout: Payout, outcome: BankState): Promise<void> {
  const file = await findFileOfPayout(tx, payout.id);
  if (file === undefined) throw payoutConflict(payout, 'The payout is in no file for a bank.');
  if (file.fetchedAt === null) throw payoutConflict(payout, `No operator has fetched ${file.id} yet.`);
  if (!mayMove(payout.status, outcome)) throw payoutConflict(payout);
}

async function audit(
  { tx, at, actor }: ActOf<Actor> & Sealing,
  action: string,
  { payoutId, outcome, reason }: Resolving,
): Promise<void> {
  const subject = { type: 'payout', id: payoutId };
  await recordAudit(tx, { action, actor, subject, details: { outcome, reason }, at });
}

export interface StoppedPayout {
  payoutId: string;
  /** Members can read it if the payout is held. The audit log always stores it. */
  reason: string;
}

const STOPPED = { code: 'STOPPED', message: 'An operator stopped the payout before a bank had it.' };

/**
 * Stops a payout before a bank has it. Holds a payout that has not left yet. Fails a payout that waits for a file, so
 * that the charity gets its money back. Throws CONFLICT for every other payout.
 */
export async function stopPayout(act: ActOf<Actor> & Sealing, order: StoppedPayout): Promise<Payout> {
  const { tx, at, actor } = act;
  const { payoutId, reason } = order;
  await findPayoutToDecide(act, order.payoutId);
  // Waits for a concurrent makeBankFile, which may put this payout into its file.
  await lockBankFiles(tx);
  const payout = requireRow(await lockPayout(tx, payoutId), payoutId);
  if (payout.status === 'scheduled' || payout.status === 'held') {
    return decidePayout(act, { payoutId, decision: 'hold', reason });
  }
  await requireNoBank(tx, payout);
  const answer = { state: 'failed', reference: referenceOf(payoutId), failure: STOPPED } as const;
  const stopped = await settlePayout(act, { payoutId, answer });
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
