import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { recordAudit } from '../../db/queries/access/audit-log';
import { findPersons } from '../../db/queries/access/persons';
import { type Plan } from '../../domain/access/scopes';
import { GivingError } from '../../domain/errors';
import { type MailMeans } from '../../gateways';
import { requireApiAccess, requireScopes } from './key-limits';
import { mailKeyNews } from './mail-key-news';
import { type IssuedKey, storeNewApiKey } from './new-api-key';

export interface OwnKeyOrder extends MailMeans {
  actor: Actor;
  name: string;
  scopes: string[];
  /** Every key has the plan of its account, so no other plan is accepted. */
  plan?: Plan | undefined;
  environment: 'sandbox' | 'production';
  at: Date;
}

/** Creates another API key for the calling user. Refuses scopes that the calling key lacks. */
export async function createApiKey(
  tx: Database,
  { actor, name, scopes, plan, environment, at, ...means }: OwnKeyOrder,
): Promise<IssuedKey> {
  const { accountId, userId, isOperator } = actor;
  requireScopes(actor, scopes);
  await requireApiAccess(tx, { id: userId, isOperator }, environment);
  const issuedBy = await findPersons(tx, actor);
  const order = { accountId, userId, name, scopes, issuedBy, environment, at };
  const issued = await storeNewApiKey(tx, order);
  requirePlan(issued.plan, plan);
  const subject = { type: 'api_key', id: issued.apiKey.id };
  await recordAudit(tx, { action: 'api_key.created', actor, subject, details: { scopes }, at });
  await mailKeyNews(tx, means, { news: 'created', apiKey: issued.apiKey });
  return issued;
}

function requirePlan(ofAccount: Plan, wanted: Plan | undefined): void {
  if (wanted === undefined || wanted === ofAccount) return;
  const message = `A key has the plan of its account, ${ofAccount}. Leave plan out, or ask an operator to change it.`;
  throw new GivingError('FORBIDDEN', message, { plan: ofAccount });
}
