import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { type Reference } from '../../db/queries/references/references';
import { type Verification } from '../../db/queries/verification/verifications';
import { referenceUpdated } from '../../domain/references/events';
import { audienceOf } from '../verification/announcement';

/** Records the event of a reference's new status. The event does not contain the referee's answer. */
export async function announceReference(
  tx: Database,
  verification: Verification,
  reference: Reference,
  at: Date,
): Promise<void> {
  const event = referenceUpdated(verification.entityId, reference);
  await recordEvent(tx, event, audienceOf(verification), at);
}
