/** Maps Stripe's codes of declined payments to our own list of declines. See docs/rules/charges.md. */
import { type DeclineCode } from './charge';

/** The Stripe codes for each decline. Every other code means DECLINED. */
export const STRIPE_DECLINES = {
  INSUFFICIENT_FUNDS: ['insufficient_funds'],
  CARD_LIMIT_EXCEEDED: [
    'card_velocity_exceeded',
    'withdrawal_count_limit_exceeded',
    'card_decline_rate_limit_exceeded',
    'charge_exceeds_source_limit',
    'charge_exceeds_transaction_limit',
    'charge_exceeds_weekly_limit',
  ],
  ISSUER_UNAVAILABLE: [
    'issuer_not_available',
    'processing_error',
    'reenter_transaction',
    'try_again_later',
    'approve_with_id',
    'could_not_process',
  ],
  AUTHENTICATION_FAILED: [
    'payment_intent_authentication_failure',
    'setup_intent_authentication_failure',
    'authentication_not_handled',
    'mobile_device_authentication_required',
    'offline_pin_required',
    'online_or_offline_pin_required',
  ],
  CARD_EXPIRED: ['expired_card'],
  CARD_BLOCKED: [
    'lost_card',
    'stolen_card',
    'pickup_card',
    'restricted_card',
    'fraudulent',
    'merchant_blacklist',
    'security_violation',
    'pin_try_exceeded',
    'stop_payment_order',
    'account_frozen',
    'bank_account_restricted',
  ],
  INCORRECT_DETAILS: [
    'incorrect_number',
    'invalid_number',
    'incorrect_cvc',
    'invalid_cvc',
    'incorrect_pin',
    'invalid_pin',
    'incorrect_address',
    'incorrect_zip',
    'invalid_expiry_month',
    'invalid_expiry_year',
    'invalid_account_number',
    'new_account_information_available',
  ],
  NOT_SUPPORTED: [
    'card_not_supported',
    'currency_not_supported',
    'invalid_currency',
    'not_permitted',
    'service_not_allowed',
    'transaction_not_allowed',
    'payment_method_currency_mismatch',
    'payment_method_unactivated',
    'payment_method_unexpected_state',
    'bank_account_unusable',
    'resource_missing',
  ],
  ACCOUNT_CLOSED: ['account_closed', 'invalid_account', 'no_account', 'bank_ownership_changed'],
  MANDATE_INVALID: [
    'debit_not_authorized',
    'payment_intent_mandate_invalid',
    'revocation_of_authorization',
    'revocation_of_all_authorizations',
  ],
} as const satisfies Partial<Record<DeclineCode, readonly string[]>>;

const DECLINE_OF = new Map<string, DeclineCode>(
  Object.entries(STRIPE_DECLINES).flatMap(([decline, codes]) =>
    codes.map((code): [string, DeclineCode] => [code, decline as keyof typeof STRIPE_DECLINES]),
  ),
);

/** Returns the decline for the first known code. Pass the most precise code first. */
export function declineOfStripe(codes: (string | null | undefined)[]): DeclineCode {
  const known = codes.find((code) => DECLINE_OF.has(code ?? ''));
  return DECLINE_OF.get(known ?? '') ?? 'DECLINED';
}

/** Returns true if the issuer declined the payment only because the donor has not confirmed it. */
export function needsDonor(codes: (string | null | undefined)[]): boolean {
  return codes.includes('authentication_required');
}
