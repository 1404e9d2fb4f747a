import { type AuditedAction, recordAudit } from '../../db/queries/access/audit-log';
import { endOauthAccess } from '../../db/queries/access/oauth-records';
import { endGuestTokens } from '../../db/queries/guests/tokens';
import { lockPlansOfDonors } from '../../db/queries/plans/plans';
import {
  deleteBlock,
  findBlock,
  findPerson,
  insertBlock,
  type Person,
  type UserBlock,
} from '../../db/queries/users/blocks';
import { type Actor } from '../../domain/access/actor';
import { GivingError, notFound } from '../../domain/errors';
import { cancelPlan } from '../../domain/plans/plan';
import { type Act, type ActOf } from '../act';
import { revokeInvitationsOf } from '../members/invitations';
import { storePlanChange } from '../plans/plan-change';
import { requireMayDecide } from '../ties/may-decide';

/** What donors and charities read about a plan of a blocked person. The operator's reason is for the audit log. */
const PLAN_REASON = 'The platform ended this plan.';

/**
 * Shuts a person out: ends their sessions and plans, and refuses their credentials and sign-ins until the block ends.
 * A guest who confirmed the address of an account is blocked together with that account. Throws CONFLICT if the person
 * is already blocked.
 */
export async function blockUser(
  act: ActOf<Actor>,
  { userId: asked, reason }: { userId: string; reason: string },
): Promise<UserBlock> {
  const { tx, actor } = act;
  const person = await findPerson(tx, asked);
  if (person === undefined) throw notFound('user');
  if (person.userIds.includes(actor.userId)) {
    throw new GivingError('CONFLICT', 'Nobody blocks themselves. Ask another operator.', {
      reason: 'own_user',
    });
  }
  const block = await shutOut(act, person, { reason, blockedBy: actor.userId });
  if (block === undefined) {
    throw new GivingError('CONFLICT', 'This person is already blocked.', { reason: 'already_blocked' });
  }
  return block;
}

/** Blocks a person who came back after an erasure, if one of the erased people whom they are was blocked. */
export async function blockReturned(act: Act, userId: string, erased: string[]): Promise<void> {
  for (const each of erased) {
    const block = await findBlock(act.tx, each);
    const person = block === undefined ? undefined : await findPerson(act.tx, userId);
    if (block !== undefined && person !== undefined) await shutOut({ ...act, actor: null }, person, block);
  }
}

/** Returns undefined if the person is already blocked. */
async function shutOut(
  act: ActOf<AuditedAction['actor']>,
  { userId, email, userIds }: Person,
  { reason, blockedBy }: Pick<UserBlock, 'reason' | 'blockedBy'>,
): Promise<UserBlock | undefined> {
  const { tx, at, actor } = act;
  const block = { userId, email, reason, blockedBy, at };
  if (!(await insertBlock(tx, block))) return undefined;
  await endOauthAccess(tx, userId);
  await endGuestTokens(tx, userIds);
  await endPlans(act, userIds);
  await revokeInvitationsOf(act, { userIds: [userId] });
  const subject = { type: 'user', id: userId };
  await recordAudit(tx, { action: 'user.blocked', actor, subject, details: { reason }, at });
  return block;
}

async function endPlans(act: Act, userIds: string[]): Promise<void> {
  for (const plan of await lockPlansOfDonors(act.tx, userIds)) {
    await storePlanChange(act, cancelPlan(plan, 'platform', PLAN_REASON, act.at));
  }
}

/**
 * Lets a blocked person in again. Their plans stay stopped, and their sessions stay ended. Throws FORBIDDEN for anybody
 * who is tied to the person by a key or an account.
 */
export async function unblockUser(act: ActOf<Actor>, asked: string): Promise<UserBlock> {
  const { tx, at, actor } = act;
  const person = await findPerson(tx, asked);
  const block = person === undefined ? undefined : await findBlock(tx, person.userId);
  if (block === undefined) throw notFound('block');
  // The blocked person may have issued the key that makes this call.
  await requireMayDecide(act, { charityId: null, parties: [block.userId] });
  await deleteBlock(tx, block.userId);
  const subject = { type: 'user', id: block.userId };
  await recordAudit(tx, { action: 'user.unblocked', actor, subject, at });
  return block;
}
