import { type Database } from '../../db/database';
import { insertAccount, insertUser } from '../../db/queries/access/accounts';
import { recordAudit } from '../../db/queries/access/audit-log';
import { SCOPES } from '../../domain/access/scopes';
import { newId } from '../../new-id';
import { storeNewApiKey } from './new-api-key';

/**
 * Creates the platform's own account, of which there can be only one, and an operator in it. Returns the
 * operator's API key.
 */
export async function makeOperator(
  tx: Database,
  { name, environment, at }: { name: string; environment: 'sandbox' | 'production'; at: Date },
): Promise<string> {
  const accountId = await insertAccount(tx, { name: 'Platform', kind: 'platform', plan: 'premium' });
  const userId = newId('user');
  await insertUser(tx, {
    id: userId,
    accountId,
    name,
    isReviewer: true,
    isOperator: true,
    verificationLevel: 'none',
    createdAt: at,
  });
  const { key } = await storeNewApiKey(tx, {
    accountId,
    userId,
    name: 'first key',
    scopes: [...SCOPES],
    issuedBy: [],
    environment,
    at,
  });
  const subject = { type: 'user', id: userId };
  await recordAudit(tx, { action: 'user.made_operator', actor: null, subject, at });
  return key;
}
