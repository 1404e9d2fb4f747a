/** A receipt states what was given, what came back, and what the tax authority asks for. */
import { type ReceiptFacts, writeReceipt } from '../../../domain/receipts/receipt';
import { formatEin } from '../../../domain/receipts/tax-sentence';
import { facts, say } from './facts';

it('the contribution is the paid amount less the returned amount', () => {
  expect(writeReceipt({ ...facts, returnedMinor: 2_500n })).toMatchObject({
    donor: { id: 'user_1', name: 'Ada Lovelace' },
    charity: { id: 'charity_1', name: 'Harbor Light', ein: '123456789', city: 'Denver', state: 'CO' },
    given_on: '2026-11-21',
    amount: '100.00',
    fees_covered: '5.00',
    total_paid: '105.00',
    returned: '25.00',
    contribution: '80.00',
    property: null,
  });
});

it('a gift in money without a refund has two statements', () => {
  const statements = say(writeReceipt(facts));
  expect(statements).toHaveLength(2);
  expect(statements[0]).toContain('Harbor Light (EIN 12-3456789)');
  expect(statements[1]).toContain('No goods or services');
});

it.each([{ isDeductible: false }, { ein: null }])('%j: nothing is said of deductibility', (change) => {
  const statements = say(writeReceipt({ ...facts, ...change }));
  expect(statements[0]).toBe(
    'This receipt makes no statement on whether the contribution is tax-deductible.',
  );
});

it.each<[string, Partial<ReceiptFacts>, string]>([
  ['a listed charity', {}, 'to which contributions are deductible.'],
  [
    'property for a listed charity',
    { currency: 'ETH' },
    'to which contributions are deductible; the fair market value of contributed property is for the donor to determine.',
  ],
  [
    'a charity abroad',
    { ein: null, country: 'DE', isDeductible: false },
    "Harbor Light is an organization in Germany that the IRS Business Master File does not list as one to which contributions are deductible; the law of the donor's country decides whether this contribution is.",
  ],
  ['an unknown country', { isDeductible: false, country: null }, 'makes no statement on whether'],
])('%s: one tax sentence fits the gift', (_gift, change, sentence) => {
  const statements = say(writeReceipt({ ...facts, ...change }));
  expect(statements[0]).toContain(sentence);
  expect(statements.filter((each) => /deductible/.test(each))).toHaveLength(1);
});

it('what went back is stated', () => {
  expect(say(writeReceipt({ ...facts, returnedMinor: 1n })).slice(2)).toEqual([
    '0.01 USD of the payment was returned to the donor and is not a contribution.',
  ]);
});

it('a token is property: it is described, and its value is left to the donor', () => {
  const token: ReceiptFacts = {
    ...facts,
    currency: 'ETH',
    amountMinor: 10n ** 18n,
    totalChargeMinor: 10n ** 18n,
    usdPerUnit: '3000.500000000000',
  };
  const content = writeReceipt(token);
  const { property } = content;
  const statements = say(content);
  expect(property).toEqual({ description: '1.000000000000000000 ETH', usd_per_unit: '3000.5' });
  expect(statements).toHaveLength(4);
  expect(statements[3]).toContain('3000.5 USD for 1 ETH on 2026-11-21');
});

it.each([
  ['3000.000000000000', '3000'],
  ['1.080000000000', '1.08'],
  ['3000', '3000'],
  ['0.000120000000', '0.00012'],
])('the rate %s is printed as %s', (usdPerUnit, printed) => {
  const { property } = writeReceipt({ ...facts, currency: 'ETH', usdPerUnit });
  expect(property?.usd_per_unit).toBe(printed);
});

it('an EIN is printed with its dash', () => {
  expect(formatEin('123456789')).toBe('12-3456789');
});
