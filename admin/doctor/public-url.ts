/**
 * Sends requests to PUBLIC_URL, as a donor's browser does, and checks that this installation answers them.
 */
import { z } from 'zod';
import { listSigningKeys } from '../../db/queries/platform/signing-keys';
import { messageOf } from '../console';
import { type Check, expect, missing, ok } from './finding';

const TIMEOUT_MS = 10_000;
const FORBIDDEN = 403;

const discoverySchema = z.object({ issuer: z.string() });
const keysSchema = z.object({ keys: z.array(z.object({ kid: z.string() })) });

export const checkPublicUrl: Check = async function* ({ config: { publicUrl }, db, hasSchema }) {
  if (publicUrl === undefined) return;
  const base = publicUrl.replace(/\/+$/, '');
  const get = (path: string) =>
    fetch(`${base}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  let health: Response;
  try {
    health = await get('/healthz');
  } catch (error) {
    yield missing(`${base} cannot be reached (${reasonOf(error)})`, adviceFor(error));
    return;
  }
  yield expect(
    health.ok,
    `${base} answers with ${health.status}`,
    'Start the API, and let the proxy forward to it',
  );
  if (!health.ok) return;
  const found = await get('/.well-known/openid-configuration');
  if (found.status === FORBIDDEN) {
    yield missing(
      'the API does not see that callers use TLS',
      'Add the proxy to TRUSTED_PROXIES; it must set X-Forwarded-Proto',
    );
    return;
  }
  const { issuer } = discoverySchema.catch({ issuer: '(nothing)' }).parse(await readJson(found));
  if (issuer !== base) {
    yield missing(`${base} answers as ${issuer}`, 'Set the same PUBLIC_URL for every process');
    return;
  }
  if (!(await hasSchema())) return;
  const { keys } = keysSchema.catch({ keys: [] }).parse(await readJson(await get('/oauth/jwks')));
  const own = new Set((await listSigningKeys(db)).map(({ kid }) => kid));
  yield keys.length > 0 && keys.every(({ kid }) => own.has(kid))
    ? ok('this installation answers there')
    : missing(
        'another installation answers there',
        'Let the proxy forward to the API that uses this DATABASE_URL',
      );
};

async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

/** Returns the reason of a failed `fetch`, which is only in the error's `cause`. */
function reasonOf(error: unknown): string {
  const cause = (error as { cause?: unknown }).cause ?? error;
  const { code } = Object(cause) as { code?: unknown };
  return typeof code === 'string' ? code : messageOf(cause);
}

const ADVICE: [code: RegExp, advice: string][] = [
  [/ENOTFOUND|EAI_AGAIN/, 'Add its name to DNS'],
  [/ECONNREFUSED|EHOSTUNREACH|ETIMEDOUT|TIMEOUT/, 'Start the proxy, and open its port'],
  [/EXPIRED/, 'Renew the certificate'],
  [/ALTNAME/, 'Use a certificate for this name'],
  [
    /CERT|SIGNATURE|ISSUER/,
    'Let the proxy send the whole chain; for a private authority set NODE_EXTRA_CA_CERTS',
  ],
];

function adviceFor(error: unknown): string {
  const reason = reasonOf(error);
  return ADVICE.find(([code]) => code.test(reason))?.[1] ?? 'Correct PUBLIC_URL, or the proxy';
}
