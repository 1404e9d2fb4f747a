/** Maps the failure codes of Stripe payouts, and defines how long to check a payout. See docs/rules/payouts.md. */
import { DAY_MS } from '../days';
import { type PayoutFailure } from './payout';

/** The time between two checks of a payout. Usually an event from Stripe arrives earlier. */
export const STRIPE_CHECK_MS = DAY_MS / 4;

/** A payout that Stripe reports as paid may still be returned within these days. Stripe names five business days. */
export const STRIPE_RETURN_DAYS = 10;

/** Our codes and messages, by Stripe's codes and by codes of our own. */
const FAILURES: Partial<Record<string, PayoutFailure>> = {
  ...sameFor('ACCOUNT_CLOSED', 'The bank account is closed.', ['account_closed', 'no_account']),
  ...sameFor('ACCOUNT_BLOCKED', 'The bank has blocked incoming payments to the account.', [
    'account_frozen',
    'bank_account_restricted',
    'bank_account_unusable',
    'bank_ownership_changed',
    'declined',
  ]),
  ...sameFor('WRONG_DETAILS', "The account's details at Stripe are wrong. Correct them there.", [
    'incorrect_account_holder_address',
    'incorrect_account_holder_details',
    'incorrect_account_holder_name',
    'incorrect_account_holder_tax_id',
    'incorrect_account_type',
    'invalid_account_number',
    'invalid_account_number_length',
    'invalid_card',
    'expired_card',
  ]),
  ...sameFor('WRONG_CURRENCY', 'The bank account does not take this currency.', [
    'invalid_currency',
    'unsupported_card',
  ]),
  ...sameFor('CANCELLED', 'The payout was cancelled or taken back at Stripe.', ['canceled', 'reversed']),
  ...sameFor('NO_BANK_ACCOUNT', 'The Stripe account has no confirmed bank account for this currency.', [
    'NO_BANK_ACCOUNT',
  ]),
  ...sameFor('ACCOUNT_CHANGED', 'The confirmed bank account is no longer in the Stripe account.', [
    'ACCOUNT_CHANGED',
    'resource_missing',
  ]),
  ...sameFor('ACCOUNT_DISABLED', 'Stripe does not pay to this account at the moment.', [
    'ACCOUNT_DISABLED',
    'payouts_not_allowed',
    'insufficient_capabilities_for_transfer',
    'account_invalid',
  ]),
  ...sameFor('INSTANT_UNSUPPORTED', 'The bank takes no instant payouts. Ask for a standard one.', [
    'INSTANT_UNSUPPORTED',
    'instant_payouts_unsupported',
    'instant_payouts_limit_exceeded',
    'instant_payouts_config_disabled',
    'instant_payouts_currency_disabled',
  ]),
};

/** Returns the failure that the charity sees. An unknown code counts as a refusal without a reason. */
export function stripeFailureOf(code: string): PayoutFailure {
  return FAILURES[code] ?? { code: 'REFUSED', message: 'Stripe refused the payout.' };
}

function sameFor(code: string, message: string, codes: string[]): Record<string, PayoutFailure> {
  return Object.fromEntries(codes.map((each) => [each, { code, message }]));
}
