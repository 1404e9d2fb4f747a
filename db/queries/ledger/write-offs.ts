import { type Database } from '../../database';
import { find, insert, listPage, update } from '../../rows';
import { type WriteOffRow, writeOffs } from '../../tables/ledger';

export type WriteOff = WriteOffRow;

export async function insertWriteOff(tx: Database, writeOff: WriteOff): Promise<void> {
  await insert(tx, writeOffs, writeOff);
}

export async function findWriteOff(db: Database, id: string): Promise<WriteOff | undefined> {
  return find(db, writeOffs, { id });
}

/** Returns a page of a charity's write-offs, newest first, and the total. */
export async function listWriteOffs(
  db: Database,
  charityId: string,
  page: { limit: number; offset: number },
): Promise<{ writeOffs: WriteOff[]; total: number }> {
  const { rows, total } = await listPage(db, writeOffs, { charityId }, { order: [['id', 'DESC']], ...page });
  return { writeOffs: rows, total };
}

/** Approves a pending write-off. Returns false if the write-off is not pending. */
export async function settleWriteOff(
  tx: Database,
  id: string,
  approval: { approvedByUserId: string; approvedAt: Date },
): Promise<boolean> {
  const approved = await update(
    tx,
    writeOffs,
    { id, status: 'pending' },
    { status: 'approved', ...approval },
  );
  return approved === 1;
}
