import { type Database } from '../../db/database';
import { findUser } from '../../db/queries/access/accounts';
import { type Actor } from '../../db/queries/access/api-keys';
import { recordAudit } from '../../db/queries/access/audit-log';
import { findPersons } from '../../db/queries/access/persons';
import { type Plan } from '../../domain/access/scopes';
import { notFound } from '../../domain/errors';
import { requireApiAccess } from './key-limits';
import { type IssuedKey, storeNewApiKey } from './new-api-key';

export interface KeyOrder {
  /** The user who gets the key. */
  userId: string;
  name: string;
  scopes: string[];
  plan: Plan;
  hourlyLimit: number | null;
  environment: 'sandbox' | 'production';
  /** The operator who issues the key. */
  actor: Actor;
  at: Date;
}

/** Issues a key of any plan to a user, on behalf of an operator. */
export async function issueApiKey(tx: Database, { actor, ...order }: KeyOrder): Promise<IssuedKey> {
  const user = await findUser(tx, order.userId);
  if (user === undefined) throw notFound('user');
  await requireApiAccess(tx, user, order.environment);
  const issuedBy = await findPersons(tx, actor);
  const issued = await storeNewApiKey(tx, { ...order, accountId: user.accountId, issuedBy });
  const { scopes, plan, hourlyLimit, at } = order;
  const subject = { type: 'api_key', id: issued.apiKey.id };
  const details = { user_id: user.id, scopes, plan, hourly_limit: hourlyLimit };
  await recordAudit(tx, { action: 'api_key.issued', actor, subject, details, at });
  return issued;
}
