import { type Database } from '../../db/database';
import { listSources, lockSourcesOf, type StoredSource } from '../../db/queries/sources/sources';
import { SOURCES_PER_USER } from '../../domain/sources/source';
import { addSource, type SourceAddition } from './add-source';

/**
 * Adds a source of a form. A browser sends its form again when the answer was lost, and nobody needs the same card
 * twice. So it returns the saved source of the same card or account, or the setup that is not finished, if there is one.
 */
export async function addSourceOnce(tx: Database, addition: SourceAddition): Promise<StoredSource> {
  const { userId } = addition;
  await lockSourcesOf(tx, userId);
  const { sources } = await listSources(tx, userId, { limit: SOURCES_PER_USER, offset: 0 });
  return sources.find((each) => isSame(each, addition)) ?? addSource(tx, addition);
}

function isSame(source: StoredSource, { id, processor, kind, known }: SourceAddition): boolean {
  if (source.id === id) return true;
  if (source.processor !== processor || source.kind !== kind || source.status !== known.state) return false;
  return source.status === 'requires_action' || source.reference === known.reference;
}
