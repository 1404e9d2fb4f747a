import { type Database } from '../../db/database';
import { type AuditedAction, recordAudit } from '../../db/queries/access/audit-log';
import { type Charity } from '../../db/queries/charities/charities';
import {
  type CharityInvitation,
  countInvitationsSince,
  countMembers,
  insertInvitation,
} from '../../db/queries/members/members';
import { findLocaleOf } from '../../db/queries/mails/readers';
import { shiftByDays } from '../../domain/days';
import { GivingError } from '../../domain/errors';
import { INVITATION_DAYS } from '../../domain/members/invitation';
import { type SecretBox } from '../../gateways';
import { newId } from '../../new-id';
import { sendSecurityMail } from '../mails/send-security-mail';
import { requireMembers } from './first-member';

/** Limits invitations, so that a charity cannot mail strangers in bulk. */
const INVITATIONS_PER_HOUR = 50;
const HOUR_SECONDS = 3_600;

export interface NewInvitation {
  charity: Pick<Charity, 'id' | 'name'>;
  email: string;
  /** The invitation's secret. Only its hash is stored. */
  token: string;
  tokenHash: string;
  /** The base URL of the account's pages, to which the mail links. */
  address: string;
  secrets: SecretBox;
  actor: NonNullable<AuditedAction['actor']>;
  at: Date;
}

/** Invites somebody by mail to become a member of a charity. */
export async function inviteMember(tx: Database, order: NewInvitation): Promise<CharityInvitation> {
  const { charity, tokenHash, actor, at } = order;
  requireMembers(await countMembers(tx, charity.id));
  const anHourAgo = new Date(at.getTime() - HOUR_SECONDS * 1_000);
  if ((await countInvitationsSince(tx, charity.id, anHourAgo)) >= INVITATIONS_PER_HOUR) {
    throw new GivingError('RATE_LIMIT_EXCEEDED', 'Too many invitations in an hour.', {}, HOUR_SECONDS);
  }
  const invitation: CharityInvitation = {
    id: newId('invitation'),
    charityId: charity.id,
    email: order.email.toLowerCase(),
    tokenHash,
    invitedBy: actor.userId,
    createdAt: at,
    expiresAt: shiftByDays(at, INVITATION_DAYS),
    acceptedBy: null,
    acceptedAt: null,
    revokedAt: null,
  };
  await insertInvitation(tx, invitation);
  await mailInvitation(tx, order, invitation);
  await recordAudit(tx, {
    action: 'charity_member.invited',
    actor,
    subject: { type: 'charity', id: charity.id },
    details: { invitation_id: invitation.id },
    at,
  });
  return invitation;
}

async function mailInvitation(
  tx: Database,
  order: NewInvitation,
  { email, expiresAt }: CharityInvitation,
): Promise<void> {
  const { charity, token, actor } = order;
  const locale = await findLocaleOf(tx, email, actor.userId);
  await sendSecurityMail(tx, order, {
    kind: 'member_invited',
    news: { charityName: charity.name, token, expiresAt: expiresAt.toISOString() },
    reader: { email, locale },
  });
}
