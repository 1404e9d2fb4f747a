/** Checks the scopes of the calling key, the number of an account's keys, and the right to a production key. */
import { type Database } from '../../db/database';
import {
  type Account,
  type AccountQuota,
  findUser,
  lockAccount,
  updateAccountQuota,
} from '../../db/queries/access/accounts';
import { countLiveKeys, hasEnhancedOrganization } from '../../db/queries/access/api-keys';
import { recordAudit } from '../../db/queries/access/audit-log';
import { type Actor } from '../../domain/access/actor';
import { MAX_KEYS } from '../../domain/access/api-keys';
import { GivingError, notFound, requireRow } from '../../domain/errors';
import { type Act, type ActOf } from '../act';

/** Throws FORBIDDEN if `scopes` contains a scope that the calling key lacks. */
export function requireScopes(caller: { scopes: string[] }, scopes: string[]): void {
  const beyond = scopes.filter((scope) => !caller.scopes.includes(scope));
  if (beyond.length === 0) return;
  throw new GivingError('FORBIDDEN', 'The calling key lacks the scopes that details.scopes lists.', {
    scopes: beyond,
  });
}

/**
 * Throws FORBIDDEN if the operator would get to know a credential of another operator or of a reviewer. It would tie the
 * two, so that one operator could keep the other from deciding.
 */
export function requireNotStaff(
  actor: Pick<Actor, 'userId'>,
  user: { id: string; isOperator: boolean; isReviewer: boolean },
): void {
  if (user.id === actor.userId || !(user.isOperator || user.isReviewer)) return;
  const message =
    'Operators and reviewers make their own keys and applications at /my/keys and /my/applications. Nobody makes one for them.';
  throw new GivingError('FORBIDDEN', message, { reason: 'staff' });
}

/** Locks the account of a new key. Throws CONFLICT if the account already has the maximum number of keys. */
export async function lockAccountWithRoom({ tx, at }: Act, accountId: string): Promise<Account> {
  const account = requireRow(await lockAccount(tx, accountId), accountId);
  if ((await countLiveKeys(tx, accountId, at)) < MAX_KEYS) return account;
  const message = `An account can have at most ${MAX_KEYS} API keys. Revoke one that is not in use first.`;
  throw new GivingError('CONFLICT', message, { limit: MAX_KEYS });
}

/**
 * Throws FORBIDDEN for a production key, unless the user is an operator or a member of an organization with
 * Enhanced verification.
 */
export async function requireApiAccess(
  db: Database,
  user: { id: string; isOperator: boolean },
  environment: 'sandbox' | 'production',
): Promise<void> {
  if (environment === 'sandbox' || user.isOperator) return;
  if (await hasEnhancedOrganization(db, user.id)) return;
  throw new GivingError('FORBIDDEN', 'Live API keys need an organization with Enhanced verification.', {
    required_level: 'enhanced',
  });
}

export interface QuotaOrder {
  /** A user of the account. */
  userId: string;
  quota: AccountQuota;
}

/** Sets the quota of a user's account. It applies to all keys of the account from their next request. */
export async function setQuota(
  { tx, at, actor }: ActOf<Actor>,
  { userId, quota }: QuotaOrder,
): Promise<Account> {
  const user = await findUser(tx, userId);
  if (user === undefined) throw notFound('user');
  const account = requireRow(await lockAccount(tx, user.accountId), user.accountId);
  await updateAccountQuota(tx, account.id, quota);
  const subject = { type: 'account', id: account.id };
  const details = { from: account.plan, plan: quota.plan, hourly_limit: quota.hourlyLimit };
  await recordAudit(tx, { action: 'account.plan_set', actor, subject, details, at });
  return { ...account, ...quota };
}
