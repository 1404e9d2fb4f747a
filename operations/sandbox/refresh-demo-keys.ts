import { type Database } from '../../db/database';
import { updateDemoScopes } from '../../db/queries/access/api-keys';
import { SCOPES } from '../../domain/access/scopes';

/** Gives every demo key all scopes, because a newer release may have more than the one that created the key. */
export async function refreshDemoKeys(tx: Database): Promise<void> {
  await updateDemoScopes(tx, [...SCOPES]);
}
