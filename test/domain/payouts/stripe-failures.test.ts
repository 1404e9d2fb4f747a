/** A failure at Stripe becomes one of our own codes, whose message says what to do. */
import { stripeFailureOf } from '../../../domain/payouts/stripe-failures';

const CODES: [code: string, message: string, codesOfStripe: string[]][] = [
  ['ACCOUNT_CLOSED', 'The bank account is closed.', ['account_closed', 'no_account']],
  [
    'ACCOUNT_BLOCKED',
    'The bank has blocked incoming payments to the account.',
    [
      ...['account_frozen', 'bank_account_restricted', 'bank_account_unusable', 'bank_ownership_changed'],
      'declined',
    ],
  ],
  [
    'WRONG_DETAILS',
    "The account's details at Stripe are wrong. Correct them there.",
    [
      ...['incorrect_account_holder_address', 'incorrect_account_holder_details'],
      ...['incorrect_account_holder_name', 'incorrect_account_holder_tax_id', 'incorrect_account_type'],
      ...['invalid_account_number', 'invalid_account_number_length', 'invalid_card', 'expired_card'],
    ],
  ],
  [
    'WRONG_CURRENCY',
    'The bank account does not take this currency.',
    ['invalid_currency', 'unsupported_card'],
  ],
  ['CANCELLED', 'The payout was cancelled or taken back at Stripe.', ['canceled', 'reversed']],
  [
    'NO_BANK_ACCOUNT',
    'The Stripe account has no confirmed bank account for this currency.',
    ['NO_BANK_ACCOUNT'],
  ],
  [
    'ACCOUNT_CHANGED',
    'The confirmed bank account is no longer in the Stripe account.',
    ['ACCOUNT_CHANGED', 'resource_missing'],
  ],
  [
    'ACCOUNT_DISABLED',
    'Stripe does not pay to this account at the moment.',
    ['ACCOUNT_DISABLED', 'payouts_not_allowed', 'insufficient_capabilities_for_transfer', 'account_invalid'],
  ],
  [
    'INSTANT_UNSUPPORTED',
    'The bank takes no instant payouts. Ask for a standard one.',
    [
      ...['INSTANT_UNSUPPORTED', 'instant_payouts_unsupported', 'instant_payouts_limit_exceeded'],
      ...['instant_payouts_config_disabled', 'instant_payouts_currency_disabled'],
    ],
  ],
];

it.each(CODES)('%s means: %s', (code, message, codesOfStripe) => {
  expect(codesOfStripe.map(stripeFailureOf)).toEqual(codesOfStripe.map(() => ({ code, message })));
});

it.each(['', 'could_not_process', 'a_new_code', 'ACCOUNT_CLOSED'])(
  'the code "%s" gives no reason',
  (code) => {
    expect(stripeFailureOf(code)).toEqual({ code: 'REFUSED', message: 'Stripe refused the payout.' });
  },
);
