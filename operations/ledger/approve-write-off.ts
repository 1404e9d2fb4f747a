import { type Database } from '../../db/database';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { findWriteOff, settleWriteOff, type WriteOff } from '../../db/queries/ledger/write-offs';
import { GivingError, requireRow } from '../../domain/errors';
import { postWriteOff } from '../../domain/ledger/postings';
import { requireDebt } from './debt';

export interface Approval {
  writeOffId: string;
  approvedByUserId: string;
  at: Date;
}

/** Approves and books a write-off. Another operator must have asked, and the charity must still owe it. */
export async function approveWriteOff(
  tx: Database,
  { writeOffId, approvedByUserId, at }: Approval,
): Promise<WriteOff> {
  const writeOff = requireRow(await findWriteOff(tx, writeOffId), writeOffId);
  if (writeOff.requestedByUserId === approvedByUserId) {
    throw new GivingError('FORBIDDEN', 'Another operator must approve a write-off that you asked for.');
  }
  if (!(await settleWriteOff(tx, writeOffId, { approvedByUserId, approvedAt: at }))) {
    throw new GivingError('CONFLICT', 'The write-off is already approved.');
  }
  await requireDebt(tx, writeOff);
  await insertPosting(tx, {
    donationId: null,
    kind: 'written_off',
    cause: writeOffId,
    at,
    entries: postWriteOff(writeOff),
  });
  return requireRow(await findWriteOff(tx, writeOffId), writeOffId);
}
