import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { findOauthClient, listRedirectUris } from '../../db/queries/access/oauth-clients';
import { findReturnUrlFault } from '../../domain/charges/return-url';
import { validationError } from '../../domain/errors';

/**
 * Accepts a `return_url` only if its origin belongs to the platform's pages or to the calling application.
 */
export async function checkReturnUrl(
  db: Database,
  actor: Pick<Actor, 'credential' | 'credentialId' | 'accountId'>,
  { address, ownOrigins }: { address: string; ownOrigins: string[] },
): Promise<void> {
  const redirectUris =
    actor.credential === 'api_key'
      ? await listRedirectUris(db, actor.accountId)
      : ((await findOauthClient(db, actor.credentialId))?.redirectUris ?? []);
  const origins = redirectUris.filter((uri) => URL.canParse(uri)).map((uri) => new URL(uri).origin);
  // Ignores redirect URIs of native applications, because all of them share the origin "null".
  const allowed = new Set([...ownOrigins, ...origins].filter((origin) => origin !== 'null'));
  const message = findReturnUrlFault(address, allowed);
  if (message !== undefined) throw validationError([{ field: 'return_url', code: 'not_allowed', message }]);
}
