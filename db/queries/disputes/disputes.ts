import { Op } from 'sequelize';
import { type DisputeOutcome, type DisputeStatus } from '../../../domain/disputes/dispute';
import { type ProcessorName } from '../../../domain/charges/charge';
import { type Database } from '../../database';
import { find, insert, list, listPage, update } from '../../rows';
import { type DisputeRow, disputes } from '../../tables/refunds';

export type Dispute = DisputeRow;

/** Stores a new dispute. Operators cannot open a second dispute of a gift while their first one is open. */
export async function insertDispute(tx: Database, dispute: Dispute): Promise<void> {
  await insert(tx, disputes, dispute);
}

export async function findDispute(db: Database, id: string): Promise<Dispute | undefined> {
  return find(db, disputes, { id });
}

/** Finds a dispute by the processor's id of the dispute. */
export async function findDisputeByReference(
  db: Database,
  processor: ProcessorName,
  processorReference: string,
): Promise<Dispute | undefined> {
  const where = { processor, processorReference };
  return find(db, disputes, where);
}

/**
 * Lists a gift's disputes that do not count against the gift yet, oldest first. Won disputes are left out.
 */
export async function listWaitingDisputes(tx: Database, donationId: string): Promise<Dispute[]> {
  return list(
    tx,
    disputes,
    { donationId, joined: 'not_yet', status: ['opened', 'under_review', 'lost'] },
    { order: ['id'] },
  );
}

/** Returns true if the gift has an open dispute that counts against the gift. */
export async function hasOpenDispute(tx: Database, donationId: string): Promise<boolean> {
  const where = { donationId, status: ['opened', 'under_review'], joined: { [Op.ne]: 'not_yet' } };
  return (await find(tx, disputes, where)) !== undefined;
}

/** Changes a dispute. Lock its gift first. */
export async function updateDispute(tx: Database, id: string, changes: Partial<Dispute>): Promise<void> {
  await update(tx, disputes, { id }, changes);
}

/** Returns a page of a gift's disputes, newest first, and the total. */
export async function listDisputes(
  db: Database,
  donationId: string,
  page: { limit: number; offset: number },
): Promise<{ disputes: Dispute[]; total: number }> {
  const { rows, total } = await listPage(db, disputes, { donationId }, { order: [['id', 'DESC']], ...page });
  return { disputes: rows, total };
}

/** Stores the evidence and starts the review. Returns false if the dispute no longer waits for evidence. */
export async function keepEvidence(tx: Database, id: string, evidence: string): Promise<boolean> {
  const kept = await update(tx, disputes, { id, status: 'opened' }, { status: 'under_review', evidence });
  return kept === 1;
}

/** Lets a dispute without evidence wait for its outcome. Does nothing if it is not `opened` any more. */
export async function awaitOutcome(tx: Database, id: string): Promise<void> {
  await update(tx, disputes, { id, status: 'opened' }, { status: 'under_review' });
}

/** Turns a lost dispute into a won one. Returns false if it is not lost. */
export async function reverseLostDispute(tx: Database, id: string, at: Date): Promise<boolean> {
  const reversed = await update(
    tx,
    disputes,
    { id, status: 'lost' },
    { status: 'won', resolvedAt: at, reversedAt: at },
  );
  return reversed === 1;
}

/** Ends a dispute that is in one of the `from` states. Returns false if it is in another state. */
export async function closeDispute(
  tx: Database,
  id: string,
  from: DisputeStatus[],
  end: { status: DisputeOutcome; resolvedByUserId: string | null; resolvedAt: Date },
): Promise<boolean> {
  const closed = await update(tx, disputes, { id, status: from }, end);
  return closed === 1;
}
