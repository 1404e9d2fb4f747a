/** Operators for tests of operations, which take the actor that the API would have made of a key. */
import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { requireRow } from '../../domain/errors';
import { buildActor } from '.';
import { find } from '../../db/rows';
import { apiKeys } from '../../db/tables/accounts';

/** An operator with an API key of their own. */
export async function buildOperator(db: Database): Promise<Actor> {
  const { userId, accountId } = await buildActor(db, { isOperator: true });
  const row = await find(db, apiKeys, { userId });
  const { id: credentialId, scopes } = requireRow(row, userId);
  return {
    credential: 'api_key',
    credentialId,
    accountId,
    userId,
    scopes,
    plan: 'enterprise',
    hourlyLimit: null,
    isReviewer: false,
    isOperator: true,
    verificationLevel: 'none',
    useIsStale: false,
  };
}
