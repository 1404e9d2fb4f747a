import { type z } from 'zod';
import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { GivingError } from '../../../domain/errors';
import { type MailMeans } from '../../../gateways';
import {
  createOauthClient,
  type NewClient,
  createUsersClient,
} from '../../../operations/oauth-clients/create-client';
import { type oauthClientRequestSchema } from './schema';

type ClientRequest = z.output<typeof oauthClientRequestSchema>;

/** Registers a client. Only operators may register machines or set an owner, a plan or an hourly limit. */
export function orderClient(
  db: Database,
  body: ClientRequest,
  { actor, at, ...means }: MailMeans & { actor: Actor; at: Date },
): Promise<NewClient> {
  const { name, kind, redirect_uris: redirectUris, scopes } = body;
  if (actor.isOperator) {
    return createOauthClient(
      { tx: db, at, actor, secrets: means.secrets, address: means.address },
      {
        userId: body.user_id ?? actor.userId,
        name,
        kind,
        redirectUris,
        scopes,
        plan: body.plan ?? 'standard',
        hourlyLimit: body.hourly_limit ?? null,
        ...means,
      },
    );
  }
  const reserved = (['user_id', 'plan', 'hourly_limit'] as const).filter((each) => body[each] !== undefined);
  if (kind === 'machine' || reserved.length > 0) {
    const fields = kind === 'machine' ? ['kind', ...reserved] : reserved;
    throw new GivingError('FORBIDDEN', `Only operators may set this: ${fields.join(', ')}.`, { fields });
  }
  return createUsersClient(
    { tx: db, at, actor, secrets: means.secrets, address: means.address },
    { name, kind, redirectUris, scopes, ...means },
  );
}
