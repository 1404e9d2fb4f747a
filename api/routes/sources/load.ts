import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { findSource, type StoredSource } from '../../../db/queries/sources/sources';
import { notFound } from '../../../domain/errors';
import { ownsSource } from '../../policies/source';

/** Loads the caller's source in the path. Throws 404 for any other source. */
export async function loadSource(db: Database, actor: Actor, id: string): Promise<StoredSource> {
  const source = await findSource(db, id, actor.userId);
  if (source === undefined || !ownsSource(actor, source)) throw notFound('payment source');
  return source;
}
