/** The words for what became of a gift. */
import { type Donation } from '../../../client/index';
import { showAmount } from '../../common/money';
import { type Values } from '../../common/words';
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
  values: Values;
  /** Why it failed. */
  reason: Key | undefined;
  at: string;
}

/** Turns the timeline of a gift into steps. */
export function stepsOf({ timeline, currency }: Donation, language: string): ShownStep[] {
  return timeline.map(({ code, amount, reason, at }) => {
    const values: Values = amount === null ? {} : { amount: showAmount(amount, currency, language) };
    return { key: STEP_KEYS[code], values, reason: reasonKey(code, reason), at };
  });
}

const STEP_KEYS: Record<Step['code'], Key> = {
  accepted: 'stepAccepted',
  confirmation_needed: 'stepConfirm',
  confirmed: 'stepCompleted',
  failed: 'giftFailed',
  redirected_to: 'stepRedirectedTo',
  redirected_from: 'stepRedirectedFrom',
  refunded: 'stepRefunded',
  partly_refunded: 'stepPartlyRefunded',
  refund_failed: 'stepRefundFailed',
  refund_reversed: 'stepRefundReversed',
  disputed: 'stepDisputed',
  debit_returned: 'stepDebitReturned',
  dispute_took_back: 'stepTookBack',
  money_returned: 'stepMoneyReturned',
  evidence_submitted: 'stepEvidence',
  evidence_refused: 'stepEvidenceRefused',
  dispute_won: 'stepDisputeWon',
  dispute_lost: 'stepDisputeLost',
  dispute_unanswered: 'stepDisputeUnanswered',
  dispute_reversed: 'stepDisputeReversed',
  match_failed: 'stepMatchFailed',
  match_lowered: 'stepMatchLowered',
};

const REFUND_REASONS: Partial<Record<string, Key>> = {
  REFUSED: 'refundRefused',
  TOO_LATE: 'refundTooLate',
  NOT_GRANTED: 'refundNotGranted',
};

function reasonKey(code: Step['code'], reason: string | null): Key | undefined {
  if (reason === null) return undefined;
  return code === 'failed' ? failureKey(reason) : REFUND_REASONS[reason];
}

/** Another way to pay may help. */
const PAYMENT_KEYS: Partial<Record<string, Key>> = {
  INSUFFICIENT_FUNDS: 'failedFunds',
  AUTHENTICATION_FAILED: 'failedAuthentication',
  AUTHENTICATION_EXPIRED: 'failedLate',
  DECLINED: 'failedCard',
  CARD_LIMIT_EXCEEDED: 'failedCardLimit',
  ISSUER_UNAVAILABLE: 'failedUnavailable',
  CARD_EXPIRED: 'failedExpired',
  CARD_BLOCKED: 'failedBlocked',
  NOT_SUPPORTED: 'failedBlocked',
  INCORRECT_DETAILS: 'failedDetails',
  ACCOUNT_CLOSED: 'failedClosed',
  MANDATE_INVALID: 'failedMandate',
  NOT_CONFIRMED: 'failedNetwork',
};

const REFUSAL_KEYS: Partial<Record<string, Key>> = {
  CANCELLED_BY_OPERATOR: 'failedByPlatform',
  // A date of a recurring gift can also be refused before anything is charged.
  LIMIT_EXCEEDED: 'failedLimit',
  INVALID_CHARITY: 'failedCharity',
  VALIDATION_ERROR: 'failedTerms',
};

/** Says why a gift or a date of a recurring gift failed. */
export function failureKey(code: string): Key {
  return PAYMENT_KEYS[code] ?? REFUSAL_KEYS[code] ?? 'failedOther';
}

/** True if a charge failed by how it is paid. */
export function isOfPayment(code: string): boolean {
  return Object.hasOwn(PAYMENT_KEYS, code);
}
