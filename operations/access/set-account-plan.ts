import { type Database } from '../../db/database';
import {
  type Account,
  type AccountPlan,
  findUser,
  lockAccount,
  updateAccountPlan,
} from '../../db/queries/access/accounts';
import { type Actor } from '../../domain/access/actor';
import { recordAudit } from '../../db/queries/access/audit-log';
import { notFound, requireRow } from '../../domain/errors';

export interface PlanOrder {
  /** A user of the account. */
  userId: string;
  plan: AccountPlan;
  /** The operator who sets the plan. */
  actor: Actor;
  at: Date;
}

/**
 * Sets the plan of a user's account. The new plan applies to all keys of the account from their next request.
 */
export async function setAccountPlan(tx: Database, { userId, plan, actor, at }: PlanOrder): Promise<Account> {
  const user = await findUser(tx, userId);
  if (user === undefined) throw notFound('user');
  const account = requireRow(await lockAccount(tx, user.accountId), user.accountId);
  await updateAccountPlan(tx, account.id, plan);
  const subject = { type: 'account', id: account.id };
  const details = { from: account.plan, plan: plan.plan, hourly_limit: plan.hourlyLimit };
  await recordAudit(tx, { action: 'account.plan_set', actor, subject, details, at });
  return { ...account, ...plan };
}
