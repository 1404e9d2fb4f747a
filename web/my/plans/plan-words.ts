/** The words for plans, and for what the API refuses about them. */
import { ConflictError, GivingApiError, type Recurring, ValidationError } from '../../../client/index';
import { showDay } from '../../common/dates';
import { showAmount } from '../../common/money';
import { type Values } from '../../common/words';
import { isOfPayment } from '../gifts/statuses';
import { type Key } from '../words';

export const FREQUENCY_KEYS: Record<Recurring['frequency'], Key> = {
  weekly: 'weekly',
  biweekly: 'biweekly',
  monthly: 'monthly',
  quarterly: 'quarterly',
  annually: 'annually',
};

const PLAN_STATUS_KEYS: Record<Recurring['status'], Key> = {
  pending: 'planPending',
  active: 'planActive',
  paused: 'planPaused',
  completed: 'planCompleted',
  cancelled: 'planCancelled',
  failed: 'planFailed',
};

export interface Said {
  key: Key;
  values?: Values;
}

/** When the plan gives next, now that it has changed. After other changes, the page itself says how long a pause lasts. */
export function nextOf(
  { next_date: day, paused_until: until, status }: Recurring,
  done: Key,
  language: string,
): Said | undefined {
  if (status === 'paused') return done === 'paused' ? noneUntil(until, language) : undefined;
  return day === null
    ? { key: 'noFurtherGifts' }
    : { key: 'nextGiftOn', values: { day: showDay(day, language) } };
}

function noneUntil(day: string | null, language: string): Said {
  return day === null
    ? { key: 'noneUntilResumed' }
    : { key: 'noneUntil', values: { day: showDay(day, language) } };
}

/** Why a paused plan does not give, and until when. */
export function pauseOf(
  { paused_until: until, paused_by: by, pause_reason: reason }: Recurring,
  language: string,
): Said {
  if (reason === 'charity') return { key: 'pausedCharity' };
  if (reason === 'source') return { key: 'pausedSource' };
  if (until !== null) return { key: 'pausedUntilDay', values: { day: showDay(until, language) } };
  return { key: by === 'platform' ? 'noneWhilePaused' : 'pausedOpen' };
}

/** The platform pauses a plan whose card, account or wallet no longer pays. Only the donor can end that. */
export function needsSource({ status, pause_reason: reason }: Recurring): boolean {
  return status === 'paused' && reason === 'source';
}

/** What repairs such a plan stands beside the reason, above everything else. Another way to pay lifts no limit. */
export function asksForSource(plan: Recurring): boolean {
  const { retry } = plan;
  if (retry === null) return needsSource(plan);
  return retry.last_failure === null || isOfPayment(retry.last_failure.code);
}

/** False while the first gift is not charged, and for a plan that ended before that. */
export function hasBegun({ status, donations_made: made }: Recurring): boolean {
  return status !== 'pending' && (made > 0 || !['failed', 'cancelled'].includes(status));
}

/** The state of a plan, and the look of what says it. */
export function stateOf(plan: Recurring): { key: Key; look: string } {
  if (needsSource(plan)) return { key: 'planNeedsSource', look: 'chip asks' };
  if (plan.retry !== null) return { key: 'planRetrying', look: 'chip asks' };
  return { key: PLAN_STATUS_KEYS[plan.status], look: `chip ${plan.status}` };
}

/** What a refused change says. An amount beyond a bound names the bound. */
export function refusalOf(error: Error, plan: Recurring, language: string): Said {
  if (error instanceof ConflictError) return { key: 'planChanged' };
  if (error instanceof ValidationError) return refusedField(error, plan, language);
  if (error instanceof GivingApiError && error.code === 'LIMIT_EXCEEDED') return { key: 'limitExceeded' };
  return { key: 'changeFailed' };
}

function refusedField({ fields: [fault] }: ValidationError, plan: Recurring, language: string): Said {
  if (fault === undefined) return { key: 'changeRefused' };
  const { field, code, limit } = fault;
  const bound = typeof limit === 'string' ? { limit: showAmount(limit, plan.currency, language) } : undefined;
  if (code === 'too_small' && bound !== undefined) return { key: 'amountTooSmall', values: bound };
  // A guest's source has such a bound. A card cannot pay tokens.
  if (field === 'source' && bound !== undefined && plan.payment_method !== 'crypto') {
    return { key: 'amountNeedsCard', values: bound };
  }
  if (field === 'amount') return { key: 'amountRefused' };
  return { key: field === 'until' ? 'dayRefused' : 'changeRefused' };
}
