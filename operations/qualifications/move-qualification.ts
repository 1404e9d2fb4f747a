import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { insertNotices } from '../../db/queries/platform/promise-mail';
import { type Qualification, updateQualification } from '../../db/queries/qualifications/qualifications';
import { GivingError } from '../../domain/errors';
import { qualificationUpdated } from '../../domain/qualifications/events';
import {
  mayMoveQualification,
  type QualificationStatus,
  TOLD_QUALIFICATIONS,
} from '../../domain/qualifications/qualification';

export interface QualificationMove {
  to: QualificationStatus;
  reason: string | null;
  /** The reviewer who decides. Null if the volunteer makes the move or the qualification expires. */
  byUserId: string | null;
  at: Date;
}

/** Moves a locked qualification to another status, records the event and mails the volunteer. */
export async function moveQualification(
  tx: Database,
  before: Qualification,
  { to, reason, byUserId, at }: QualificationMove,
): Promise<Qualification> {
  if (!mayMoveQualification(before.status, to)) throw notPossible(before);
  const decision = byUserId === null ? {} : { decidedBy: byUserId, decidedAt: at };
  const changes = { status: to, reason, ...decision };
  const after = { ...before, ...changes };
  await updateQualification(tx, before.id, changes);
  await recordEvent(tx, qualificationUpdated(after), { accountId: after.accountId }, at);
  if (TOLD_QUALIFICATIONS.some((each) => each === to)) {
    const subject = `${after.id}/${to}`;
    await insertNotices(tx, { kind: 'qualification_moved', audience: { userId: after.userId }, subject });
  }
  return after;
}

function notPossible({ status }: Qualification): GivingError {
  return new GivingError('CONFLICT', `This is not possible, because the qualification is ${status}.`, {
    status,
  });
}
