import { type Database } from '../../db/database';
import { listPledgesOfSource, movePledges, type Pledge } from '../../db/queries/matching/pledges';
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
 * Removes a source and moves its plans that have not ended and its pledges to the replacement. Throws CONFLICT if the
 * source pays plans or pledges and no replacement is named, or if the first gift of a plan is not charged yet. Pending
 * gifts can still be charged, because the processor forgets the source only after they have ended.
 */
export async function removeSource(tx: Database, removal: Removal): Promise<StoredSource> {
  const { sourceId, userId, replaceWith, at } = removal;
  await lockSourcesOf(tx, userId);
  // Locks the plans before the source, because gifts of plans lock in this order, too. Searches for plans
  // again under the source's lock, because a plan may have begun meanwhile.
  await lockPlansOfSource(tx, userId, sourceId);
  const source = await lockSource(tx, sourceId, userId);
  if (source === undefined) throw notFound('payment source');
  const plans = await lockPlansOfSource(tx, userId, sourceId);
  requireBegun(plans);
  const pledges = await listPledgesOfSource(tx, userId, sourceId);
  if (replaceWith !== undefined) {
    const users = [...plans, ...pledges];
    const replacement = await requireReplacement(tx, { source, users, replaceWith });
    await movePlans(tx, { plans, replacement, at });
    await movePledges(tx, { userId, from: sourceId, to: replacement.id });
    await updateSource(tx, sourceId, { isDefault: false });
    if (source.isDefault) await updateSource(tx, replacement.id, { isDefault: true });
  } else if (plans.length + pledges.length > 0) throw inUse(plans, pledges);
  const changes = { removedAt: at, isDefault: false };
  await updateSource(tx, sourceId, changes);
  return { ...source, ...changes };
}

/** A plan takes no other source before its first gift is charged. */
function requireBegun(plans: Plan[]): void {
  const pending = plans.filter(({ status }) => status === 'pending');
  if (pending.length === 0) return;
  throw new GivingError(
    'CONFLICT',
    'The first gift of a recurring gift that this source pays is not charged yet. Wait until it is, or cancel the recurring gift. Then remove the source.',
    { reason: 'plan_not_begun', recurring_ids: pending.map(({ id }) => id) },
  );
}

function inUse(plans: Plan[], pledges: Pick<Pledge, 'id'>[]): GivingError {
  return new GivingError(
    'CONFLICT',
    'Recurring gifts or pledges to match gifts use this source. Cancel them, or name another source in replace_with.',
    {
      reason: 'in_use',
      recurring_ids: plans.map(({ id }) => id),
      pledge_ids: pledges.map(({ id }) => id),
    },
  );
}
