import { type Database } from '../../db/database';
import { listOpenChanges, updateChange } from '../../db/queries/charities/changes';
import { lockCharity } from '../../db/queries/charities/charities';
import { GivingError } from '../../domain/errors';
import { sharePerson } from '../../domain/members/independence';
import { type SecretBox } from '../../gateways';
import { putInForce } from './put-in-force';

export interface ChangesApproval {
  charityId: string;
  /** Lists everybody who can use the credential that approved the verification. */
  persons: readonly string[];
  secrets: SecretBox;
  at: Date;
}

/**
 * Approves the confirmed changes of a charity whose verification was approved. A change whose cooling-off is over comes
 * into force at once. A person who asked for a change may not approve it.
 */
export async function approveChanges(
  tx: Database,
  { charityId, persons, secrets, at }: ChangesApproval,
): Promise<void> {
  const locked = await lockCharity(tx, charityId);
  if (locked === undefined) return;
  let charity = locked;
  for (const change of await listOpenChanges(tx, charityId)) {
    if (change.confirmedBy === null) continue;
    if (sharePerson(persons, change.askingPersons)) {
      throw new GivingError('FORBIDDEN', 'Somebody else must approve this, because you asked for a change.', {
        change_id: change.id,
      });
    }
    await updateChange(tx, change.id, { approvedAt: at });
    if (change.status !== 'in_review') continue;
    await putInForce(tx, { charity, change: { ...change, approvedAt: at }, secrets, at });
    charity = (await lockCharity(tx, charityId)) ?? charity;
  }
}
