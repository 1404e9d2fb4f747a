/** Who holds the money of a receipt, who reads the donor's details, and what an employer needs. */
import {
  contributionMinor,
  heldFor,
  printReceiptNumber,
  writeReceipt,
} from '../../../domain/receipts/receipt';
import { receiptDonorFor, statementsFor } from '../../../domain/receipts/receipt-donor';
import { type TaxFacts, taxSentence } from '../../../domain/receipts/tax-sentence';
import { sayStatement } from '../../../letters/documents/receipt-statements';
import { facts, say } from './facts';

it.each([
  [1, '000001'],
  [999_999, '999999'],
  [1_000_000, '1000000'],
])('the receipt %i has the number %s', (number, printed) => {
  expect(printReceiptNumber({ number })).toBe(printed);
});

describe('the money of a receipt', () => {
  const { charity } = writeReceipt(facts);

  it.each([
    [true, null, { id: 'charity_1', name: 'Harbor Light' }],
    [false, null, null],
    [true, new Date('2026-11-22T00:00:00Z'), null],
    [false, new Date('2026-11-22T00:00:00Z'), null],
  ])('held: %s, voided: %s, is held for %o', (isHeld, voidedAt, expected) => {
    expect(heldFor({ content: { charity }, voidedAt }, isHeld)).toEqual(expected);
  });
});

it('the contribution is what was paid, less what went back and the fee that was kept on it', () => {
  expect(contributionMinor({ totalChargeMinor: 10_500n, returnedMinor: 2_425n, keptMinor: 75n })).toBe(
    8_000n,
  );
  const content = writeReceipt({ ...facts, refundedMinor: 2_381n, returnedMinor: 2_425n, keptMinor: 75n });
  expect(content).toMatchObject({
    returned: '24.25',
    fees_kept: '0.75',
    contribution: '80.00',
    refunded: { given: '23.81', fees: '0.44', returned: '24.25' },
  });
  expect(say(content).slice(2)).toEqual([
    '24.25 USD of the payment was returned to the donor and is not a contribution.',
    '0.75 USD of the payment was kept as the processing fee on the returned amount, and is not a contribution.',
  ]);
});

it.each([
  ['123456789', 'Name Harbor Light (EIN 12-3456789), the date and the contribution.'],
  [null, 'Name Harbor Light, the date and the contribution.'],
])('the employer learns which charity got the gift, with the EIN %s', (ein, sentence) => {
  const content = writeReceipt({ ...facts, ein, employer: 'Analytical Engines' });
  const statement = `If Analytical Engines matches gifts of its employees, send it this receipt. ${sentence} The employer decides, and pays the charity itself.`;
  expect(say(content).slice(2)).toEqual([statement]);
  expect(JSON.stringify(statementsFor(content, null))).not.toContain('Analytical');
});

it('a token names the two limits of US law', () => {
  const statements = say(writeReceipt({ ...facts, currency: 'ETH' }));
  expect(statements[2]).toContain('more than 500 USD are reported on Form 8283');
  expect(statements[2]).toContain('for more than 5\u00a0000 USD a qualified appraisal is needed');
});

describe('the tax sentence', () => {
  const charity = { charityName: 'Harbor Light', ein: null, country: 'DE', isDeductible: false };
  const taxIn = (change: Partial<TaxFacts>, language = 'en') =>
    sayStatement(taxSentence({ ...charity, ...change }, false), { language, paper: 'receipt' });

  it.each([
    ['DE', 'an organization in Germany that'],
    // A code that names no country is printed as it is.
    ['QM', 'an organization in QM that'],
    ['Deutschland', 'an organization in Deutschland that'],
    ['xDE', 'an organization in xDE that'],
    ['DEx', 'an organization in DEx that'],
  ])('names the country %s', (country, text) => {
    expect(taxIn({ country })).toContain(text);
  });

  it.each([
    ['es', 'Harbor Light es una organización de Alemania que'],
    ['de', 'eine Organisation in folgendem Land: Deutschland.'],
  ])('names the country in the language %s', (language, text) => {
    expect(taxIn({}, language)).toContain(text);
  });

  it.each(['US', null])('says nothing about the law of %s', (country) => {
    const sentence = 'This receipt makes no statement on whether the contribution is tax-deductible.';
    expect(taxIn({ country })).toBe(sentence);
    // The register needs both the listing and the EIN.
    expect(taxIn({ country, isDeductible: true })).toBe(sentence);
    expect(taxIn({ country, ein: '123456789' })).toBe(sentence);
  });

  it('follows the register even if the country is another one', () => {
    expect(taxIn({ ein: '123456789', isDeductible: true })).toContain(
      'Harbor Light (EIN 12-3456789) is listed',
    );
  });
});

describe("the donor's details", () => {
  const address = {
    line1: '1 Main Street',
    line2: null,
    city: 'Denver',
    state: 'CO',
    postalCode: '80202',
    country: 'US',
  };
  const details = { email: 'ada@example.org', company: 'Analytical Engines', address, taxId: 'DE123' };
  const all = { company: 'Analytical Engines', address, taxId: 'DE123' };
  const nothing = { company: null, address: null, taxId: null };

  it.each(['donor', 'platform'] as const)('are all for the %s, whatever the charity may see', (role) => {
    for (const anonymous of [true, false]) {
      for (const contactConsent of [true, false]) {
        expect(receiptDonorFor(role, { anonymous, contactConsent }, details)).toEqual(all);
      }
    }
  });

  it('are for the charity without the tax id, if the donor consents and is not anonymous', () => {
    const read = (anonymous: boolean, contactConsent: boolean) =>
      receiptDonorFor('charity', { anonymous, contactConsent }, details);
    expect(read(false, true)).toEqual({ ...all, taxId: null });
    expect([read(true, true), read(false, false), read(true, false)]).toEqual([null, null, null]);
  });

  it('are empty if the donor gave none', () => {
    const gift = { anonymous: false, contactConsent: true };
    expect(receiptDonorFor('donor', gift, undefined)).toEqual(nothing);
    expect(receiptDonorFor('charity', gift, undefined)).toEqual(nothing);
  });
});
