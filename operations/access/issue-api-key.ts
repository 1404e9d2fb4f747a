import { type Database } from '../../db/database';
import { type AccountPlan, findUser } from '../../db/queries/access/accounts';
import { type Actor } from '../../domain/access/actor';
import { recordAudit } from '../../db/queries/access/audit-log';
import { findPersons } from '../../db/queries/access/persons';
import { notFound } from '../../domain/errors';
import { type MailMeans } from '../../gateways';
import { requireApiAccess } from './key-limits';
import { mailKeyNews } from './mail-key-news';
import { type IssuedKey, storeNewApiKey } from './new-api-key';
import { setAccountPlan } from './set-account-plan';

export interface KeyOrder extends MailMeans {
  /** The user who gets the key. */
  userId: string;
  name: string;
  scopes: string[];
  /** The new plan of the user's account. Undefined keeps the plan. */
  plan: AccountPlan | undefined;
  environment: 'sandbox' | 'production';
  /** The operator who issues the key. */
  actor: Actor;
  at: Date;
}

/**
 * Issues a key to a user at an operator's request. The operator may also set the plan of the user's account.
 */
export async function issueApiKey(
  tx: Database,
  { actor, plan, secrets, address, ...order }: KeyOrder,
): Promise<IssuedKey> {
  const { userId, scopes, at } = order;
  const user = await findUser(tx, userId);
  if (user === undefined) throw notFound('user');
  await requireApiAccess(tx, user, order.environment);
  if (plan !== undefined) await setAccountPlan(tx, { userId, plan, actor, at });
  const issuedBy = await findPersons(tx, actor);
  const issued = await storeNewApiKey(tx, { ...order, accountId: user.accountId, issuedBy });
  const subject = { type: 'api_key', id: issued.apiKey.id };
  await recordAudit(tx, {
    action: 'api_key.issued',
    actor,
    subject,
    details: { user_id: userId, scopes },
    at,
  });
  await mailKeyNews(tx, { secrets, address }, { news: 'issued', apiKey: issued.apiKey });
  return issued;
}
