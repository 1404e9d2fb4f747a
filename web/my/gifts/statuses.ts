/** The words for what became of a gift. */
import { type Donation } from '../../../client/index';
import { type Key } from '../words';

export const STATUS_KEYS: Record<Donation['status'], Key> = {
  pending: 'giftPending',
  completed: 'giftCompleted',
  failed: 'giftFailed',
  refunded: 'giftRefunded',
  disputed: 'giftDisputed',
};

type Step = Donation['timeline'][number];

export interface ShownStep {
  key: Key;
  at: string;
  /** What the API says beyond the status, in English. */
  detail: string | undefined;
}

/** What the API says of each gift, which the words for its status already tell. */
const PLAIN_DETAILS = ['Accepted.', 'Confirmed by the network.'];

/** Turns the timeline of a gift into steps. A second line with the same status is news about it, not a change. */
export function stepsOf(timeline: Step[]): ShownStep[] {
  return timeline.map(({ status, detail, at }, index) => {
    const isNews = index > 0 && timeline[index - 1]?.status === status;
    return {
      key: isNews ? 'stepNews' : (STEP_KEYS[status] ?? 'stepNews'),
      at,
      detail: PLAIN_DETAILS.includes(detail) ? undefined : detail,
    };
  });
}

const STEP_KEYS: Partial<Record<string, Key>> = {
  pending: 'stepAccepted',
  completed: 'stepCompleted',
  failed: 'giftFailed',
  refunded: 'giftRefunded',
  disputed: 'giftDisputed',
};

const FAILURE_KEYS: Partial<Record<string, Key>> = {
  INSUFFICIENT_FUNDS: 'failedFunds',
  AUTHENTICATION_FAILED: 'failedAuthentication',
  DECLINED: 'failedCard',
};

export function failureKey(code: string): Key {
  return FAILURE_KEYS[code] ?? 'failedOther';
}
