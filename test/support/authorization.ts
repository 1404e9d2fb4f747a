/** The protocol by hand, for what a correct client would never send. */
import { createHash, randomBytes } from 'node:crypto';
import { type TestApi } from './api';
import { FormBrowser, type Visit } from './browser';
import { REDIRECT_URI, type RegisteredClient, signInAndAllow } from './oauth';

export interface TokenAnswer {
  status: number;
  body: {
    access_token?: string;
    refresh_token?: string;
    id_token?: string;
    error?: string;
    error_description?: string;
  };
}

export interface Authorized {
  code: string;
  verifier: string;
  client: RegisteredClient;
}

/** An authorization request; a parameter that is undefined is left out. */
export function authorizationUrl(
  api: Pick<TestApi, 'url'>,
  client: RegisteredClient,
  changes: Record<string, string | undefined> = {},
): URL {
  const url = new URL('/oauth/authorize', api.url);
  const parameters = {
    client_id: client.client_id,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: 'donations:read',
    code_challenge: challengeOf(randomBytes(32).toString('base64url')),
    code_challenge_method: 'S256',
    ...changes,
  };
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value);
  return url;
}

/** What the server answers to an authorization request, before anybody signs in. */
export function ask(
  api: Pick<TestApi, 'url'>,
  client: RegisteredClient,
  changes: Record<string, string | undefined> = {},
): Promise<Visit> {
  return new FormBrowser(api.url).open(authorizationUrl(api, client, changes).href);
}

/** Signs in and agrees; answers the code with its verifier. */
export async function authorize(
  api: TestApi,
  client: RegisteredClient,
  email: string,
  scope = 'donations:read',
): Promise<Authorized> {
  const verifier = randomBytes(32).toString('base64url');
  const url = authorizationUrl(api, client, {
    scope,
    code_challenge: challengeOf(verifier),
    prompt: 'consent',
  });
  const back = await signInAndAllow(api, url, email);
  return { code: back.searchParams.get('code') ?? '', verifier, client };
}

/** Redeems a code as its client would, with changes. */
export function redeem(
  api: Pick<TestApi, 'url'>,
  { code, verifier, client }: Authorized,
  changes: Record<string, string | undefined> = {},
): Promise<TokenAnswer> {
  const parameters = {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: REDIRECT_URI,
    ...changes,
  };
  return requestToken(api, client, parameters);
}

/** A request of the token endpoint with the client's own credentials. */
export async function requestToken(
  api: Pick<TestApi, 'url'>,
  { client_id: id, client_secret: secret }: RegisteredClient,
  parameters: Record<string, string | undefined>,
  path = '/oauth/token',
): Promise<TokenAnswer> {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) body.set(name, value);
  if (secret === null) body.set('client_id', id);
  const basic = Buffer.from(`${id}:${secret ?? ''}`).toString('base64');
  const response = await fetch(new URL(path, api.url), {
    method: 'POST',
    body,
    headers: secret === null ? {} : { Authorization: `Basic ${basic}` },
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as TokenAnswer['body'] };
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
