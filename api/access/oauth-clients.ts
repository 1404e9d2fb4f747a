/** Operators manage all applications, signed-in users only their own. See docs/rules/access.md. */
import { type Database } from '../../db/database';
import { findOauthClient, type OauthClient } from '../../db/queries/access/oauth-clients';
import { type Actor } from '../../domain/access/actor';
import { ACCOUNT_SCOPE } from '../../domain/access/scopes';
import { GivingError } from '../../domain/errors';
import { resource } from './resource';

/** Refuses everybody but operators and tokens that manage their user's account. */
export function requireClientManager({ isOperator, credential, scopes }: Actor): void {
  if (isOperator || (credential !== 'api_key' && scopes.includes(ACCOUNT_SCOPE))) return;
  const message = `This endpoint needs the role operator, or a user's token with the scope ${ACCOUNT_SCOPE}.`;
  throw new GivingError('FORBIDDEN', message, { role: 'operator', scope: ACCOUNT_SCOPE });
}

/**
 * Selects the clients that a list shows. Who asks for their own gets those that they registered themselves. Operators also
 * list those of anybody.
 */
export function ownedBy(
  { isOperator, userId: own }: Actor,
  wanted: string | undefined,
): { userId?: string; madeByOwner?: true } {
  if (isOperator && wanted !== own) return wanted === undefined ? {} : { userId: wanted };
  if (wanted !== undefined && wanted !== own) {
    throw new GivingError('FORBIDDEN', 'Only operators may list the clients of another user.', {
      role: 'operator',
    });
  }
  return { userId: own, madeByOwner: true };
}

const { load } = resource('client', findOauthClient, {
  owner: (client, { userId }) => client.madeByOwner && client.userId === userId,
  read: ['owner', 'operator'],
});

/** Loads the client in the path. Throws 403 for anybody who may manage no client, and 404 for other clients. */
export function loadClient(db: Database, actor: Actor, clientId: string): Promise<OauthClient> {
  requireClientManager(actor);
  return load(db, actor, clientId);
}
