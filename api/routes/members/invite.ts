import { randomBytes } from 'node:crypto';
import { recordAudit } from '../../../db/queries/access/audit-log';
import {
  type CharityInvitation,
  countRecentInvitations,
  insertInvitation,
} from '../../../db/queries/members/members';
import { shiftByDays } from '../../../domain/days';
import { GivingError } from '../../../domain/errors';
import { promiseMail } from '../../../gateways/mail';
import { newId } from '../../../new-id';
import { hashKey } from '../../credentials';
import { presentInvitation } from '../../presenters/member';
import { defineRoute } from '../../route';
import { loadManagedCharity } from './load';
import { invitationRequestSchema, invitationSchema, membersParams } from './schema';

const LIFETIME_DAYS = 7;
const TOKEN_BYTES = 32;
/** Mail to strangers is not to be had by the thousand. */
const INVITATIONS_PER_HOUR = 50;
const HOUR_SECONDS = 3_600;

export const inviteCharityMember = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/invitations',
  operationId: 'inviteCharityMember',
  tag: 'Charity members',
  summary: 'Invite somebody by mail to become a member',
  description: 'The mail has a token for `POST /v1/invitations/accept`, good for seven days.',
  scope: 'charities:write',
  apiKeyOnly: true,
  params: membersParams,
  body: invitationRequestSchema,
  success: { status: 201, description: 'The invitation', schema: invitationSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, body, actor, gateways, now }) {
    const charity = await loadManagedCharity(db, actor, params.charity_id);
    if ((await countRecentInvitations(db, charity.id)) >= INVITATIONS_PER_HOUR) {
      throw new GivingError('RATE_LIMIT_EXCEEDED', 'Too many invitations in an hour.', {}, HOUR_SECONDS);
    }
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const invitation: CharityInvitation = {
      id: newId('invitation'),
      charityId: charity.id,
      email: body.email.toLowerCase(),
      tokenHash: hashKey(token),
      invitedBy: actor.userId,
      createdAt: now,
      expiresAt: shiftByDays(now, LIFETIME_DAYS),
      acceptedBy: null,
      acceptedAt: null,
      revokedAt: null,
    };
    await insertInvitation(db, invitation);
    await promiseMail(db, gateways.secrets, {
      to: invitation.email,
      subject: `You are invited to ${charity.name}`.replace(/\s+/g, ' ').slice(0, 150),
      text: `You are invited to manage ${charity.name} on this giving platform. Accept within seven days by\n\nPOST /v1/invitations/accept {"token": "${token}"}\n\nwith an API key of your own.\n`,
    });
    const subject = { type: 'charity', id: charity.id };
    const details = { invitation_id: invitation.id };
    await recordAudit(db, { action: 'charity_member.invited', actor, subject, details, at: now });
    return presentInvitation(invitation, now);
  },
});
