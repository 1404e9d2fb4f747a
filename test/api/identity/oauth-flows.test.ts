/** An independent, certified client library completes each flow against the running server. */
import { runStatement } from '../../../db/database';
import * as oauth from 'openid-client';
import { useApi } from '../../support/api';
import {
  buildClient,
  buildPerson,
  REDIRECT_URI,
  type RegisteredClient,
  signInAndAllow,
} from '../../support/oauth';

const api = useApi();

async function discover(client: RegisteredClient): Promise<oauth.Configuration> {
  const { client_id: id, client_secret: secret } = client;
  const authentication = secret === null ? oauth.None() : oauth.ClientSecretBasic(secret);
  return oauth.discovery(new URL(api.url), id, undefined, authentication, {
    // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; loopback has no TLS
    execute: [oauth.allowInsecureRequests],
  });
}

async function authorize(
  configuration: oauth.Configuration,
  email: string,
  scope: string,
): Promise<Awaited<ReturnType<typeof oauth.authorizationCodeGrant>>> {
  const pkceCodeVerifier = oauth.randomPKCECodeVerifier();
  const expectedState = oauth.randomState();
  const nonce = scope.includes('openid') ? oauth.randomNonce() : undefined;
  const url = oauth.buildAuthorizationUrl(configuration, {
    redirect_uri: REDIRECT_URI,
    scope,
    code_challenge: await oauth.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
    ...(nonce !== undefined && { nonce }),
    prompt: 'consent',
  });
  const callback = await signInAndAllow(api, url, email);
  return oauth.authorizationCodeGrant(configuration, callback, {
    pkceCodeVerifier,
    expectedState,
    ...(nonce !== undefined && { expectedNonce: nonce, idTokenExpected: true }),
  });
}

it.each(['web', 'public'])('authorization code with PKCE, ID token, user info: a %s client', async (kind) => {
  const person = await buildPerson(api);
  const configuration = await discover(await buildClient(api, { kind }));
  const tokens = await authorize(configuration, person.email, 'openid email donations:read');
  expect(tokens.claims()).toMatchObject({ sub: person.userId, iss: api.url });
  expect(tokens.scope?.split(' ').sort()).toEqual(['donations:read', 'email', 'openid']);
  const info = await oauth.fetchUserInfo(configuration, tokens.access_token, person.userId);
  expect(info).toEqual({ sub: person.userId, email: person.email, email_verified: true });
});

it('the access token is a Bearer credential of every endpoint in its scope, and acts as the user', async () => {
  const person = await buildPerson(api);
  const configuration = await discover(await buildClient(api));
  const { access_token: key } = await authorize(configuration, person.email, 'donations:read');
  const mine = await api.call<{ donations: unknown[] }>('GET', '/v1/users/me/donations', { key });
  expect(mine.status).toBe(200);
  expect(mine.headers.get('X-RateLimit-Limit')).toBe('1000');
  expect((await api.call('GET', '/v1/charities', { key })).status).toBe(403);
  const making = await api.call('POST', '/v1/api-keys', {
    key,
    body: { name: 'x', scopes: ['donations:read'] },
  });
  expect(making.status).toBe(403);
});

it('a refresh token rotates; a used one ends the whole grant', async () => {
  const person = await buildPerson(api);
  const configuration = await discover(await buildClient(api));
  const first = await authorize(configuration, person.email, 'openid offline_access donations:read');
  const second = await oauth.refreshTokenGrant(configuration, String(first.refresh_token));
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect((await api.call('GET', '/v1/users/me/donations', { key: second.access_token })).status).toBe(200);
  await expect(oauth.refreshTokenGrant(configuration, String(first.refresh_token))).rejects.toMatchObject({
    error: 'invalid_grant',
  });
  await expect(oauth.refreshTokenGrant(configuration, String(second.refresh_token))).rejects.toMatchObject({
    error: 'invalid_grant',
  });
  expect((await api.call('GET', '/v1/users/me/donations', { key: second.access_token })).status).toBe(401);
});

it('client credentials: a machine acts as its user within its scopes', async () => {
  const person = await buildPerson(api);
  const configuration = await discover(
    await buildClient(api, { kind: 'machine', redirect_uris: [], user_id: person.userId, plan: 'premium' }),
  );
  const tokens = await oauth.clientCredentialsGrant(configuration, { scope: 'donations:read' });
  const mine = await api.call('GET', '/v1/users/me/donations', { key: tokens.access_token });
  expect(mine.status).toBe(200);
  expect(mine.headers.get('X-RateLimit-Limit')).toBe('10000');
  await expect(
    oauth.clientCredentialsGrant(configuration, { scope: 'donations:write' }),
  ).rejects.toMatchObject({
    error: 'invalid_scope',
  });
});

it('introspection shows a client only its own tokens; revocation ends them at once', async () => {
  const person = await buildPerson(api);
  const configuration = await discover(await buildClient(api));
  const { access_token: token } = await authorize(configuration, person.email, 'donations:read');
  expect(await oauth.tokenIntrospection(configuration, token)).toMatchObject({
    active: true,
    sub: person.userId,
    scope: 'donations:read',
  });
  const stranger = await discover(await buildClient(api));
  expect((await oauth.tokenIntrospection(stranger, token)).active).toBe(false);
  await oauth.tokenRevocation(configuration, token);
  expect((await oauth.tokenIntrospection(configuration, token)).active).toBe(false);
  expect((await api.call('GET', '/v1/users/me/donations', { key: token })).status).toBe(401);
});

it('a revoked client holds nothing any more', async () => {
  const person = await buildPerson(api);
  const client = await buildClient(api);
  const { access_token: token } = await authorize(await discover(client), person.email, 'donations:read');
  await runStatement(api.db, `UPDATE oauth_clients SET revoked_at = now() WHERE id = '${client.client_id}'`);
  expect((await api.call('GET', '/v1/users/me/donations', { key: token })).status).toBe(401);
});
