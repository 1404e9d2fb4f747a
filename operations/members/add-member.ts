import { type Database } from '../../db/database';
import { findUser } from '../../db/queries/access/accounts';
import { type AuditedAction, recordAudit } from '../../db/queries/access/audit-log';
import { addMember as storeMember } from '../../db/queries/members/members';
import { validationError } from '../../domain/errors';

export interface Membership {
  charityId: string;
  userId: string;
  actor: AuditedAction['actor'];
  at: Date;
}

/** Makes a user a member of a charity. Harmless to repeat. */
export async function addMember(tx: Database, { charityId, userId, actor, at }: Membership): Promise<void> {
  const user = await findUser(tx, userId);
  if (user === undefined) throw validationError([{ field: 'user_id', message: 'there is no such user' }]);
  await storeMember(tx, charityId, user.id, at);
  await recordAudit(tx, {
    action: 'charity_member.added',
    actor,
    subject: { type: 'charity', id: charityId },
    details: { user_id: user.id },
    at,
  });
}
