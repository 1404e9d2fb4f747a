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
 * Disables the sources that stand for a card, account or wallet, and pauses their plans until the donor gives another
 * source. In a sandbox, name the user too: all users share its test sources. Repeating it is harmless.
 */
export async function disableSource(tx: Database, { at, ...name }: SourceName & { at: Date }): Promise<void> {
  for (const source of await listSourcesNamed(tx, name)) await disable(tx, source, at);
}

async function disable(tx: Database, { id, userId }: StoredSource, at: Date): Promise<void> {
  // Gifts of plans lock the plan before its source, so this does too. A plan that just began is found after the source.
  await lockPlansOfSource(tx, userId, id);
  if ((await lockSource(tx, id, userId)) === undefined) return;
  await updateSource(tx, id, { status: 'disabled', isDefault: false });
  for (const plan of await lockPlansOfSource(tx, userId, id)) {
    if (!plan.needsSource) await storePlanChange(tx, loseSource(plan), at);
  }
}
