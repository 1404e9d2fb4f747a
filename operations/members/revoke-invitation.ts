import { type Database } from '../../db/database';
import { type AuditedAction, recordAudit } from '../../db/queries/access/audit-log';
import { type CharityInvitation, lockInvitation, updateInvitation } from '../../db/queries/members/members';
import { GivingError, notFound } from '../../domain/errors';

export interface Revocation {
  invitationId: string;
  charityId: string;
  actor: AuditedAction['actor'];
  at: Date;
}

/** Revokes an invitation that nobody has accepted. Repeating is harmless. */
export async function revokeInvitation(
  tx: Database,
  { invitationId, charityId, actor, at }: Revocation,
): Promise<CharityInvitation> {
  const invitation = await lockInvitation(tx, { id: invitationId, charityId });
  if (invitation === undefined) throw notFound('invitation');
  if (invitation.acceptedAt !== null) {
    throw new GivingError('CONFLICT', 'The invitation has already been accepted.');
  }
  if (invitation.revokedAt !== null) return invitation;
  await updateInvitation(tx, invitation.id, { revokedAt: at });
  await recordAudit(tx, {
    action: 'charity_member.invitation_revoked',
    actor,
    subject: { type: 'charity', id: charityId },
    details: { invitation_id: invitation.id },
    at,
  });
  return { ...invitation, revokedAt: at };
}
