import { type Database } from '../../db/database';
import { findSource, type StoredSource } from '../../db/queries/sources/sources';
import { type Actor } from '../../domain/access/actor';
import { isApplication } from '../../domain/access/own-clients';
import { applicationRefusal } from './applications';
import { resource } from './resource';

/** Only the owner of a payment source may see, change or remove it. Operators may not. */
const { load } = resource(
  'payment source',
  (db: Database, id: string, { userId }: Actor) => findSource(db, id, userId),
  { owner: (source, { userId }) => source.userId === userId, read: ['owner'] },
);

/** Loads the source in the path. An application does not remove a default source. */
export async function loadSource(
  db: Database,
  actor: Actor,
  id: string,
  action?: 'remove',
): Promise<StoredSource> {
  const source = await load(db, actor, id);
  if (action === 'remove' && source.isDefault && isApplication(actor)) throw applicationRefusal();
  return source;
}
