import { type Database } from '../../db/database';
import { lockAccount } from '../../db/queries/access/accounts';
import { type Actor } from '../../domain/access/actor';
import { countUsersClients } from '../../db/queries/access/oauth-clients';
import { hasVerifiedSkeleton } from '../../db/queries/charities/look-alikes';
import {
  MAX_USERS_CLIENTS,
  OPERATORS_SCOPES,
  PLATFORM_NAME,
  skeletonsWithin,
} from '../../domain/access/users-clients';
import { GivingError, validationError } from '../../domain/errors';
import { skeletonOf } from '../../domain/names';
import { type MailMeans } from '../../gateways';
import { createOauthClient, type NewClient } from './create-oauth-client';

export interface UsersClientOrder extends MailMeans {
  name: string;
  kind: 'web' | 'public';
  redirectUris: string[];
  scopes: string[];
  actor: Actor;
  at: Date;
}

/** Registers an application for its owner. The application counts as unreviewed until an operator reviews it. */
export async function createUsersClient(
  tx: Database,
  { actor, secrets, address, at, ...given }: UsersClientOrder,
): Promise<NewClient> {
  const reserved = given.scopes.filter((scope) => OPERATORS_SCOPES.some((each) => each === scope));
  if (reserved.length > 0) {
    throw validationError([
      { field: 'scopes', code: 'not_allowed', message: `only operators may give ${reserved.join(', ')}` },
    ]);
  }
  await refuseTakenName(tx, given.name);
  await lockAccount(tx, actor.accountId);
  if ((await countUsersClients(tx, actor.accountId)) >= MAX_USERS_CLIENTS) {
    const message = `An account can have at most ${MAX_USERS_CLIENTS} applications. Revoke one first.`;
    throw new GivingError('CONFLICT', message, { limit: MAX_USERS_CLIENTS });
  }
  const { userId } = actor;
  const order = { ...given, userId, plan: 'standard', hourlyLimit: null, madeByOwner: true } as const;
  return createOauthClient(tx, { ...order, actor, secrets, address, at });
}

async function refuseTakenName(tx: Database, name: string): Promise<void> {
  const skeletons = skeletonsWithin(name);
  if (!skeletons.includes(skeletonOf(PLATFORM_NAME)) && !(await hasVerifiedSkeleton(tx, skeletons))) return;
  throw validationError([
    {
      field: 'name',
      code: 'not_allowed',
      message: 'must not carry the name of the platform or of a verified charity',
    },
  ]);
}
