import { recordEvent } from '../../db/queries/events/record-events';
import { findStanding } from '../../db/queries/verification/standing';
import { type Verification } from '../../db/queries/verification/verifications';
import { announce } from '../../domain/verification/events';
import { type Occurrence, type VerificationState } from '../../domain/verification/decide';
import { type Act } from '../act';
import { tellMove } from '../mails/tell-entity';

/**
 * Records the events of one change of a verification, and mails the entity. `before` is the state before the change. It
 * is null for a new verification.
 */
export async function announceChange(
  { tx, at }: Act,
  verification: Verification,
  before: VerificationState | null,
  happening: Occurrence['happening'],
): Promise<void> {
  const events = announce({
    entity: { id: verification.entityId, type: verification.state.entityType },
    before,
    after: verification.state,
    happening,
    standing: await findStanding(tx, verification),
  });
  for (const event of events) await recordEvent(tx, event, audienceOf(verification), at);
  await tellMove(tx, verification, before);
}

/**
 * Returns who receives the events of a verification: the account that applied, and the charity that it is
 * about, if any.
 */
export function audienceOf({ accountId, entityId, state }: Verification) {
  return { accountId, ...(state.entityType === 'organization' ? { charityId: entityId } : {}) };
}
