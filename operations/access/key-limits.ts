/** Limits of a new API key. The giver is the key that creates it. */
import { type Database } from '../../db/database';
import { hasEnhancedOrganization } from '../../db/queries/access/api-keys';
import { type Plan, PLANS } from '../../domain/access/scopes';
import { GivingError } from '../../domain/errors';

/** Refuses scopes that the giver does not have. */
export function requireScopes(giver: { scopes: string[] }, scopes: string[]): void {
  const beyond = scopes.filter((scope) => !giver.scopes.includes(scope));
  if (beyond.length === 0) return;
  throw new GivingError('FORBIDDEN', 'A key cannot grant scopes that it does not have.', { scopes: beyond });
}

/** Refuses a larger plan than the giver has. */
export function requireKeyPlan(giver: { plan: Plan }, plan: Plan): void {
  if (PLANS.indexOf(plan) <= PLANS.indexOf(giver.plan)) return;
  throw new GivingError('FORBIDDEN', 'A key cannot grant a larger plan than its own.', { plan: giver.plan });
}

/** Refuses live keys to users without an organization with Enhanced verification, except operators. */
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
