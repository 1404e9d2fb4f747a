import { type Database } from '../../database';
import { type WriteOffRow } from '../../models/returns';

export type WriteOff = WriteOffRow;

export async function insertWriteOff(tx: Database, writeOff: WriteOff): Promise<void> {
  await tx.models.writeOffs.create(writeOff, { transaction: tx.transaction, returning: false });
}

export async function findWriteOff(db: Database, id: string): Promise<WriteOff | undefined> {
  const row = await db.models.writeOffs.findByPk(id, { transaction: db.transaction });
  return row?.get({ plain: true });
}

/** Returns a page of a charity's write-offs, newest first, and the total. */
export async function listWriteOffs(
  db: Database,
  charityId: string,
  page: { limit: number; offset: number },
): Promise<{ writeOffs: WriteOff[]; total: number }> {
  const { rows, count } = await db.models.writeOffs.findAndCountAll({
    where: { charityId },
    order: [['id', 'DESC']],
    ...page,
  });
  return { writeOffs: rows.map((row) => row.get({ plain: true })), total: count };
}

/** Approves a pending write-off. Returns false if the write-off is not pending. */
export async function settleWriteOff(
  tx: Database,
  id: string,
  approval: { approvedByUserId: string; approvedAt: Date },
): Promise<boolean> {
  const [approved] = await tx.models.writeOffs.update(
    { status: 'approved', ...approval },
    { where: { id, status: 'pending' }, transaction: tx.transaction },
  );
  return approved === 1;
}
