import { type Config } from '../../config';
import { type Database } from '../../db/database';
import { type Actor, hasEnhancedOrganization } from '../../db/queries/access/api-keys';
import { GivingError } from '../../domain/errors';
import { type Plan, PLANS } from '../../domain/access/scopes';

/** Refuses to give scopes that the calling credential does not have. */
export function requireScopes(actor: Pick<Actor, 'scopes'>, scopes: string[]): void {
  const beyond = scopes.filter((scope) => !actor.scopes.includes(scope));
  if (beyond.length === 0) return;
  throw new GivingError('FORBIDDEN', 'A key cannot give scopes that it does not have.', { scopes: beyond });
}

/** Refuses to give a larger plan than the calling credential has. */
export function requireKeyPlan(actor: Pick<Actor, 'plan'>, plan: Plan): void {
  if (PLANS.indexOf(plan) <= PLANS.indexOf(actor.plan)) return;
  throw new GivingError('FORBIDDEN', 'A key cannot give a larger plan than its own.', { plan: actor.plan });
}

/** Live keys are for members of an organization with Enhanced verification, and for operators; sandbox keys for all. */
export async function requireApiAccess(
  db: Database,
  actor: Pick<Actor, 'userId' | 'isOperator'>,
  config: Pick<Config, 'environment'>,
): Promise<void> {
  if (config.environment === 'sandbox' || actor.isOperator) return;
  if (await hasEnhancedOrganization(db, actor.userId)) return;
  throw new GivingError('FORBIDDEN', 'Live API keys need an organization with Enhanced verification.', {
    required_level: 'enhanced',
  });
}
