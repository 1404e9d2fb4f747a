import { type AuditedAction, recordAudit } from '../../db/queries/access/audit-log';
import { type Charity } from '../../db/queries/charities/charities';
import { findLocaleOf } from '../../db/queries/mails/readers';
import {
  addMember,
  type CharityInvitation,
  countInvitationsSince,
  countInvitationsTo,
  countUnlistedInvitations,
  countMembers,
  insertInvitation,
  type InvitationUse,
  lockInvitation,
  lockMemberCount,
  updateInvitation,
} from '../../db/queries/members/members';
import { shiftByDays } from '../../domain/days';
import { GivingError, notFound } from '../../domain/errors';
import {
  INVITATION_DAYS,
  INVITATIONS_TO_ADDRESS,
  INVITATIONS_UNLISTED,
  invitationStatus,
} from '../../domain/members/invitation';
import { newId } from '../../new-id';
import { type ActOf, type Sealing } from '../act';
import { queueSecurityMail } from '../mails/queue-mail';
import { requireMembers } from './change-members';

/** Limits invitations, so that a charity cannot mail strangers in bulk. */
const INVITATIONS_PER_HOUR = 50;
const HOUR_SECONDS = 3_600;

export interface NewInvitation {
  charity: Pick<Charity, 'id' | 'name' | 'listed'>;
  email: string;
  /** The invitation's secret. Only its hash is stored. */
  token: string;
  tokenHash: string;
}

/** Invites somebody by mail to become a member of a charity. */
export async function inviteMember(
  act: ActOf<NonNullable<AuditedAction['actor']>> & Sealing,
  order: NewInvitation,
): Promise<CharityInvitation> {
  const { tx, at, actor } = act;
  const { charity, tokenHash } = order;
  requireMembers(await countMembers(tx, charity.id));
  const anHourAgo = new Date(at.getTime() - HOUR_SECONDS * 1_000);
  if ((await countInvitationsSince(tx, charity.id, anHourAgo)) >= INVITATIONS_PER_HOUR) {
    throw new GivingError('RATE_LIMIT_EXCEEDED', 'Too many invitations in an hour.', {}, HOUR_SECONDS);
  }
  await requireFewInvitations(act, order);
  const invitation: CharityInvitation = {
    id: newId('invitation'),
    charityId: charity.id,
    email: order.email,
    tokenHash,
    invitedBy: actor.userId,
    createdAt: at,
    expiresAt: shiftByDays(at, INVITATION_DAYS),
    acceptedBy: null,
    acceptedAt: null,
    revokedAt: null,
  };
  await insertInvitation(tx, invitation);
  await mailInvitation(act, order, invitation);
  await recordAudit(tx, {
    action: 'charity_member.invited',
    actor,
    subject: { type: 'charity', id: charity.id },
    details: { invitation_id: invitation.id },
    at,
  });
  return invitation;
}

/** Strangers get few mails from people whom nobody has checked, and each address few mails in all. */
async function requireFewInvitations(
  { tx, at, actor }: ActOf<NonNullable<AuditedAction['actor']>>,
  { charity, email }: NewInvitation,
): Promise<void> {
  const since = shiftByDays(at, -1);
  if (!charity.listed) {
    const ofAccount = await countUnlistedInvitations(tx, actor.accountId, since);
    refuseFrom(INVITATIONS_UNLISTED, ofAccount, {
      at,
      message: 'The charity is not listed yet: invite more people tomorrow.',
    });
  }
  const toAddress = await countInvitationsTo(tx, email, since);
  refuseFrom(INVITATIONS_TO_ADDRESS, toAddress, {
    at,
    message: 'This address got several invitations today: invite it tomorrow.',
  });
}

function refuseFrom(
  most: number,
  { sent, firstAt }: InvitationUse,
  { at, message }: { at: Date; message: string },
): void {
  if (sent < most || firstAt === null) return;
  const seconds = Math.ceil((shiftByDays(firstAt, 1).getTime() - at.getTime()) / 1_000);
  throw new GivingError('RATE_LIMIT_EXCEEDED', message, { reason: 'recipient_limit' }, Math.max(1, seconds));
}

async function mailInvitation(
  act: ActOf<NonNullable<AuditedAction['actor']>> & Sealing,
  order: NewInvitation,
  { email, expiresAt }: CharityInvitation,
): Promise<void> {
  const { charity, token } = order;
  const locale = await findLocaleOf(act.tx, email, act.actor.userId);
  await queueSecurityMail(act, {
    kind: 'member_invited',
    news: { charityName: charity.name, token, expiresAt: expiresAt.toISOString() },
    reader: { email, locale },
  });
}

export interface Acceptance {
  tokenHash: string;
}

/** Makes the caller a member of the charity, because the caller knows the secret token of the invitation. */
export async function acceptInvitation(
  { tx, at, actor }: ActOf<NonNullable<AuditedAction['actor']>>,
  { tokenHash }: Acceptance,
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

export interface Revocation {
  invitationId: string;
  charityId: string;
}

/** Revokes an invitation that nobody has accepted. Repeating is harmless. */
export async function revokeInvitation(
  { tx, at, actor }: ActOf<AuditedAction['actor']>,
  { invitationId, charityId }: Revocation,
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
