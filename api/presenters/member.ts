import { type z } from 'zod';
import { type CharityInvitation, type CharityMember } from '../../db/queries/members/members';
import { invitationStatus } from '../../domain/members/invitation';
import { type invitationSchema, type memberSchema, type membershipSchema } from '../routes/members/schema';

export function presentMember(member: CharityMember): z.input<typeof memberSchema> {
  return { user_id: member.userId, name: member.name, joined_at: member.joinedAt.toISOString() };
}

/** Presents a new membership. `joinedAt` is null while the membership is pending. */
export function presentMembership(membership: {
  charityId: string;
  userId: string;
  joinedAt: Date | null;
}): z.input<typeof membershipSchema> {
  const { charityId, userId, joinedAt } = membership;
  return {
    charity_id: charityId,
    user_id: userId,
    status: joinedAt === null ? 'pending_confirmation' : 'active',
    joined_at: joinedAt?.toISOString() ?? null,
  };
}

/** Presents an invitation without its token, which only the mail contains. */
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
