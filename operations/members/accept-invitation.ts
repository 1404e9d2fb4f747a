import { type Database } from '../../db/database';
import { type AuditedAction, recordAudit } from '../../db/queries/access/audit-log';
import {
  addMember,
  type CharityInvitation,
  lockInvitation,
  lockMemberCount,
  updateInvitation,
} from '../../db/queries/members/members';
import { GivingError, notFound } from '../../domain/errors';
import { invitationStatus } from '../../domain/members/invitation';
import { requireMembers } from './first-member';

export interface Acceptance {
  tokenHash: string;
  actor: NonNullable<AuditedAction['actor']>;
  at: Date;
}

/** Makes the caller a member of the charity, because the caller knows the secret token of the invitation. */
export async function acceptInvitation(
  tx: Database,
  { tokenHash, actor, at }: Acceptance,
): Promise<CharityInvitation> {
  const invitation = await lockInvitation(tx, { tokenHash });
  if (invitation === undefined) throw notFound('invitation');
  const status = invitationStatus(invitation, at);
  if (status !== 'pending') throw new GivingError('CONFLICT', `This invitation is ${status}.`, { status });
  requireMembers(await lockMemberCount(tx, invitation.charityId));
  await addMember(tx, invitation.charityId, actor.userId, at);
  const changes = { acceptedBy: actor.userId, acceptedAt: at };
  await updateInvitation(tx, invitation.id, changes);
  await recordAudit(tx, {
    action: 'charity_member.added',
    actor,
    subject: { type: 'charity', id: invitation.charityId },
    details: { user_id: actor.userId, invitation_id: invitation.id },
    at,
  });
  return { ...invitation, ...changes };
}
