import { type AccountQuota, findUser } from '../../db/queries/access/accounts';
import { type ApiKey, insertApiKey } from '../../db/queries/access/api-keys';
import { recordAudit } from '../../db/queries/access/audit-log';
import { findPersons } from '../../db/queries/access/persons';
import { type Actor } from '../../domain/access/actor';
import { type Quota } from '../../domain/access/scopes';
import { GivingError, notFound } from '../../domain/errors';
import { hashKey, keyPrefix, newApiKey } from '../../gateways/secrets/tokens';
import { newId } from '../../new-id';
import { type Act, type ActOf, type Sealing } from '../act';
import { lockAccountWithRoom, requireApiAccess, requireNotStaff, requireScopes, setQuota } from './limits';
import { mailKeyNews } from './mail-key-news';

export interface OwnKeyOrder {
  name: string;
  scopes: string[];
  /** Every key has the quota of its account, so no other one is accepted. */
  plan?: Quota | undefined;
  environment: 'sandbox' | 'production';
}

/** Creates another API key for the calling user. Refuses scopes that the calling key lacks. */
export async function createApiKey(
  act: ActOf<Actor> & Sealing,
  { name, scopes, plan, environment }: OwnKeyOrder,
): Promise<IssuedKey> {
  const { tx, at, actor } = act;
  const { accountId, userId, isOperator } = actor;
  requireScopes(actor, scopes);
  await requireApiAccess(tx, { id: userId, isOperator }, environment);
  const issuedBy = await findPersons(tx, actor);
  const order = { accountId, userId, name, scopes, issuedBy, environment };
  const issued = await storeNewApiKey(act, order);
  requireQuota(issued.plan, plan);
  const subject = { type: 'api_key', id: issued.apiKey.id };
  await recordAudit(tx, { action: 'api_key.created', actor, subject, details: { scopes }, at });
  await mailKeyNews(act, { news: 'created', apiKey: issued.apiKey });
  return issued;
}

function requireQuota(ofAccount: Quota, wanted: Quota | undefined): void {
  if (wanted === undefined || wanted === ofAccount) return;
  const message = `A key has the plan of its account, ${ofAccount}. Leave plan out, or ask an operator to change it.`;
  throw new GivingError('FORBIDDEN', message, { plan: ofAccount });
}

export interface KeyOrder {
  /** The user who gets the key. */
  userId: string;
  name: string;
  scopes: string[];
  /** The new quota of the user's account. Undefined keeps the quota. */
  quota: AccountQuota | undefined;
  environment: 'sandbox' | 'production';
}

/**
 * Issues a key to a user at an operator's request. Refuses other operators, reviewers and scopes that the operator's own
 * credential lacks. The operator may also set the quota of the user's account.
 */
export async function issueApiKey(
  act: ActOf<Actor> & Sealing,
  { quota, ...order }: KeyOrder,
): Promise<IssuedKey> {
  const { tx, at, actor } = act;
  const { userId, scopes } = order;
  requireScopes(actor, scopes);
  const user = await findUser(tx, userId);
  if (user === undefined) throw notFound('user');
  requireNotStaff(actor, user);
  await requireApiAccess(tx, user, order.environment);
  if (quota !== undefined) await setQuota(act, { userId, quota });
  const issuedBy = await findPersons(tx, actor);
  const issued = await storeNewApiKey(act, { ...order, accountId: user.accountId, issuedBy });
  const subject = { type: 'api_key', id: issued.apiKey.id };
  await recordAudit(tx, {
    action: 'api_key.issued',
    actor,
    subject,
    details: { user_id: userId, scopes },
    at,
  });
  await mailKeyNews(act, { news: 'issued', apiKey: issued.apiKey });
  return issued;
}

type Given = 'accountId' | 'userId' | 'name' | 'scopes' | 'issuedBy';

export interface ApiKeyOrder extends Pick<ApiKey, Given> {
  environment: 'sandbox' | 'production';
  isDemo?: true;
}

/** A new key. `key` is its text, which is shown only once, because only its hash is stored. */
export interface IssuedKey {
  apiKey: ApiKey;
  key: string;
  /** The quota of the key's account. */
  plan: Quota;
}

export async function storeNewApiKey(act: Act, order: ApiKeyOrder): Promise<IssuedKey> {
  const { environment, isDemo = false, ...given } = order;
  const { plan } = await lockAccountWithRoom(act, order.accountId);
  const key = newApiKey(environment);
  const apiKey: ApiKey = {
    ...given,
    id: newId('key'),
    keyPrefix: keyPrefix(key),
    keyHash: hashKey(key),
    demo: isDemo,
    createdAt: act.at,
    lastUsedAt: null,
    expiresAt: null,
    revokedAt: null,
    replacedBy: null,
  };
  await insertApiKey(act.tx, apiKey);
  return { apiKey, key, plan };
}
