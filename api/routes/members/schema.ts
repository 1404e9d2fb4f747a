import { z } from 'zod';
import { emailField, idField, listEnvelope, textField, timeField } from '../../fields';

export const memberSchema = z
  .object({ user_id: z.string(), name: z.string(), joined_at: timeField })
  .meta({ id: 'CharityMember' });
export const memberListSchema = listEnvelope('members', memberSchema).meta({ id: 'CharityMemberList' });

export const memberRequestSchema = z
  .strictObject({
    user_id: idField('user'),
    reason: textField(500).min(1).optional().meta({ description: 'Operators and members read it' }),
  })
  .meta({ id: 'CharityMemberRequest' });

export const removedMemberSchema = z
  .object({ charity_id: z.string(), user_id: z.string(), removed: z.literal(true) })
  .meta({ id: 'RemovedCharityMember' });

export const invitationRequestSchema = z
  .strictObject({ email: emailField })
  .meta({ id: 'CharityInvitationRequest' });

export const invitationSchema = z
  .object({
    invitation_id: z.string(),
    charity_id: z.string(),
    email: z.string(),
    status: z.enum(['pending', 'accepted', 'revoked', 'expired']),
    invited_by: z.string(),
    accepted_by: z.string().nullable(),
    created_at: timeField,
    expires_at: timeField,
  })
  .meta({ id: 'CharityInvitation' });
export const invitationListSchema = listEnvelope('invitations', invitationSchema).meta({
  id: 'CharityInvitationList',
});

export const acceptanceSchema = z
  .strictObject({ token: textField(200).min(1) })
  .meta({ id: 'InvitationAcceptance' });

export const membershipSchema = z
  .object({
    charity_id: z.string(),
    user_id: z.string(),
    status: z.literal('active'),
    joined_at: timeField,
  })
  .meta({ id: 'CharityMembership' });
