import { type z } from 'zod';
import { type ApplicationAccess, type SignIn } from '../../db/queries/access/sign-ins';
import { withClicks } from '../../domain/access/scopes';
import { ownClientName } from '../identity/own-clients';
import { type applicationSchema } from '../routes/oauth-clients/application-schema';
import { type sessionSchema } from '../routes/sessions/schema';

/** Presents a session without its secrets. `names` maps registered clients to their names. */
export function presentSession(
  { id, uid, signedInAt, lastUsedAt, expiresAt, methods, clientIds }: SignIn,
  names: Map<string, string>,
  currentUid?: string,
): z.input<typeof sessionSchema> {
  return {
    session_id: id,
    current: uid === currentUid,
    signed_in_at: signedInAt.toISOString(),
    methods,
    second_factor: methods.includes('mfa'),
    last_used_at: lastUsedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    applications: clientIds.map((clientId) => ({
      client_id: clientId,
      name: ownClientName(clientId) ?? names.get(clientId) ?? clientId,
    })),
  };
}

/** Presents an application's access to the user's account. */
export function presentApplication({
  clientId,
  name,
  scopes,
  grantedAt,
  lastUsedAt,
  expiresAt,
}: ApplicationAccess): z.input<typeof applicationSchema> {
  return {
    client_id: clientId,
    name: ownClientName(clientId) ?? name ?? clientId,
    scopes: withClicks(scopes),
    granted_at: grantedAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}
