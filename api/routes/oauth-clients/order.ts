import { type z } from 'zod';
import { type Actor } from '../../../domain/access/actor';
import { GivingError } from '../../../domain/errors';
import { type ActOf, type Sealing } from '../../../operations/act';
import {
  createOauthClient,
  type NewClient,
  createUsersClient,
} from '../../../operations/oauth-clients/create-client';
import { type oauthClientRequestSchema } from './schema';

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
