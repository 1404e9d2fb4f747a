/** Money that leaves for a charity's account. See docs/rules/payouts.md. */

export const PAYOUT_STATUSES = [
  'held',
  'scheduled',
  'in_transit',
  'paid',
  'failed',
  'returned',
  'cancelled',
] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

export const PAYOUT_SPEEDS = ['standard', 'instant'] as const;
export type PayoutSpeed = (typeof PAYOUT_SPEEDS)[number];

export const PAYOUT_METHODS = ['ach', 'sepa', 'wire', 'stripe', 'wallet'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

export const PAYOUT_SCHEDULES = ['daily', 'weekly', 'monthly', 'manual'] as const;
export type PayoutSchedule = (typeof PAYOUT_SCHEDULES)[number];

/** The charity decides when it is paid. The minimum binds the schedule only. */
export const DEFAULT_SCHEDULE: PayoutSchedule = 'manual';
export const DEFAULT_MINIMUM_USD_MINOR = 2_500n;

/** A payout moves only along these lines. The others are its ends. */
const MOVES: Record<PayoutStatus, readonly PayoutStatus[]> = {
  held: ['scheduled'],
  scheduled: ['held', 'in_transit', 'cancelled', 'failed'],
  in_transit: ['paid', 'failed'],
  paid: ['returned'],
  failed: [],
  returned: [],
  cancelled: [],
};

export function mayMove(from: PayoutStatus, to: PayoutStatus): boolean {
  return MOVES[from].includes(to);
}

/** A payout in one of these statuses has not left, and reserves its amount. */
export const RESERVING_STATUSES = ['held', 'scheduled'] as const satisfies readonly PayoutStatus[];

export function isReserving(status: PayoutStatus): boolean {
  return RESERVING_STATUSES.some((each) => each === status);
}

/** A payout above the limit has this hold until two operators have decided. */
export const APPROVAL_HOLD = 'Two operators must decide about a payout of this amount.';

/** A payout has this hold from when it should leave until its account, which a bank corrected, has cooled off. */
export const COOLING_OFF_HOLD =
  'A bank corrected the account, which cools off. The payout leaves when the account is active again.';

/** Returns true if a payout waits for its account rather than for operators. */
export function waitsForAccount({
  status,
  holdReason,
}: {
  status: PayoutStatus;
  holdReason: string | null;
}): boolean {
  return status === 'held' && holdReason === COOLING_OFF_HOLD;
}

/** The codes of a payout that failed before it left. A provider has codes of its own. */
export const PAYOUT_FAILURES = {
  INSUFFICIENT_FUNDS: 'The charity no longer has this amount available.',
  ACCOUNT_NOT_ACTIVE: 'The account is no longer active.',
  CHARITY_NOT_PAID: 'The charity can no longer be paid. Its balance gives the reason.',
  NO_PROVIDER: 'This installation no longer pays to this kind of account.',
} as const;
export type PayoutFailureCode = keyof typeof PAYOUT_FAILURES;

/** What a provider or we say about a payout that did not arrive. The message never holds a bank number. */
export interface PayoutFailure {
  code: string;
  message: string;
}

export const PAYOUT_DECISIONS = ['approve', 'hold', 'release'] as const;
export type PayoutDecision = (typeof PAYOUT_DECISIONS)[number];
