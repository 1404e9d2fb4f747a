import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { insertHistory } from '../../db/queries/verification/history';
import { updateVerification, type Verification } from '../../db/queries/verification/verifications';
import { statusOf } from '../../domain/verification/decide';
import { verificationReminder } from '../../domain/verification/events';
import { SYSTEM } from '../../domain/verification/vocabulary';
import { audienceOf } from './announcement';
import { tellReminder } from '../mails/tell-entity';

/**
 * Reminds an entity that its verification expires soon, by an event and by mail. Stores the reminder in the row and in
 * the history.
 */
export async function sendReminder(
  tx: Database,
  { verification, daysLeft, at }: { verification: Verification; daysLeft: number; at: Date },
): Promise<void> {
  const { id, entityId, state } = verification;
  const { stage, expiresAt } = state;
  if (expiresAt === null) return;
  await updateVerification(tx, id, { ...state, remindedDays: daysLeft });
  await insertHistory(tx, id, [
    {
      happening: 'reminded',
      fromStage: stage,
      toStage: stage,
      status: statusOf(state),
      by: SYSTEM,
      reason: `${daysLeft} days left.`,
      at,
    },
  ]);
  const event = verificationReminder(entityId, { ...state, expiresAt }, daysLeft);
  await recordEvent(tx, event, audienceOf(verification), at);
  await tellReminder(tx, verification);
}
