import { type z } from 'zod';
import { type CharityInvitation, type CharityMember } from '../../db/queries/members/members';
import { invitationStatus } from '../../domain/members/invitation';
import { invitationSchema, memberSchema, membershipSchema } from '../routes/members/schema';
import { project } from '../project';

export function presentMember(member: CharityMember): z.input<typeof memberSchema> {
  return project(memberSchema, member, {});
}

export function presentMembership(membership: {
  charityId: string;
  userId: string;
  joinedAt: Date;
}): z.input<typeof membershipSchema> {
  return project(membershipSchema, membership, { status: 'active' });
}

/** Presents an invitation without its token, which only the mail contains. */
export function presentInvitation(
  invitation: CharityInvitation,
  now: Date,
): z.input<typeof invitationSchema> {
  return project(invitationSchema, invitation, {
    invitation_id: invitation.id,
    status: invitationStatus(invitation, now),
  });
}
