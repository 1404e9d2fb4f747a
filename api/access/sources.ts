import { type Database } from '../../db/database';
import { findSource } from '../../db/queries/sources/sources';
import { type Actor } from '../../domain/access/actor';
import { resource } from './resource';

/** Only the owner of a payment source may see, change or remove it. Operators may not. */
export const { load: loadSource } = resource(
  'payment source',
  (db: Database, id: string, { userId }: Actor) => findSource(db, id, userId),
  { owner: (source, { userId }) => source.userId === userId, read: ['owner'] },
);
