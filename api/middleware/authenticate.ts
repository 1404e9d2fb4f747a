import { type Database } from '../../db/database';
import { type Admitted, admitKey, touchApiKey } from '../../db/queries/access/api-keys';
import { admitToken } from '../../db/queries/access/oauth-tokens';
import { countRequest } from '../../db/queries/platform/rate-windows';
import { GivingError } from '../../domain/errors';
import { hashKey, isApiKey } from '../../gateways/credentials';
import { type ApiContext, type Next } from './state';
import { rateExceeded, setRateHeaders } from './rate-limit';

/**
 * An IP address may send this many bad credentials per hour. That is too few to guess a key, but it leaves
 * room for a client that was deployed with a wrong key.
 */
const FAILURES_PER_HOUR = 1_000;

/** Finds the actor of the API key or access token and counts the request. Throws 401 without a valid credential. */
export function authenticate(db: Database) {
  return async (context: ApiContext, next: Next): Promise<void> => {
    const credential = bearerToken(context);
    const admitted = credential === undefined ? undefined : await admit(db, credential);
    if (credential === undefined || admitted === undefined) {
      await countFailure(db, context);
      throw new GivingError(
        'INVALID_API_KEY',
        'The API key or token is missing, unknown, revoked or expired.',
      );
    }
    const { actor, use } = admitted;
    context.state.actor = actor;
    context.state.credentialHash = hashKey(credential);
    context.state.rateUse = use;
    if (actor.useIsStale) await touchApiKey(db, actor.credentialId);
    await next();
  };
}

/** Finds a key or token by its hash, so that the timing reveals nothing about a stored secret. */
function admit(db: Database, credential: string): Promise<Admitted | undefined> {
  const find = isApiKey(credential) ? admitKey : admitToken;
  return find(db, hashKey(credential));
}

/**
 * Returns the bearer token. Refuses requests with several Authorization headers, because a proxy may have
 * checked a different one than we do.
 */
function bearerToken(context: ApiContext): string | undefined {
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
