/** Operators manage all applications, signed-in users only their own. See docs/rules/access.md. */
import { type Actor } from '../../domain/access/actor';
import { type OauthClient } from '../../db/queries/access/oauth-clients';
import { ACCOUNT_SCOPE } from '../../domain/access/scopes';
import { GivingError } from '../../domain/errors';

/** Refuses everybody but operators and tokens that manage their user's account. */
export function requireClientManager({ isOperator, credential, scopes }: Actor): void {
  if (isOperator || (credential !== 'api_key' && scopes.includes(ACCOUNT_SCOPE))) return;
  const message = `This endpoint needs the role operator, or a user's token with the scope ${ACCOUNT_SCOPE}.`;
  throw new GivingError('FORBIDDEN', message, { role: 'operator', scope: ACCOUNT_SCOPE });
}

/** Returns true if the caller may see and change this client. */
export function mayManageClient({ isOperator, userId }: Actor, client: OauthClient): boolean {
  return isOperator || (client.madeByOwner && client.userId === userId);
}
