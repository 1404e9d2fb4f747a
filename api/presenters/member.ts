import { type z } from 'zod';
import { type CharityInvitation, type CharityMember } from '../../db/queries/members/members';
import { invitationStatus } from '../../domain/members/invitation';
import { type invitationSchema, type memberSchema } from '../routes/members/schema';

export function presentMember(member: CharityMember): z.input<typeof memberSchema> {
  return { user_id: member.userId, name: member.name, joined_at: member.joinedAt.toISOString() };
}

/** An invitation as members see it. Only the mail contains its token. */
export function presentInvitation(
  invitation: CharityInvitation,
  now: Date,
): z.input<typeof invitationSchema> {
  return {
    invitation_id: invitation.id,
    charity_id: invitation.charityId,
    email: invitation.email,
    status: invitationStatus(invitation, now),
    invited_by: invitation.invitedBy,
    accepted_by: invitation.acceptedBy,
    created_at: invitation.createdAt.toISOString(),
    expires_at: invitation.expiresAt.toISOString(),
  };
}
