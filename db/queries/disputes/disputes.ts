import { type DisputeOutcome, type DisputeStatus } from '../../../domain/disputes/dispute';
import { type ProcessorName } from '../../../domain/charges/charge';
import { type Database, selectRows } from '../../database';
import { type DisputeRow } from '../../models/returns';

export type Dispute = DisputeRow;

/** Stores a new dispute. Operators cannot open a second dispute of a gift while their first one is open. */
export async function insertDispute(tx: Database, dispute: Dispute): Promise<void> {
  await tx.models.disputes.create(dispute, { transaction: tx.transaction, returning: false });
}

export async function findDispute(db: Database, id: string): Promise<Dispute | undefined> {
  const row = await db.models.disputes.findByPk(id, { transaction: db.transaction });
  return row?.get({ plain: true });
}

/** Finds a dispute by the processor's id of the dispute. */
export async function findDisputeByReference(
  db: Database,
  processor: ProcessorName,
  processorReference: string,
): Promise<Dispute | undefined> {
  const where = { processor, processorReference };
  const row = await db.models.disputes.findOne({ where, transaction: db.transaction });
  return row?.get({ plain: true });
}

/**
 * Lists a gift's disputes that do not count against the gift yet, oldest first. Won disputes are left out.
 */
export async function listWaitingDisputes(tx: Database, donationId: string): Promise<Dispute[]> {
  const rows = await tx.models.disputes.findAll({
    where: { donationId, joined: 'not_yet', status: ['opened', 'under_review', 'lost'] },
    order: [['id', 'ASC']],
    transaction: tx.transaction,
  });
  return rows.map((row) => row.get({ plain: true }));
}

/** Returns true if the gift has an open dispute that counts against the gift. */
export async function hasOpenDispute(tx: Database, donationId: string): Promise<boolean> {
  const rows = await selectRows(
    tx,
    `SELECT 1 FROM disputes WHERE donation_id = $1 AND status IN ('opened', 'under_review') AND joined <> 'not_yet'`,
    [donationId],
  );
  return rows.length > 0;
}

/** Changes a dispute. Lock its gift first. */
export async function updateDispute(tx: Database, id: string, changes: Partial<Dispute>): Promise<void> {
  await tx.models.disputes.update(changes, { where: { id }, transaction: tx.transaction });
}

/** Returns a page of a gift's disputes, newest first, and the total. */
export async function listDisputes(
  db: Database,
  donationId: string,
  page: { limit: number; offset: number },
): Promise<{ disputes: Dispute[]; total: number }> {
  const { rows, count } = await db.models.disputes.findAndCountAll({
    where: { donationId },
    order: [['id', 'DESC']],
    ...page,
  });
  return { disputes: rows.map((row) => row.get({ plain: true })), total: count };
}

/** Stores the evidence and starts the review. Returns false if the dispute no longer waits for evidence. */
export async function keepEvidence(tx: Database, id: string, evidence: string): Promise<boolean> {
  const [kept] = await tx.models.disputes.update(
    { status: 'under_review', evidence },
    { where: { id, status: 'opened' }, transaction: tx.transaction },
  );
  return kept === 1;
}

/** Turns a lost dispute into a won one. Returns false if it is not lost. */
export async function reverseLostDispute(tx: Database, id: string, at: Date): Promise<boolean> {
  const [reversed] = await tx.models.disputes.update(
    { status: 'won', resolvedAt: at, reversedAt: at },
    { where: { id, status: 'lost' }, transaction: tx.transaction },
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
  const [closed] = await tx.models.disputes.update(end, {
    where: { id, status: from },
    transaction: tx.transaction,
  });
  return closed === 1;
}
