/** Defines payouts. A payout sends money to a charity's account. See docs/rules/payouts.md. */

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

export const PAYOUT_FREQUENCIES = ['daily', 'weekly', 'monthly', 'manual'] as const;
export type PayoutFrequency = (typeof PAYOUT_FREQUENCIES)[number];

/** By default, the charity requests each payout itself. The minimum applies only to payout runs. */
export const DEFAULT_FREQUENCY: PayoutFrequency = 'manual';
export const DEFAULT_MINIMUM_USD_MINOR = 2_500n;

/** The allowed moves between statuses. A status without moves is final. `paid` is not: the bank may send money back. */
const MOVES: Record<PayoutStatus, readonly PayoutStatus[]> = {
  held: ['scheduled', 'cancelled', 'failed'],
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

export function isFinal(status: PayoutStatus): boolean {
  return MOVES[status].length === 0;
}

/** In these statuses, a payout has not left yet and reserves its amount. */
const RESERVING_STATUSES = ['held', 'scheduled'] as const satisfies readonly PayoutStatus[];

export function isReserving(status: PayoutStatus): boolean {
  return RESERVING_STATUSES.some((each) => each === status);
}

/** The hold reason of a payout that needs two operators, until both have decided. */
export const APPROVAL_HOLD = 'Two operators must decide about this payout.';

/** The hold reason of a due payout whose account is still cooling off after a correction by the bank. */
export const COOLING_OFF_HOLD =
  'A bank corrected the account, so it is cooling off again. The payout leaves when the account is active again.';

/** Returns true if a payout waits for its account, and not for operators. An operator may give any reason. */
export function waitsForAccount({
  status,
  holdReason,
  heldBy,
}: {
  status: PayoutStatus;
  holdReason: string | null;
  heldBy: string | null;
}): boolean {
  return status === 'held' && holdReason === COOLING_OFF_HOLD && heldBy === null;
}

/**
 * The failure codes of a payout that the platform itself does not send: before it leaves, or before the file for a bank
 * that would pay it is made. Providers, banks and operators have codes of their own.
 */
export const PAYOUT_FAILURES = {
  INSUFFICIENT_FUNDS: 'The charity no longer has this amount available.',
  ACCOUNT_NOT_ACTIVE: 'The account is no longer active.',
  CHARITY_NOT_PAID: 'The charity can no longer be paid. See `pending_reason` in its balance.',
  NO_PROVIDER: 'This installation no longer pays to this kind of account.',
  CANCELLED_BY_OPERATOR: 'An operator of the platform cancelled the payout.',
} as const;
export type PayoutFailureCode = keyof typeof PAYOUT_FAILURES;

/** The reason why a payout did not arrive. The message never contains an account number. */
export interface PayoutFailure {
  code: string;
  message: string;
}

const PAYOUT_DECISIONS = ['approve', 'hold', 'release'] as const;
export type PayoutDecision = (typeof PAYOUT_DECISIONS)[number];
