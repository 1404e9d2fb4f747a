import { type Database } from '../../db/database';
import { countSources } from '../../db/queries/sources/sources';
import { GivingError } from '../../domain/errors';
import { SOURCES_PER_USER } from '../../domain/sources/source';

/** Throws LIMIT_EXCEEDED if a user already has the maximum number of sources. */
export async function requireRoom(db: Database, userId: string): Promise<void> {
  if ((await countSources(db, userId)) < SOURCES_PER_USER) return;
  const message = `You have ${String(SOURCES_PER_USER)} payment sources. Remove one first.`;
  throw new GivingError('LIMIT_EXCEEDED', message, { limit: SOURCES_PER_USER });
}
