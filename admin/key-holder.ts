/** Finds the operator whose API key came from the standard input. */
import { type Database } from '../db/database';
import { type Actor } from '../domain/access/actor';
import { findActorByKeyHash } from '../db/queries/access/api-keys';
import { hashKey } from '../gateways/secrets/tokens';
import { UserError } from './console';

export async function requireOperator(db: Database, key: string): Promise<Actor> {
  const actor = await findActorByKeyHash(db, hashKey(key));
  if (actor === undefined) throw new UserError('The standard input has no live API key of an operator.');
  return actor;
}
