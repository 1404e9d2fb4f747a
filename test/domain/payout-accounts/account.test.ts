import { type AccountDetails, countryOf, fitsHolder, last4Of } from '../../../domain/payout-accounts/account';

const us: AccountDetails = {
  kind: 'bank_us',
  routingNumber: '021000021',
  accountNumber: '000123456789',
  accountType: 'checking',
  holderName: 'A',
};
const iban: AccountDetails = {
  kind: 'bank_iban',
  iban: 'FR1420041010050500013M02606',
  bic: 'B',
  holderName: 'A',
};
const other: AccountDetails = {
  kind: 'bank_other',
  country: 'NZ',
  bic: 'B',
  clearingCode: null,
  accountNumber: '12-3456-0789012-0 0',
  holderName: 'A',
};
const stripe: AccountDetails = { kind: 'stripe', stripeAccount: 'acct_1032d82ebynw7q', holderName: 'A' };

it('shows the last four letters and digits of a number', () => {
  expect([us, iban, other, stripe].map(last4Of)).toEqual(['6789', '2606', '1200', 'nw7q']);
});

it('is where its bank is, and a Stripe account where its charity is', () => {
  expect([us, iban, other, stripe].map((details) => countryOf(details, 'DE'))).toEqual([
    'US',
    'FR',
    'NZ',
    'DE',
  ]);
  expect(countryOf(stripe, null)).toBe('US');
});

it.each([
  ['AMERICAN RED CROSS', 'American Red Cross', true],
  ['American Red Cross, Inc.', 'The American Red Cross', true],
  ['Amercan Red Cross', 'American Red Cross', true],
  ['American Cross', 'American Red Cross', true],
  ['Red', 'American Red Cross', false],
  ['John Smith', 'American Red Cross', false],
  ['', 'American Red Cross', false],
])('a holder %j of %j fits: %s', (holder, charity, fits) => {
  expect(fitsHolder(holder, charity)).toBe(fits);
});
