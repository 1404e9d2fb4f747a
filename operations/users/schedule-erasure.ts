import { type AuditedAction, recordAudit } from '../../db/queries/access/audit-log';
import { findLoginByEmail, findLoginByUser } from '../../db/queries/access/logins';
import { endOauthAccess } from '../../db/queries/access/oauth-records';
import { findConfirmedGuest, findGuestReader } from '../../db/queries/guests/guests';
import { endGuestTokens } from '../../db/queries/guests/tokens';
import { lockCharitiesOf } from '../../db/queries/members/members';
import { enqueueWorkflow } from '../../db/queries/platform/enqueue-workflows';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { findPerson } from '../../db/queries/users/blocks';
import {
  deleteErasure,
  type Erasure,
  findErasure,
  findErasureOfUser,
  insertErasure,
  lockErasure,
  lockPerson,
} from '../../db/queries/users/erasures';
import { findHindrance } from '../../db/queries/users/hindrances';
import { revokeCredentials } from '../../db/queries/users/personal-data';
import { type Approval } from '../../db/queries/approvals/approvals';
import { type ApprovalChange } from '../../domain/approvals/approval';
import { GivingError, notFound } from '../../domain/errors';
import { normalizeEmail } from '../../domain/mails/email';
import { dataToken } from '../../domain/users/data-link';
import { eraseAt, HINDRANCE_MESSAGES } from '../../domain/users/erasure';
import { newId } from '../../new-id';
import { type ErasureInput } from '../../workflows/messages';
import { type Act, type ActOf, type Sealing } from '../act';
import { type ApprovedAct } from '../approvals/approved-act';
import { askApproval } from '../approvals/ask-approval';
import { queueSecurityMail } from '../mails/queue-mail';
import { revokeInvitationsOf } from '../members/invitations';
import { endGrantsOfClient } from '../oauth-clients/end-grants';
import { type Database } from '../../db/database';
import { endPlans, gatherPerson } from './gather-person';

type Doer = ActOf<AuditedAction['actor']> & Sealing;

/**
 * Schedules the erasure of a person. Their sessions, keys and plans end at once. Throws CONFLICT while the person is the
 * only member of a charity, has an open case or unsettled money, or is to be erased already.
 */
export async function scheduleErasure(act: Doer, asked: string): Promise<Erasure> {
  const { tx, at, actor } = act;
  const found = await findPerson(tx, asked);
  if (found === undefined) throw notFound('user');
  const { userId } = found;
  await lockPerson(tx, userId);
  const { userIds, email } = await gatherPerson(tx, userId);
  await lockCharitiesOf(tx, userIds);
  await refuseHindered(act, userIds);
  const erasure = { id: newId('erasure'), userId, scheduledAt: at, eraseAt: eraseAt(at) };
  if (!(await insertErasure(tx, erasure))) throw alreadyScheduled();
  await endAccess(act, userIds);
  await startErasure(tx, erasure);
  const subject = { type: 'user', id: userId };
  await recordAudit(tx, { action: 'user.erasure_scheduled', actor, subject, at });
  await mailSchedule(act, erasure, email);
  return { ...erasure, erasedAt: null };
}

async function refuseHindered({ tx, at }: Act, userIds: string[]): Promise<void> {
  const hindrance = await findHindrance(tx, { userIds, at });
  if (hindrance === undefined) return;
  throw new GivingError('CONFLICT', HINDRANCE_MESSAGES[hindrance], { reason: hindrance });
}

function alreadyScheduled(): GivingError {
  return new GivingError('CONFLICT', 'The erasure of this person is scheduled, or done.', {
    reason: 'scheduled',
  });
}

async function endAccess(act: Doer, userIds: string[]): Promise<void> {
  const { tx, at } = act;
  for (const userId of userIds) await endOauthAccess(tx, userId);
  await endGuestTokens(tx, userIds);
  for (const clientId of await revokeCredentials(tx, userIds, at)) await endGrantsOfClient(act, clientId);
  await revokeInvitationsOf(act, { userIds });
  await endPlans(act, userIds);
}

async function startErasure(
  tx: Database,
  { id, userId, eraseAt: due }: Omit<Erasure, 'erasedAt'>,
): Promise<void> {
  const input: ErasureInput = { erasureId: id, eraseAtMs: due.getTime() };
  await enqueueWorkflow(tx, {
    workflowType: 'erasure',
    workflowId: id,
    input,
    searchAttributes: { UserId: userId },
    summary: `erasure of ${userId}`,
  });
}

/** Starts the lost workflow of an erasure again. Returns false if it has ended, or if its start is queued. */
export async function restartErasure(tx: Database, erasureId: string): Promise<boolean> {
  const erasure = await lockErasure(tx, erasureId);
  if (erasure?.erasedAt !== null || (await hasQueuedStart(tx, erasureId))) return false;
  await startErasure(tx, erasure);
  return true;
}

async function mailSchedule(
  act: Doer,
  erasure: Omit<Erasure, 'erasedAt'>,
  email: string | null,
): Promise<void> {
  const { tx, secrets } = act;
  const guest = email === null ? undefined : await findGuestReader(tx, email);
  const reader = (await findLoginByUser(tx, erasure.userId)) ?? guest;
  if (reader === undefined) return;
  const token = dataToken(secrets, { purpose: 'restore', id: erasure.id });
  const news = { token, eraseAt: erasure.eraseAt.toISOString() };
  await queueSecurityMail(act, { kind: 'erasure_scheduled', news, reader });
}

/**
 * Restores the calling user, who is to be erased. Ended sessions, keys and plans stay ended. Throws CONFLICT if nothing
 * is scheduled.
 */
export async function restoreUser(act: ActOf<AuditedAction['actor']>, userId: string): Promise<void> {
  await lockPerson(act.tx, userId);
  const erasure = await findErasureOfUser(act.tx, userId);
  if (erasure === undefined || !isRestorable(erasure, act.at)) throw nothingScheduled();
  await restore(act, erasure);
}

/** Restores a person by the mailed link. Returns false if they are restored or erased already. */
export async function restoreByLink({ tx, at }: Act, erasureId: string): Promise<boolean> {
  const erasure = await lockScheduled(tx, erasureId);
  if (erasure === undefined || !isRestorable(erasure, at)) return false;
  await restore({ tx, at, actor: null }, erasure);
  return true;
}

/** Locks a person and their erasure. Returns undefined if the person was restored, or is erased already. */
export async function lockScheduled(tx: Database, erasureId: string): Promise<Erasure | undefined> {
  const found = await findErasure(tx, erasureId);
  if (found === undefined) return undefined;
  await lockPerson(tx, found.userId);
  const erasure = await lockErasure(tx, erasureId);
  return erasure?.erasedAt === null ? erasure : undefined;
}

/** From `eraseAt` on, files go before rows, so a person who came back would find a part. */
export const isRestorable = ({ erasedAt, eraseAt: due }: Erasure, at: Date): boolean =>
  erasedAt === null && at < due;

async function restore({ tx, at, actor }: ActOf<AuditedAction['actor']>, erasure: Erasure): Promise<void> {
  await deleteErasure(tx, erasure.id);
  const subject = { type: 'user', id: erasure.userId };
  await recordAudit(tx, { action: 'user.restored', actor, subject, at });
}

function nothingScheduled(): GivingError {
  return new GivingError('CONFLICT', 'No erasure of your data is scheduled.', { reason: 'not_scheduled' });
}

/** Finds the user or the guest who confirmed an address. Throws NOT_FOUND if nobody did. */
export async function findByAddress(db: Database, address: string): Promise<string> {
  const email = normalizeEmail(address);
  const login = await findLoginByEmail(db, email);
  if (login?.confirmed === true) return login.userId;
  const guest = await findConfirmedGuest(db, email);
  if (guest !== undefined) return guest.userId;
  throw new GivingError('NOT_FOUND', `Nobody has confirmed the address ${email}.`);
}

/**
 * Asks on the host that a person is erased, whom a confirmed address or the id of a user names. An operator must approve
 * it. Throws CONFLICT as `scheduleErasure` does.
 */
export async function askForErasure(act: ActOf<null> & Sealing, named: string): Promise<Approval> {
  const { tx } = act;
  const person = await findPerson(tx, named.includes('@') ? await findByAddress(tx, named) : named);
  if (person === undefined) throw new GivingError('NOT_FOUND', `There is no user ${named}.`);
  const { userId, userIds } = person;
  if ((await findErasureOfUser(tx, userId)) !== undefined) throw alreadyScheduled();
  await refuseHindered(act, userIds);
  return askApproval(act, {
    subject: { type: 'user', id: userId },
    charityId: null,
    change: { action: 'erasure', before: null, after: { user_id: userId, erased: true } },
    reason: null,
    gainers: userIds,
  });
}

/** Schedules an erasure that an operator approved. */
export async function applyErasure(
  act: ApprovedAct,
  { after: { user_id: userId } }: ApprovalChange<'erasure'>,
): Promise<void> {
  await scheduleErasure(act, userId);
}
