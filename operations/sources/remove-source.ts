import { type Database } from '../../db/database';
import { lockPlansOfSource } from '../../db/queries/plans/plans';
import { lockSource, lockSourcesOf, type StoredSource, updateSource } from '../../db/queries/sources/sources';
import { GivingError, notFound } from '../../domain/errors';
import { type Plan } from '../../domain/plans/plan';
import { movePlans, requireReplacement } from './replacement';

export interface Removal {
  sourceId: string;
  userId: string;
  /** The id of the source that takes over the plans. */
  replaceWith: string | undefined;
  at: Date;
}

/**
 * Removes a source. Its live plans move to the replacement; without one, the source stays. Pending gifts keep their
 * charge, because the processor forgets the source only after them.
 */
export async function removeSource(tx: Database, removal: Removal): Promise<StoredSource> {
  const { sourceId, userId, replaceWith, at } = removal;
  await lockSourcesOf(tx, userId);
  // Gifts of plans lock the plan before its source, so this does too. A plan that just began is found after the source.
  await lockPlansOfSource(tx, userId, sourceId);
  const source = await lockSource(tx, sourceId, userId);
  if (source === undefined) throw notFound('payment source');
  const plans = await lockPlansOfSource(tx, userId, sourceId);
  if (replaceWith !== undefined) {
    const replacement = await requireReplacement(tx, { source, plans, replaceWith });
    await movePlans(tx, { plans, replacement, at });
    await updateSource(tx, sourceId, { isDefault: false });
    if (source.isDefault) await updateSource(tx, replacement.id, { isDefault: true });
  } else if (plans.length > 0) throw inUse(plans);
  const changes = { removedAt: at, isDefault: false };
  await updateSource(tx, sourceId, changes);
  return { ...source, ...changes };
}

function inUse(plans: Plan[]): GivingError {
  return new GivingError(
    'CONFLICT',
    'Recurring gifts use this source. Cancel them, or name another source in replace_with.',
    { reason: 'in_use', recurring_ids: plans.map(({ id }) => id) },
  );
}
