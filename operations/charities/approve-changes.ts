import { type Database } from '../../db/database';
import { listOpenChanges, updateChange } from '../../db/queries/charities/changes';
import { lockCharity } from '../../db/queries/charities/charities';
import { GivingError } from '../../domain/errors';
import { sharePerson } from '../../domain/members/independence';
import { type MailMeans } from '../../gateways';
import { putInForce } from './put-in-force';

export interface ChangesApproval extends MailMeans {
  charityId: string;
  /** Everybody who can use the credential that approved the verification. */
  persons: readonly string[];
  at: Date;
}

/**
 * Approves a charity's confirmed changes after its verification was approved. A change takes effect at once
 * if its cooling-off period is over. Throws FORBIDDEN if the approving person also asked for one of the
 * changes.
 */
export async function approveChanges(
  tx: Database,
  { charityId, persons, at, ...means }: ChangesApproval,
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
    await putInForce(tx, { charity, change: { ...change, approvedAt: at }, at, ...means });
    charity = (await lockCharity(tx, charityId)) ?? charity;
  }
}
