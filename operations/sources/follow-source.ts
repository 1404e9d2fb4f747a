import { type Database } from '../../db/database';
import { listSourcesNamed, type SourceName, updateSource } from '../../db/queries/sources/sources';
import { type SourceFacts } from '../../domain/sources/source';

export interface FollowedSource extends SourceName {
  /** What the processor now knows, for example a new expiry date or the last digits of a new card. */
  facts: Partial<SourceFacts>;
}

/** Stores what changed about a card, account or wallet in all sources that stand for it. */
export async function followSource(tx: Database, { facts, ...name }: FollowedSource): Promise<void> {
  for (const { id } of await listSourcesNamed(tx, name)) await updateSource(tx, id, facts);
}
