import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { type Reference } from '../../db/queries/references/references';
import { type Verification } from '../../db/queries/verification/verifications';
import { audienceOf } from '../verification/announcement';

/** Records the event of a reference's new status. The event does not contain the referee's answer. */
export async function announceReference(
  tx: Database,
  verification: Verification,
  { id, status }: Reference,
  at: Date,
): Promise<void> {
  const data = { entity_id: verification.entityId, reference_id: id, status };
  await recordEvent(tx, { name: 'verification.reference.updated', data }, audienceOf(verification), at);
}
