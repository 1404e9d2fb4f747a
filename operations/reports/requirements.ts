import { type Database } from '../../db/database';
import { isMember } from '../../db/queries/members/members';
import { findRunning, lockSubscriber } from '../../db/queries/subscriptions/subscriptions';
import { type FieldFault, GivingError, validationError } from '../../domain/errors';
import { REPORTS_NEED } from '../../domain/reports/saved-report';

/** Locks the charity. Throws CONFLICT unless it has the subscription that pays for saved reports. */
export async function requireReporting(tx: Database, charityId: string): Promise<void> {
  await lockSubscriber(tx, charityId);
  if ((await findRunning(tx, charityId, REPORTS_NEED)) !== undefined) return;
  throw new GivingError(
    'CONFLICT',
    `Saved reports need the subscription ${REPORTS_NEED}. Begin it with POST /v1/charities/{id}/subscriptions.`,
    { subscription: REPORTS_NEED },
  );
}

/** Refuses recipients who are not members, because only members may see the data in reports. */
export async function requireMembers(tx: Database, charityId: string, recipients: string[]): Promise<void> {
  const faults: FieldFault[] = [];
  for (const [index, userId] of recipients.entries()) {
    if (await isMember(tx, charityId, userId)) continue;
    const message = 'is not a member of the charity';
    faults.push({ field: `recipients.${String(index)}`, code: 'not_found', message });
  }
  if (faults.length > 0) throw validationError(faults);
}
