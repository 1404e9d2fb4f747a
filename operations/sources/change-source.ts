import { type Database } from '../../db/database';
import { listPledgesOfSource, movePledges, type Pledge } from '../../db/queries/matching/pledges';
import { lockPlansOfSource } from '../../db/queries/plans/plans';
import {
  clearDefault,
  findDefaultSource,
  lockSource,
  lockSourcesOf,
  shareSource,
  type StoredSource,
  updateSource,
} from '../../db/queries/sources/sources';
import { type FaultCode, GivingError, notFound, validationError } from '../../domain/errors';
import { type Currency } from '../../domain/money';
import { changePlan, type Plan } from '../../domain/plans/plan';
import { type Act } from '../act';
import { resumeWithSource } from '../plans/donor-changes';
import { storePlanChange, tellTerms } from '../plans/plan-change';
import { alreadyBound, bindSource } from './bind-source';

export interface DefaultChoice {
  sourceId: string;
  userId: string;
  /** False if the source is no longer to be the default. */
  isDefault: boolean;
}

/** Makes a source the default of its kind, or ends that role. The default pays gifts that name no source. */
export async function makeDefault(
  tx: Database,
  { sourceId, userId, isDefault }: DefaultChoice,
): Promise<StoredSource> {
  await lockSourcesOf(tx, userId);
  const source = await lockSource(tx, sourceId, userId);
  if (source === undefined) throw notFound('payment source');
  if (isDefault && source.status !== 'ready') {
    throw new GivingError('CONFLICT', 'Only a source that is ready can be the default.', {
      status: source.status,
    });
  }
  if (isDefault && !source.isSaved) {
    throw new GivingError('CONFLICT', 'A source that pays only once cannot be the default.');
  }
  if (isDefault && source.boundTo !== null) {
    throw new GivingError(
      'CONFLICT',
      'A source that a guest gave for one gift or plan cannot be the default.',
    );
  }
  if (isDefault) await clearDefault(tx, userId, source.kind);
  await updateSource(tx, sourceId, { isDefault });
  return { ...source, isDefault };
}

export interface Removal {
  sourceId: string;
  userId: string;
  /** The id of the source that takes over the plans. */
  replaceWith: string | undefined;
}

/**
 * Removes a source and moves its plans that have not ended and its pledges to the replacement. Throws CONFLICT if the
 * source pays plans or pledges and no replacement is named, or if the first gift of a plan is not charged yet. Pending
 * gifts can still be charged, because the processor forgets the source only after they have ended.
 */
export async function removeSource({ tx, at }: Act, removal: Removal): Promise<StoredSource> {
  const { sourceId, userId, replaceWith } = removal;
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
    await movePlans({ tx, at }, { plans, replacement });
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

interface Replacing {
  source: StoredSource;
  /** The plans and pledges that the source pays. */
  users: { id: string; currency: Currency }[];
  replaceWith: string;
}

/**
 * Returns the source that takes over the plans and pledges of another source. Throws a validation error if this source
 * cannot pay for all of them.
 */
async function requireReplacement(
  tx: Database,
  { source, users, replaceWith }: Replacing,
): Promise<StoredSource> {
  const found = replaceWith === source.id ? undefined : await shareSource(tx, replaceWith, source.userId);
  if (found === undefined) throw fault('not_found', 'is not another payment source of yours');
  if (found.status !== 'ready') throw fault('not_allowed', 'is not ready');
  if (found.kind !== source.kind) throw fault('not_allowed', `must be of the same kind, ${source.kind}`);
  if (found.isGuests && (found.boundTo !== null || users.length > 1)) throw alreadyBound('replace_with');
  const missing = users.find(({ currency }) => !found.currencies.includes(currency));
  if (missing !== undefined)
    throw fault('not_allowed', `cannot pay in ${missing.currency}, as ${missing.id} needs`);
  return found;
}

/**
 * Moves plans to another source of the same kind. Resumes plans that were paused because their source was
 * disabled.
 */
async function movePlans(
  act: Act,
  { plans, replacement }: { plans: Plan[]; replacement: StoredSource },
): Promise<void> {
  for (const plan of plans) {
    const payment = { method: plan.paymentMethod, source: replacement.id };
    await bindSource(act.tx, { ...replacement, source: replacement.id }, plan.id);
    const guestLimitMinor = replacement.isGuests ? plan.amountMinor : null;
    const moved = await storePlanChange(act, changePlan({ ...plan, guestLimitMinor }, { payment }, act.at));
    await tellTerms(act, { before: plan, after: await resumeWithSource(act, moved) });
  }
}

function fault(code: FaultCode, message: string) {
  return validationError([{ field: 'replace_with', code, message }]);
}

/**
 * Decides whether a source that has just become ready becomes the user's default of its kind. It does if the
 * user asked for it, or if the user has no default yet. An application's never does. Clears the previous default. The default pays gifts
 * that name no source.
 */
export async function takeDefault(
  tx: Database,
  { userId, kind, isSaved, byApplication, isDefault: isWished }: StoredSource,
): Promise<boolean> {
  if (!isSaved || byApplication) return false;
  const isFirst = (await findDefaultSource(tx, userId, kind)) === undefined;
  if (!isFirst && isWished) await clearDefault(tx, userId, kind);
  return isFirst || isWished;
}
