/** A gift of 100.00 USD by card with 5.00 of covered fees, for receipts. */
import { type ReceiptContent, type ReceiptFacts } from '../../../domain/receipts/receipt';
import { sayStatements } from '../../../letters/documents/receipt-statements';

export const facts: ReceiptFacts = {
  donationId: 'donation_1',
  donorId: 'user_1',
  donorName: 'Ada Lovelace',
  language: 'en',
  employer: null,
  charityId: 'charity_1',
  charityName: 'Harbor Light',
  ein: '123456789',
  city: 'Denver',
  state: 'CO',
  country: 'US',
  isDeductible: true,
  paymentMethod: 'card',
  currency: 'USD',
  amountMinor: 10_000n,
  totalChargeMinor: 10_500n,
  refundedMinor: 0n,
  returnedMinor: 0n,
  keptMinor: 0n,
  usdPerUnit: '1.000000000000',
  acceptedAt: new Date('2026-11-21T23:30:00Z'),
  givenOn: '2026-11-21',
};

/** Says the statements of a receipt in English, as its donor reads them. */
export function say(content: ReceiptContent): string[] {
  const donor = { company: null, address: null, taxId: null };
  return sayStatements(content, donor, { language: 'en', paper: 'receipt' });
}
