import { type Database } from '../../db/database';
import { updateDemoScopes } from '../../db/queries/access/api-keys';
import { SCOPES } from '../../domain/access/scopes';

/**
 * Gives every demo key all scopes. A newer release may have more scopes than the release that created the
 * key.
 */
export async function refreshDemoKeys(tx: Database): Promise<void> {
  await updateDemoScopes(tx, [...SCOPES]);
}
