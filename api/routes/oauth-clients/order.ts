import { type z } from 'zod';
import { type Actor } from '../../../domain/access/actor';
import { GivingError, validationError } from '../../../domain/errors';
import { isLoopbackName } from '../../../domain/loopback';
import { type ActOf, type Sealing } from '../../../operations/act';
import {
  createOauthClient,
  type NewClient,
  createUsersClient,
} from '../../../operations/oauth-clients/create-client';
import { requireScopes } from '../../../operations/keys/limits';
import { type oauthClientRequestSchema } from './schema';

/** An application that the platform itself would be sent back to could pass its codes off as the platform's own. */
export function refuseOwnAddresses(uris: string[], ownOrigins: string[]): void {
  const own = new Set(ownOrigins.map(placeOf));
  const faults = uris.flatMap((uri, index) =>
    own.has(placeOf(uri))
      ? [
          {
            field: `redirect_uris.${String(index)}`,
            code: 'not_allowed' as const,
            message: 'must not be an address of this platform',
          },
        ]
      : [],
  );
  if (faults.length > 0) throw validationError(faults);
}

/** All names of this machine lead to the same place, and so does a name with a dot at its end. */
function placeOf(address: string): string {
  const { protocol, hostname, port } = new URL(address);
  const name = hostname.replace(/\.$/, '');
  return `${protocol}//${isLoopbackName(name) ? 'localhost' : name}:${port}`;
}

type ClientRequest = z.output<typeof oauthClientRequestSchema>;

/**
 * Registers a client. Only operators may register machines or set an owner, a plan or an hourly limit. An operator who is
 * signed in and sets none of it registers an application of their own, which another person reviews.
 */
export function orderClient(act: ActOf<Actor> & Sealing, body: ClientRequest): Promise<NewClient> {
  const { name, kind, redirect_uris: redirectUris, scopes } = body;
  const reserved = (['user_id', 'plan', 'hourly_limit'] as const).filter((each) => body[each] !== undefined);
  const isReserved = kind === 'machine' || reserved.length > 0;
  if (act.actor.isOperator && (isReserved || act.actor.credential === 'api_key')) {
    requireScopes(act.actor, scopes);
    return createOauthClient(act, {
      userId: body.user_id ?? act.actor.userId,
      name,
      kind,
      redirectUris,
      scopes,
      plan: body.plan ?? 'standard',
      hourlyLimit: body.hourly_limit ?? null,
    });
  }
  if (isReserved) {
    const fields = kind === 'machine' ? ['kind', ...reserved] : reserved;
    throw new GivingError('FORBIDDEN', `Only operators may set this: ${fields.join(', ')}.`, { fields });
  }
  return createUsersClient(act, { name, kind, redirectUris, scopes });
}
