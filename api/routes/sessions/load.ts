import { type Database } from '../../../db/database';
import { listClientNames } from '../../../db/queries/access/oauth-clients';
import { findUidOfToken, type SignIn } from '../../../db/queries/access/sign-ins';
import { hashKey } from '../../../gateways/secrets/tokens';

/** Returns the uid of the session that a credential belongs to. API keys belong to none. */
export async function findOwnUid(db: Database, bearer: string | undefined): Promise<string | undefined> {
  return bearer === undefined ? undefined : findUidOfToken(db, hashKey(bearer));
}

/** Returns the names of the registered applications of sessions. */
export function loadNames(db: Database, signIns: SignIn[]): Promise<Map<string, string>> {
  return listClientNames(db, [...new Set(signIns.flatMap(({ clientIds }) => clientIds))]);
}
