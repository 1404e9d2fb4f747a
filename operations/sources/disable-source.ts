import { type Database } from '../../db/database';
import { lockPlansOfSource } from '../../db/queries/plans/plans';
import {
  listSourcesNamed,
  lockSource,
  type SourceName,
  type StoredSource,
  updateSource,
} from '../../db/queries/sources/sources';
import { loseSource } from '../../domain/plans/plan';
import { storePlanChange } from '../plans/plan-change';

/**
 * Disables all stored sources of a card, bank account or wallet. Pauses their plans until the donor gives
 * another source. In a sandbox, also pass the user, because all users share the test sources. Repeating is
 * harmless.
 */
export async function disableSource(tx: Database, { at, ...name }: SourceName & { at: Date }): Promise<void> {
  for (const source of await listSourcesNamed(tx, name)) await disable(tx, source, at);
}

async function disable(tx: Database, { id, userId }: StoredSource, at: Date): Promise<void> {
  // Locks the plans before the source, because gifts of plans lock in this order, too. Searches for plans
  // again under the source's lock, because a plan may have begun meanwhile.
  await lockPlansOfSource(tx, userId, id);
  if ((await lockSource(tx, id, userId)) === undefined) return;
  await updateSource(tx, id, { status: 'disabled', isDefault: false });
  for (const plan of await lockPlansOfSource(tx, userId, id)) {
    if (!plan.needsSource) await storePlanChange(tx, loseSource(plan), at);
  }
}
