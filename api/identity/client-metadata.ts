import { type AdapterPayload } from 'oidc-provider';
import { type OauthClient } from '../../db/queries/access/oauth-clients';

/** A user may grant these scopes to a client, in addition to the scopes of the API. */
export const IDENTITY_SCOPES = ['openid', 'profile', 'email', 'offline_access'] as const;

/** Returns a client as OpenID Connect metadata, with the stored hash as `client_secret`. */
export function clientMetadata(client: OauthClient): AdapterPayload {
  const isMachine = client.kind === 'machine';
  return {
    client_id: client.id,
    client_name: client.name,
    ...(client.secretHash === null ? {} : { client_secret: client.secretHash }),
    token_endpoint_auth_method: client.kind === 'public' ? 'none' : 'client_secret_basic',
    grant_types: isMachine ? ['client_credentials'] : ['authorization_code', 'refresh_token'],
    response_types: isMachine ? [] : ['code'],
    redirect_uris: client.redirectUris,
    post_logout_redirect_uris: client.redirectUris,
    scope: [...(isMachine ? [] : IDENTITY_SCOPES), ...client.scopes].join(' '),
  };
}
