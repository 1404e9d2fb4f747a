import { MINUTE_MS } from '../../../domain/days';
import { recurringGift, recurringRetry } from '../../../workflows';
import { type RecurringRetryInput } from '../../../workflows/messages';
import { type Course, inTurn, type Way, way, type Ways } from './way';

/** A run that makes these numbers of gifts, one number for each step. */
function gifts(...attempted: number[]): Way {
  const last = attempted.length - 1;
  return way(recurringGift, {
    input: [{ recurringId: 'recurring_1' }],
    steps: {
      makeDueGifts: inTurn(...attempted.map((made, index) => ({ attempted: made, more: index < last }))),
    },
    end: { result: attempted.reduce((sum, made) => sum + made, 0) },
  });
}

type Retry = Omit<Course<[RecurringRetryInput], string>, 'input'> & { waitMs?: number };

function retry({ waitMs = MINUTE_MS, ...course }: Retry): Way {
  return way(recurringRetry, (startMs) => ({
    input: [{ recurringId: 'recurring_1', number: 2, attempt: 2, dueAtMs: startMs + waitMs }],
    ...course,
  }));
}

const cancel = { afterMs: 1_000, what: 'cancellation' } as const;

export const planWays: Ways = {
  'recurring-gift-made': gifts(1),
  'recurring-gift-nothing-due': gifts(0),
  'recurring-gift-caught-up': gifts(10, 2),
  'recurring-retry-attempted': retry({ steps: { retryGift: inTurn(true) }, end: { result: 'attempted' } }),
  'recurring-retry-begun-when-due': retry({
    waitMs: 0,
    steps: { retryGift: inTurn(true) },
    end: { result: 'attempted' },
  }),
  'recurring-retry-outdated': retry({ steps: { retryGift: inTurn(false) }, end: { result: 'outdated' } }),
  'recurring-retry-skipped': retry({
    steps: { skipRetry: inTurn(true) },
    happenings: [cancel],
    end: { result: 'skipped' },
  }),
  'recurring-retry-cancelled-too-late': retry({
    steps: { skipRetry: inTurn(false) },
    happenings: [cancel],
    end: { result: 'outdated' },
  }),
};
