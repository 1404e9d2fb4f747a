import { type Actor } from '../../domain/access/actor';
import { recordAudit } from '../../db/queries/access/audit-log';
import { findPersons } from '../../db/queries/access/persons';
import {
  approveBankBatch,
  type BankBatch,
  insertBankBatch,
  lockBankBatch,
  lockWaitingPayouts,
} from '../../db/queries/payouts/bank-batches';
import { lockBankFiles } from '../../db/queries/payouts/bank-files';
import { GivingError, notFound } from '../../domain/errors';
import { BANK_FILE_FORMATS, bankFileId } from '../../gateways/payouts/bank-files';
import { type ActOf } from '../act';
import { requireMayDecide } from '../ties/may-decide';

type ActOfReleaser = ActOf<Pick<Actor, 'userId' | 'credentialId' | 'accountId' | 'isOperator' | 'scopes'>>;

/** A larger batch would hold the locks of its payouts for too long. The next batch takes the rest. */
const MOST_PAYOUTS = 5_000;

/**
 * Releases payouts for a file. The first operator creates a batch for each file format. A second operator, who is
 * not tied to the first one, approves a batch by its id.
 */
export async function releaseBankBatch(act: ActOfReleaser, batchId?: string): Promise<BankBatch[]> {
  const { actor } = act;
  if (!actor.isOperator || !actor.scopes.includes('payouts:manage')) {
    throw new GivingError('FORBIDDEN', 'Only an operator with the scope payouts:manage may release a file.');
  }
  return batchId === undefined ? makeBatches(act) : [await releaseAgain(act, batchId)];
}

async function makeBatches(act: ActOfReleaser): Promise<BankBatch[]> {
  const { tx, at, actor } = act;
  await lockBankFiles(tx);
  const persons = await findPersons(tx, actor);
  const made: BankBatch[] = [];
  for (const format of BANK_FILE_FORMATS) {
    const payoutIds = await lockWaitingPayouts(tx, format, MOST_PAYOUTS);
    if (payoutIds.length === 0) continue;
    const batch = {
      ...{ id: bankFileId(format, payoutIds), format, releasedBy: actor.userId },
      ...{ releasingPersons: persons, releasedAt: at },
    };
    await insertBankBatch(tx, batch, payoutIds);
    await audit(act, 'bank_file.released', batch.id, payoutIds.length);
    made.push({ ...batch, approvedBy: null, madeAt: null, fileId: null });
  }
  return made;
}

async function releaseAgain(act: ActOfReleaser, batchId: string): Promise<BankBatch> {
  const { tx, actor } = act;
  const batch = await lockBankBatch(tx, batchId);
  if (batch === undefined) throw notFound('batch');
  if (batch.approvedBy !== null)
    throw new GivingError('CONFLICT', 'Two operators have already released the batch.');
  await requireMayDecide(act, { charityId: null, parties: batch.releasingPersons });
  await approveBankBatch(tx, batchId, actor.userId);
  await audit(act, 'bank_file.approved', batchId);
  return { ...batch, approvedBy: actor.userId };
}

async function audit(
  { tx, at, actor }: ActOfReleaser,
  action: string,
  id: string,
  payouts?: number,
): Promise<void> {
  const { userId, credentialId, accountId } = actor;
  const details = payouts === undefined ? {} : { payouts };
  const subject = { type: 'bank_file', id };
  await recordAudit(tx, { action, actor: { userId, credentialId, accountId }, subject, details, at });
}
