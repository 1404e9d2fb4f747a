/** The words for plans, and for what the API refuses about them. */
import { ConflictError, GivingApiError, type Recurring, ValidationError } from '../../../client/index';
import { showAmount } from '../../common/money';
import { type Values } from '../../common/words';
import { type Key } from '../words';

export const FREQUENCY_KEYS: Record<Recurring['frequency'], Key> = {
  weekly: 'weekly',
  biweekly: 'biweekly',
  monthly: 'monthly',
  quarterly: 'quarterly',
  annually: 'annually',
};

export const PLAN_STATUS_KEYS: Record<Recurring['status'], Key> = {
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

/** What a refused change says. An amount beyond a bound names the bound. */
export function refusalOf(error: Error, { currency }: Recurring, language: string): Said {
  if (error instanceof ConflictError) return { key: 'planChanged' };
  if (error instanceof ValidationError) {
    const [fault] = error.fields;
    if (fault?.code === 'too_small' && typeof fault.limit === 'string') {
      return { key: 'amountTooSmall', values: { limit: showAmount(fault.limit, currency, language) } };
    }
    if (fault?.field === 'amount') return { key: 'amountRefused' };
    if (fault?.field === 'until') return { key: 'dayRefused' };
    return { key: 'changeRefused' };
  }
  if (error instanceof GivingApiError && error.code === 'LIMIT_EXCEEDED') return { key: 'limitExceeded' };
  return { key: 'changeFailed' };
}
