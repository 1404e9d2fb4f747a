import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { findPersons } from '../../db/queries/access/persons';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { findWriteOff, settleWriteOff, type WriteOff } from '../../db/queries/ledger/write-offs';
import { GivingError, requireRow } from '../../domain/errors';
import { sharePerson } from '../../domain/members/independence';
import { postWriteOff } from '../../domain/ledger/postings';
import { requireDebt } from './debt';

export interface Approval {
  writeOffId: string;
  actor: Pick<Actor, 'userId' | 'credentialId'>;
  at: Date;
}

/**
 * Approves a write-off and books it. Throws FORBIDDEN unless another operator requested it. Throws CONFLICT
 * if the charity no longer owes the amount.
 */
export async function approveWriteOff(tx: Database, { writeOffId, actor, at }: Approval): Promise<WriteOff> {
  const writeOff = requireRow(await findWriteOff(tx, writeOffId), writeOffId);
  if (sharePerson(await findPersons(tx, actor), writeOff.askingPersons)) {
    throw new GivingError(
      'FORBIDDEN',
      'Another operator must approve this write-off. You requested it yourself, or the same person can use ' +
        'both your key and the key of the operator who requested it.',
    );
  }
  if (!(await settleWriteOff(tx, writeOffId, { approvedByUserId: actor.userId, approvedAt: at }))) {
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
