import { type Config } from '../../config';
import { type Database } from '../../db/database';
import { type Admitted, admitKey, touchApiKey } from '../../db/queries/access/api-keys';
import { admitToken } from '../../db/queries/access/oauth-tokens';
import { admitGuest } from '../../db/queries/access/guest-tokens';
import { findCredentialFault } from '../../db/queries/access/dead-credentials';
import { countRequest } from '../../db/queries/platform/rate-windows';
import { GivingError } from '../../domain/errors';
import { hashKey, isApiKey, isGuestToken, isKeyOf } from '../../gateways/secrets/tokens';
import { type ApiDependencies } from '../route';
import { type ApiContext, type Next } from './state';
import { rateExceeded, setRateHeaders } from './rate-limit';

/**
 * An IP address may send this many bad credentials per hour. That is too few to guess a key, but it leaves
 * room for a client that was deployed with a wrong key.
 */
const FAILURES_PER_HOUR = 1_000;

/** Finds the actor of the API key or access token and counts the request. Throws 401 without a valid credential. */
export function authenticate({ db, config: { environment } }: ApiDependencies) {
  return async (context: ApiContext, next: Next): Promise<void> => {
    const credential = bearerToken(context);
    const admitted = credential === undefined ? undefined : await admit(db, credential);
    if (credential === undefined || admitted === undefined) {
      await countFailure(db, context);
      throw await refusalOf({ db, environment, header: context.get('Authorization'), credential });
    }
    const { actor, use } = admitted;
    context.state.actor = actor;
    context.state.credentialHash = hashKey(credential);
    context.state.rateUse = use;
    if (actor.useIsStale) await touchApiKey(db, actor.credentialId);
    await next();
  };
}

export const REFUSALS = {
  missing: 'The request has no API key or access token. Send one as "Authorization: Bearer …".',
  malformed: 'The Authorization header is not "Bearer" and one API key or access token.',
  unknown: 'The API key or access token is unknown. Check that it is complete.',
  revoked: 'The API key or access token was revoked. Use another one.',
  expired: 'The API key or access token has expired. Use another one.',
  wrong_environment: 'This API key belongs to another environment. Use a key of this installation.',
} as const;

/** Returns the error for a request without a valid credential. `details.reason` says what is wrong with it. */
async function refusalOf(refused: RefusedCredential): Promise<GivingError> {
  const reason = await findReason(refused);
  return new GivingError('INVALID_API_KEY', REFUSALS[reason], { reason });
}

async function findReason(refused: RefusedCredential): Promise<keyof typeof REFUSALS> {
  const { db, environment, header, credential } = refused;
  if (credential === undefined) return header === '' ? 'missing' : 'malformed';
  if (isApiKey(credential) && !isKeyOf(environment, credential)) return 'wrong_environment';
  return (await findCredentialFault(db, hashKey(credential))) ?? 'unknown';
}

interface RefusedCredential {
  db: Database;
  environment: Config['environment'];
  /** The Authorization header, or "" without one. */
  header: string;
  /** Undefined if the header holds no credential. */
  credential: string | undefined;
}

/** Finds a key or token by its hash, so that the timing reveals nothing about a stored secret. */
function admit(db: Database, credential: string): Promise<Admitted | undefined> {
  const find = isApiKey(credential) ? admitKey : isGuestToken(credential) ? admitGuest : admitToken;
  return find(db, hashKey(credential));
}

/**
 * Returns the bearer token. Refuses requests with several Authorization headers, because a proxy may have
 * checked a different one than we do.
 */
export function bearerToken(context: Pick<ApiContext, 'req' | 'get'>): string | undefined {
  const { rawHeaders } = context.req;
  const given = rawHeaders.filter((name, index) => index % 2 === 0 && /^authorization$/i.test(name));
  const header = given.length === 1 ? context.get('Authorization') : '';
  return /^Bearer ([\x21-\x7e]{1,512})$/i.exec(header)?.[1];
}

async function countFailure(db: Database, context: ApiContext): Promise<void> {
  const use = await countRequest(db, `address:${context.ip}`);
  if (use.used <= FAILURES_PER_HOUR) return;
  setRateHeaders(context, FAILURES_PER_HOUR, use);
  throw rateExceeded(FAILURES_PER_HOUR, use);
}
