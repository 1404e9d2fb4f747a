import { type Database } from '../../db/database';
import { type Actor } from '../../db/queries/access/api-keys';
import { recordAudit } from '../../db/queries/access/audit-log';
import { findPersons } from '../../db/queries/access/persons';
import { type Plan } from '../../domain/access/scopes';
import { requireApiAccess, requireKeyPlan, requireScopes } from './key-limits';
import { type IssuedKey, storeNewApiKey } from './new-api-key';

export interface OwnKeyOrder {
  actor: Actor;
  name: string;
  scopes: string[];
  /** Defaults to the plan of the calling key. */
  plan?: Plan | undefined;
  environment: 'sandbox' | 'production';
  at: Date;
}

/** Creates another key for the calling user, with at most the rights of the calling key. */
export async function createApiKey(
  tx: Database,
  { actor, name, scopes, plan = actor.plan, environment, at }: OwnKeyOrder,
): Promise<IssuedKey> {
  const { accountId, userId, isOperator } = actor;
  requireScopes(actor, scopes);
  requireKeyPlan(actor, plan);
  await requireApiAccess(tx, { id: userId, isOperator }, environment);
  const hourlyLimit = plan === actor.plan ? actor.hourlyLimit : null;
  const issuedBy = await findPersons(tx, actor);
  const order = { accountId, userId, name, scopes, plan, hourlyLimit, issuedBy, environment, at };
  const issued = await storeNewApiKey(tx, order);
  const subject = { type: 'api_key', id: issued.apiKey.id };
  await recordAudit(tx, { action: 'api_key.created', actor, subject, details: { scopes, plan }, at });
  return issued;
}
