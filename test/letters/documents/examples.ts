/** Documents with each of their parts, rendered for any reader. */
import { type Readable } from 'node:stream';
import { type Receipt } from '../../../db/queries/receipts/receipts';
import { ACHIEVEMENTS } from '../../../domain/impact/achievements';
import { type ReceiptContent, type ReceiptFacts, writeReceipt } from '../../../domain/receipts/receipt';
import { statementsFor } from '../../../domain/receipts/receipt-donor';
import { type LineKind, LINE_KINDS, LINES_OF_POSTINGS } from '../../../domain/statements/line';
import { type StatementPart } from '../../../domain/statements/parts';
import { renderCertificate } from '../../../letters/documents/hours-certificate';
import { renderReceipt } from '../../../letters/documents/receipt';
import { renderStatement } from '../../../letters/documents/statement';
import { renderYearInReview } from '../../../letters/documents/year-in-review';
import { renderYearReceipts } from '../../../letters/documents/year-receipts';
import { type Edition } from '../../../letters/paper/paper';

const at = new Date('2026-11-22T00:00:00.000Z');
const later = new Date('2026-12-01T00:00:00.000Z');

const FACTS: ReceiptFacts = {
  donationId: 'donation_1',
  donorId: 'user_1',
  donorName: 'Zoë Østergård',
  language: 'en',
  employer: 'Acme',
  charityId: 'charity_1',
  charityName: 'Maple Street Food Bank',
  ein: '123456789',
  city: 'Boston',
  state: 'MA',
  country: 'US',
  isDeductible: true,
  paymentMethod: 'card',
  currency: 'USD',
  amountMinor: 123_456_700n,
  totalChargeMinor: 127_000_000n,
  refundedMinor: 1_000_00n,
  returnedMinor: 1_000_00n,
  keptMinor: 3_00n,
  usdPerUnit: '1',
  acceptedAt: at,
  givenOn: '2026-11-22',
};

function receiptOf(content: ReceiptContent, voidedAt: Date | null): Receipt {
  const { id: charityId } = content.charity;
  return { donationId: 'donation_1', charityId, number: 42, version: 2, content, issuedAt: at, voidedAt };
}

const MONEY = writeReceipt(FACTS);
/** Without an employer and kept fees, so that no page break divides a sentence. */
const PROPERTY = writeReceipt({
  ...FACTS,
  employer: null,
  keptMinor: 0n,
  currency: 'ETH',
  paymentMethod: 'crypto',
  usdPerUnit: '3000',
});
const BY_BANK = writeReceipt({
  ...FACTS,
  ein: null,
  city: null,
  state: null,
  paymentMethod: 'ach',
  returnedMinor: 0n,
});

const ADDRESS = {
  ...{ line1: '1 Main Street', line2: 'Floor 2', city: 'Boston' },
  ...{ state: 'MA', postalCode: '02101', country: 'US' },
};
const DONOR = { company: 'Acme', address: ADDRESS, taxId: '98-7654321' };

const PERIOD = {
  charity: { name: 'Maple Street Food Bank', ein: '123456789', city: 'Boston', state: 'MA' },
  period: { name: '2026-11' },
  closed: false,
};

function postingOf(kind: LineKind): string {
  return Object.keys(LINES_OF_POSTINGS).find((posting) => LINES_OF_POSTINGS[posting] === kind) ?? 'completed';
}

async function* yieldParts(): AsyncGenerator<StatementPart, void, undefined> {
  await Promise.resolve();
  const currency = 'USD';
  yield { part: 'opening', currency, minor: 0n };
  const entries = LINE_KINDS.map((kind, place) => ({
    ...({ currency, postingId: `posting_${String(place)}`, posting: postingOf(kind), cause: '' } as const),
    ...{ donationId: `donation_${String(place)}`, at, isFee: kind === 'fee', minor: 100_000n },
    ...{ leafIndex: null, availableAt: null },
  }));
  yield { part: 'lines', currency, entries };
  yield { part: 'closing', currency, minor: 100_000n * BigInt(entries.length) };
}

const CERTIFICATE = {
  volunteer: { name: 'Zoë Østergård' },
  from: null,
  to: null,
  total_hours: 3.5,
  submissions: [1, 2.5].map((hours) => ({
    submission_id: `hours_${String(hours)}`,
    charity: { name: 'Maple Street Food Bank', ein: '123456789' },
    date: '2026-03-02',
    hours,
    description: 'Sorted food',
    verified_at: at.toISOString(),
  })),
  issued_at: at.toISOString(),
};

const REVIEW = {
  year: 2026,
  total_donated: '1234.50',
  total_volunteer_hours: 3,
  donations: 2,
  by_currency: { USD: '1234.50' },
  by_month: [{ month: '2026-03', amount: '1234.50', donations: 2, hours: 3.5 }],
  charities: [{ name: 'Maple Street Food Bank', amount: '1234.50', donations: 2, hours: 3.5 }],
  impact_metrics: { people_helped: 12, projects_funded: 1, carbon_offset: '1.5 kg' },
  achievements: Object.keys(ACHIEVEMENTS).map((badge) => ({ badge, earned_at: at.toISOString() })),
};

const YEAR = {
  year: 2026,
  donor: { name: 'Zoë Østergård' },
  receipts: [MONEY, PROPERTY, BY_BANK].map((content, place) => ({
    receipt_number: `00000${String(place)}`,
    status: place === 0 ? ('voided' as const) : ('valid' as const),
    given_on: content.given_on,
    currency: content.currency,
    contribution: content.contribution,
    charity: content.charity,
    held_for: place === 1 ? { name: content.charity.name } : null,
    statements: statementsFor(content, DONOR),
  })),
  totals: [{ currency: 'USD', contribution: '1.00' }],
};

const RECEIPT = { donor: DONOR, isHeld: false, proofUrl: undefined, tribute: undefined };

/** Each renders its document. */
export const EXAMPLES: Record<string, (edition: Edition) => Readable> = {
  receipt: (edition) =>
    renderReceipt(receiptOf(MONEY, null), {
      ...edition,
      ...RECEIPT,
      tribute: { kind: 'in_honor', name: 'Rosa Marín' },
      isHeld: true,
      proofUrl: 'https://giving.example/receipts/1#1',
    }),
  'receipt of property': (edition) => renderReceipt(receiptOf(PROPERTY, null), { ...edition, ...RECEIPT }),
  'void receipt': (edition) =>
    renderReceipt(receiptOf(BY_BANK, later), {
      ...edition,
      ...RECEIPT,
      donor: null,
      tribute: { kind: 'in_memory', name: 'Rosa Marín' },
    }),
  'summary of a year': (edition) => renderYearReceipts(YEAR, edition),
  statement: (edition) => renderStatement(PERIOD, yieldParts(), { ...edition, madeAt: at }),
  'certificate of hours': (edition) => renderCertificate(CERTIFICATE, edition),
  'year in review': (edition) =>
    renderYearInReview(REVIEW, { ...edition, name: 'Zoë Østergård', madeAt: at }),
};

/** Everything on the documents that no catalog says, apart from numbers. */
export const VALUES: string[] = [
  ...['Giving Platform', 'https://giving.example', 'Maple Street Food Bank', 'Zoë Østergård', 'Rosa Marín'],
  ...['1 Main Street, Floor 2, Boston, MA, 02101, US', 'Boston, MA', 'Acme', 'Sorted food'],
  ...['USD', 'ETH', 'donation_', 'kg'],
];
