import { type Database } from '../../db/database';
import { listSourcesNamed, type SourceName, updateSource } from '../../db/queries/sources/sources';
import { type SourceFacts } from '../../domain/sources/source';

export interface FollowedSource extends SourceName {
  /** The facts that the processor reports now, such as a new expiry date or the last digits of a new card. */
  facts: Partial<SourceFacts>;
}

/** Stores new facts about a card, bank account or wallet in all stored sources of it. */
export async function followSource(tx: Database, { facts, ...name }: FollowedSource): Promise<void> {
  for (const { id } of await listSourcesNamed(tx, name)) await updateSource(tx, id, facts);
}
