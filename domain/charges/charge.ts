/**
 * Defines the states of a charge and the reasons for a decline. A gift has one charge. See
 * docs/rules/charges.md.
 */
export const PROCESSORS = ['sandbox', 'stripe'] as const;
export type ProcessorName = (typeof PROCESSORS)[number];

export const CHARGE_STATES = [
  'unasked',
  'requires_action',
  'processing',
  'approved',
  'declined',
  'cancelling',
  'cancelled',
] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

const MOVES: Record<ChargeState, readonly ChargeState[]> = {
  unasked: ['requires_action', 'processing', 'approved', 'declined', 'cancelling'],
  requires_action: ['processing', 'approved', 'declined', 'cancelling'],
  processing: ['requires_action', 'approved', 'declined', 'cancelling'],
  approved: ['cancelling'],
  cancelling: ['cancelled'],
  // A mutant survives: no caller asks for a state that does not exist
  declined: [],
  cancelled: [],
};

/** The reasons for cancelling a charge that the donor or the issuer has not refused. Also failure codes of gifts. */
export const CANCEL_CODES = ['NOT_CONFIRMED', 'CANCELLED_BY_OPERATOR'] as const;
export type CancelCode = (typeof CANCEL_CODES)[number];

/** Returns true if a charge is being cancelled or is cancelled, so that its gift must not be completed. */
export function isGivenUp(state: ChargeState): boolean {
  return state === 'cancelling' || state === 'cancelled';
}

/** Returns the states from which a charge may move to `to`. */
export function statesBefore(to: ChargeState): ChargeState[] {
  return CHARGE_STATES.filter((from) => MOVES[from].includes(to));
}

interface Decline {
  /** True if a retry would be declined again. A plan does not retry such a charge. */
  isHard: boolean;
  /** The message for the donor. */
  message: string;
}

/**
 * All declines. The code of every processor is mapped to one of these keys. The keys are also failure codes
 * of gifts.
 */
export const DECLINES = {
  DECLINED: { isHard: false, message: 'The payment was declined by its issuer.' },
  INSUFFICIENT_FUNDS: { isHard: false, message: 'The card or account does not have enough money.' },
  CARD_LIMIT_EXCEEDED: { isHard: false, message: 'The payment exceeds a limit that the issuer set.' },
  ISSUER_UNAVAILABLE: { isHard: false, message: 'The issuer could not be reached.' },
  AUTHENTICATION_FAILED: { isHard: false, message: 'The issuer could not confirm that the donor agreed.' },
  CARD_EXPIRED: { isHard: true, message: 'The card has expired.' },
  CARD_BLOCKED: { isHard: true, message: 'The issuer does not allow payments with this card or account.' },
  INCORRECT_DETAILS: { isHard: true, message: 'The number, date or security code is wrong.' },
  NOT_SUPPORTED: { isHard: true, message: 'The card or account does not support this payment.' },
  ACCOUNT_CLOSED: { isHard: true, message: 'The account is closed or was not found.' },
  MANDATE_INVALID: {
    isHard: true,
    message: 'The permission to debit the account is missing or was withdrawn.',
  },
} as const satisfies Record<string, Decline>;
export type DeclineCode = keyof typeof DECLINES;

/** Returns true if a gift failed for a reason that would also stop the next attempt. */
export function isHardDecline(code: string): boolean {
  return Object.hasOwn(DECLINES, code) && DECLINES[code as DeclineCode].isHard;
}

/** If the donor has not confirmed a payment after this many hours, the gift fails. */
export const ACTION_HOURS = 24;
