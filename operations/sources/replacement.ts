import { type Database } from '../../db/database';
import { shareSource, type StoredSource } from '../../db/queries/sources/sources';
import { type FaultCode, validationError } from '../../domain/errors';
import { type Currency } from '../../domain/money';
import { changePlan, type Plan } from '../../domain/plans/plan';
import { alreadyBound, bindSource } from './bind-source';
import { storePlanChange } from '../plans/plan-change';
import { resumeWithSource } from '../plans/resume-with-source';
import { tellTerms } from '../plans/tell-donor';

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
export async function requireReplacement(
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
export async function movePlans(
  tx: Database,
  { plans, replacement, at }: { plans: Plan[]; replacement: StoredSource; at: Date },
): Promise<void> {
  for (const plan of plans) {
    const payment = { method: plan.paymentMethod, source: replacement.id };
    await bindSource(tx, { ...replacement, source: replacement.id }, plan.id);
    const guestLimitMinor = replacement.isGuests ? plan.amountMinor : null;
    const moved = await storePlanChange(tx, changePlan({ ...plan, guestLimitMinor }, { payment }, at), at);
    await tellTerms(tx, { before: plan, after: await resumeWithSource(tx, moved, at), at });
  }
}

function fault(code: FaultCode, message: string) {
  return validationError([{ field: 'replace_with', code, message }]);
}
