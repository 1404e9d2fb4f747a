/** What the platform shows of a payout account, and when money may be sent to it (docs/rules/payout-accounts.md). */
import { checkEvent, type DomainEvent } from '../../../domain/events/event';
import {
  ACCOUNT_STATUSES,
  type AccountDetails,
  countryOf,
  isUsableAccount,
  last4Of,
  REFUSABLE_ACCOUNTS,
} from '../../../domain/payout-accounts/account';
import { fitsHolder } from '../../../domain/payout-accounts/holder';

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
  // Three of twenty letters differ: a similarity of 0.85.
  [`${'A'.repeat(17)}BBB`, 'A'.repeat(20), true],
  [`${'A'.repeat(16)}BBBB`, 'A'.repeat(20), false],
  // A person's name beside that of the charity.
  ['Bob Sandbox Charity', 'Sandbox Charity', false],
  ['Sandbox Charity Bob', 'The Sandbox Charity', false],
  // A Cyrillic а, a Greek ο and a Latin ɑ look like the right letter.
  ['S\u0430ndbox Charity', 'Sandbox Charity', false],
  ['Sandb\u03bfx Charity', 'Sandbox Charity', false],
  ['S\u0251ndbox Charity', 'Sandbox Charity', false],
  [
    '\u041A\u0440\u0430\u0441\u043D\u044B\u0439 \u041A\u0440\u0435\u0441\u0442',
    '\u041A\u0440\u0430\u0441\u043D\u044B\u0439 \u041A\u0440\u0435\u0441\u0442',
    true,
  ],
  ['Fundaci\u00f3n Ni\u00f1os', 'Fundacion Ninos', true],
  ['Deutsches Rotes Kreuz e.V.', 'Deutsches Rotes Kreuz', true],
])('a holder %j of %j fits: %s', (holder, charity, fits) => {
  expect(fitsHolder(holder, charity)).toBe(fits);
});

it('money is sent only to an active account whose holder is accepted and whose provider pays', () => {
  const usable = { status: 'active', isHolderAccepted: true, isPayable: true } as const;
  expect(isUsableAccount(usable)).toBe(true);
  expect(isUsableAccount({ ...usable, isHolderAccepted: false })).toBe(false);
  expect(isUsableAccount({ ...usable, isPayable: false })).toBe(false);
  const statuses = ACCOUNT_STATUSES.filter((status) => isUsableAccount({ ...usable, status }));
  expect(statuses).toEqual(['active']);
});

it('a refusal stops an account that is not active yet', () => {
  expect([...REFUSABLE_ACCOUNTS]).toEqual(['pending_confirmation', 'cooling_off']);
});

it.each([
  ['ids, the status and the last four characters', { status: 'active', last4: '6789' }, true],
  ['more of the number', { status: 'active', last4: '56789' }, false],
  ['a status that no account has', { status: 'paid', last4: '6789' }, false],
  ['the holder', { status: 'active', last4: '6789', holder_name: 'A' }, false],
])('the event of an account has %s: %j fits: %s', (_case, data, fits) => {
  const event = {
    name: 'payout_account.updated',
    data: { account_id: 'account_1', charity_id: 'charity_1', ...data },
  } as DomainEvent;
  const check = expect(() => checkEvent(event));
  if (fits) check.not.toThrow();
  else check.toThrow(/payout_account\.updated/);
});
