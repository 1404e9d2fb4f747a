import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { findStanding } from '../../db/queries/verification/standing';
import { type Verification } from '../../db/queries/verification/verifications';
import { announce } from '../../domain/verification/announcements';
import { type Occurrence, type VerificationState } from '../../domain/verification/decide';

/** Records the events of one change. `before` is null for a new verification. */
export async function announceChange(
  tx: Database,
  verification: Verification,
  before: VerificationState | null,
  { happening, at }: Pick<Occurrence, 'happening' | 'at'>,
): Promise<void> {
  const events = announce({
    entity: { id: verification.entityId, type: verification.state.entityType },
    before,
    after: verification.state,
    happening,
    standing: await findStanding(tx, verification),
  });
  for (const event of events) await recordEvent(tx, event, audienceOf(verification), at);
}

/** The account that applied receives a verification's events, and so does the charity. */
export function audienceOf({ accountId, entityId, state }: Verification) {
  return { accountId, ...(state.entityType === 'organization' ? { charityId: entityId } : {}) };
}
