import { type AuditedAction, recordAudit } from '../../db/queries/access/audit-log';
import { type Charity } from '../../db/queries/charities/charities';
import { findLocaleOf } from '../../db/queries/mails/readers';
import { type Database } from '../../db/database';
import {
  addMember,
  type CharityInvitation,
  countInvitationsSince,
  countInvitationsTo,
  countUnlistedInvitations,
  findInvitation,
  insertInvitation,
  type InvitationSenders,
  type InvitationUse,
  isMember,
  lockInvitation,
  lockInvitationsOf,
  lockMemberCount,
  updateInvitation,
} from '../../db/queries/members/members';
import { isBlocked } from '../../db/queries/users/blocks';
import { shiftByDays } from '../../domain/days';
import { GivingError, notFound, requireRow } from '../../domain/errors';
import {
  INVITATION_DAYS,
  INVITATIONS_TO_ADDRESS,
  INVITATIONS_UNLISTED,
  invitationStatus,
} from '../../domain/members/invitation';
import { newId } from '../../new-id';
import { type ActOf, type Sealing } from '../act';
import { followCharity } from '../verification/requirements';
import { queueSecurityMail } from '../mails/queue-mail';

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
  // A removal locks the charity too, so nobody invites while they are removed.
  await lockMemberCount(tx, charity.id);
  if (!(await isMember(tx, charity.id, actor.userId))) throw notMember();
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

function notMember(): GivingError {
  const message =
    'Only members of the charity invite others. An operator adds a member with POST /v1/charities/{charity_id}/members, which another operator approves.';
  return new GivingError('FORBIDDEN', message);
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
  const found = await findInvitation(tx, tokenHash);
  if (found === undefined) throw notFound('invitation');
  // A removal locks the charity first, then the invitations of who is removed.
  const members = await lockMemberCount(tx, found.charityId);
  const invitation = requireRow(await lockInvitation(tx, { tokenHash }), found.id);
  const status = invitationStatus(invitation, at);
  if (status !== 'pending') throw new GivingError('CONFLICT', `This invitation is ${status}.`, { status });
  requireMembers(members);
  await requireInviter(tx, invitation);
  await addMember(tx, invitation.charityId, actor.userId, at);
  await followCharity(tx, invitation.charityId);
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

/** Throws CONFLICT if who invited is blocked, or no member anymore: their invitation may have been sent at that very moment. */
async function requireInviter(tx: Database, { charityId, invitedBy }: CharityInvitation): Promise<void> {
  if ((await isMember(tx, charityId, invitedBy)) && !(await isBlocked(tx, invitedBy))) return;
  throw new GivingError('CONFLICT', 'This invitation is revoked.', { status: 'revoked' });
}

/**
 * Throws CONFLICT if the charity has no members. Nobody is invited as its first member, because two operators
 * must add that member.
 */
function requireMembers(members: number): void {
  if (members > 0) return;
  const message =
    'This charity has no members. Claim it with POST /v1/charities/{charity_id}/claims. Two operators may also add the first member, with POST /v1/charities/{charity_id}/members.';
  throw new GivingError('CONFLICT', message, { reason: 'no_members' });
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
  return invitation.revokedAt === null ? storeRevocation({ tx, at, actor }, invitation) : invitation;
}

/** Revokes the pending invitations that these users sent, because they may no longer invite. */
export async function revokeInvitationsOf(
  act: ActOf<AuditedAction['actor']>,
  senders: InvitationSenders,
): Promise<void> {
  for (const invitation of await lockInvitationsOf(act.tx, senders, act.at)) {
    await storeRevocation(act, invitation);
  }
}

async function storeRevocation(
  { tx, at, actor }: ActOf<AuditedAction['actor']>,
  invitation: CharityInvitation,
): Promise<CharityInvitation> {
  await updateInvitation(tx, invitation.id, { revokedAt: at });
  await recordAudit(tx, {
    action: 'charity_member.invitation_revoked',
    actor,
    subject: { type: 'charity', id: invitation.charityId },
    details: { invitation_id: invitation.id },
    at,
  });
  return { ...invitation, revokedAt: at };
}
