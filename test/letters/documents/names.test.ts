/** Names of many scripts are in each document as text, and its tags tell a screen reader what is what. */
import { buffer } from 'node:stream/consumers';
import { type Receipt } from '../../../db/queries/receipts/receipts';
import { type ReceiptFacts, writeReceipt } from '../../../domain/receipts/receipt';
import { statementsFor } from '../../../domain/receipts/receipt-donor';
import { type StatementPart } from '../../../domain/statements/parts';
import { renderCertificate } from '../../../letters/documents/hours-certificate';
import { renderReceipt } from '../../../letters/documents/receipt';
import { renderStatement } from '../../../letters/documents/statement';
import { renderYearReceipts } from '../../../letters/documents/year-receipts';
import { extractPdfText, type PdfTags, readPdfTags } from '../../support/pdf';

const edition = { letterhead: { address: 'https://giving.example', isTest: false }, language: 'en' };
const at = new Date('2026-11-22T00:00:00.000Z');

interface Names {
  person: string;
  charity: string;
}

const NAMES: [script: string, names: Names][] = [
  ['Latin', { person: 'Zoë Østergård-Łukasz', charity: 'Maple Street Food Bank' }],
  ['Chinese', { person: '欧阳詩涵', charity: '北京市希望公益基金会' }],
  ['Arabic', { person: 'محمد الأحمد', charity: 'مؤسسة الخير للتنمية' }],
  ['Korean', { person: '김하늘', charity: '사랑의 열매' }],
];

function factsOf({ person, charity }: Names): ReceiptFacts {
  return {
    donationId: 'donation_1',
    donorId: 'user_1',
    donorName: person,
    language: 'en',
    employer: null,
    charityId: 'charity_1',
    charityName: charity,
    ein: null,
    city: null,
    state: null,
    country: null,
    isDeductible: false,
    paymentMethod: 'card',
    currency: 'USD',
    amountMinor: 123_456_700n,
    totalChargeMinor: 123_456_700n,
    refundedMinor: 0n,
    returnedMinor: 0n,
    keptMinor: 0n,
    usdPerUnit: '1',
    acceptedAt: at,
    givenOn: '2026-11-22',
  };
}

const UNSAID = { company: null, address: null, taxId: null };

function receiptPdf(names: Names, changes: Partial<ReceiptFacts> = {}): Promise<Buffer> {
  const content = writeReceipt({ ...factsOf(names), ...changes });
  const receipt: Receipt = {
    donationId: 'donation_1',
    charityId: 'charity_1',
    number: 42,
    version: 1,
    content,
    issuedAt: at,
    voidedAt: null,
  };
  const proofUrl = 'https://giving.example/receipt#1';
  return buffer(
    renderReceipt(receipt, { ...edition, donor: UNSAID, tribute: undefined, isHeld: false, proofUrl }),
  );
}

function certificatePdf({ person, charity }: Names): Promise<Buffer> {
  const submission = {
    submission_id: 'hours_1',
    charity: { name: charity, ein: null },
    date: '2026-03-02',
    hours: 3,
    description: 'Sorted food',
    verified_at: at.toISOString(),
  };
  const volunteer = { name: person };
  const submissions = [submission];
  const certificate = { volunteer, from: null, to: null, total_hours: 3, submissions };
  return buffer(renderCertificate({ ...certificate, issued_at: at.toISOString() }, edition));
}

async function* yieldParts(lines: number): AsyncGenerator<StatementPart, void, undefined> {
  await Promise.resolve();
  const currency = 'USD';
  yield { part: 'opening', currency, minor: 0n };
  const entry = { currency, posting: 'completed', cause: '', at, isFee: false, leafIndex: null } as const;
  const entries = Array.from({ length: lines }, (_, number) => {
    const id = `donation_${number}`;
    return { ...entry, postingId: `posting_${number}`, donationId: id, minor: 100n, availableAt: null };
  });
  yield { part: 'lines', currency, entries };
  yield { part: 'closing', currency, minor: 100n * BigInt(lines) };
}

function statementPdf({ charity: name }: Names, lines = 1): Promise<Buffer> {
  const charity = { name, ein: null, city: null, state: null };
  const printed = { charity, period: { name: '2026-11' }, closed: true };
  return buffer(renderStatement(printed, yieldParts(lines), { ...edition, madeAt: at }));
}

/** The text of the cell beside a label, as drawn and as said. */
function besides(label: string, { elements }: PdfTags): { text: string; said: string } | undefined {
  const place = elements.findIndex(({ path, text }) => path.endsWith('TR/TH') && text === label);
  const cell = elements[place + 1];
  if (place === -1 || cell?.path !== 'Document/Table/TR/TD') return undefined;
  return { text: cell.text, said: cell.said ?? cell.text };
}

describe.each(NAMES)('%s names', (_script, names) => {
  const both = (name: string) => ({ text: name, said: name });

  it('are in a receipt', async () => {
    const tags = await readPdfTags(await receiptPdf(names));
    expect(besides('Donor', tags)).toEqual(both(names.person));
    expect(besides('Charity', tags)).toEqual(both(names.charity));
  });

  it('are in a statement', async () => {
    const tags = await readPdfTags(await statementPdf(names));
    expect(besides('Charity', tags)).toEqual(both(names.charity));
  });

  it('are in a certificate', async () => {
    const tags = await readPdfTags(await certificatePdf(names));
    expect(besides('Volunteer', tags)).toEqual(both(names.person));
    expect(besides('Charity', tags)).toEqual(both(names.charity));
  });
});

/** A screen reader says these names as they are written, although their letters change order and form. */
it.each([
  ['Devanagari', 'शरद् चन्द्र किरण'],
  ['Devanagari with a non-joiner', 'शरद्\u200cचन्द्र'],
  ['Bengali', 'রবীন্দ্রনাথ'],
  ['Gurmukhi', 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Gujarati', 'ક્ષિતિજ'],
  ['Tamil', 'சுப்பிரமணியன்'],
  ['Telugu', 'శ్రీనివాస్'],
  ['Kannada', 'ಕೃಷ್ಣ'],
  ['Malayalam', 'ശ്രീനാരായണൻ'],
  ['Sinhala', 'ශ්\u200dරී ලංකා'],
  ['Thai', 'สมชาย ใจดี'],
  ['Lao', 'ສົມສັກ'],
  ['Myanmar', 'အောင်ဆန်း'],
  ['Khmer', 'សុខា'],
  ['Ethiopic', 'አበበ'],
  ['rare Japanese', '𠮷田 葛\u{e0100}飾'],
  ['Persian with a non-joiner', 'علی\u200cرضا'],
])('a receipt prints %s names with letters, not with numbers, in at most 120 kB', async (_script, name) => {
  const pdf = await receiptPdf({ person: name, charity: name });
  const tags = await readPdfTags(pdf);
  expect(besides('Donor', tags)?.said).toBe(name);
  expect(besides('Charity', tags)?.said).toBe(name);
  expect(besides('Donor', tags)?.text).not.toContain('[U+');
  expect(pdf.length).toBeLessThanOrEqual(120_000);
});

const LATIN: Names = { person: 'Ada Lovelace', charity: 'Harbor Light' };

it('a document has a language, a title, headings, cells and a described picture', async () => {
  const { language, title, elements } = await readPdfTags(await receiptPdf(LATIN));
  expect([language, title]).toEqual(['en-US', 'Donation receipt 000042']);
  const textsOf = (path: string) => elements.filter((each) => each.path === path).map(({ text }) => text);
  expect(textsOf('Document/H1')).toEqual(['Donation receipt']);
  expect(textsOf('Document/H2')).toEqual(['Tax', 'About this receipt']);
  expect(textsOf('Document/Table/TR/TH')).toContain('Receipt number');
  expect(textsOf('Document/P')).toContain('https://giving.example');
  const figure = elements.find(({ path }) => path.endsWith('Link/Figure'));
  expect(figure?.said).toBe('QR code that opens the page on which you verify this gift');
});

it('a long table names its columns once for a screen reader, and its pages have numbers', async () => {
  const pdf = await statementPdf(LATIN, 100);
  const { elements } = await readPdfTags(pdf);
  const heads = elements.filter(({ path }) => path === 'Document/Table/THead/TR/TH');
  const columns = ['Date (UTC)', 'Entry', 'Number', 'Amount, USD', 'Balance, USD'];
  expect(heads.map(({ text }) => text)).toEqual(columns);
  const cells = elements.filter(({ path }) => path === 'Document/Table/TBody/TR/TD').map(({ text }) => text);
  // The rows of the balances have two cells with text.
  expect(cells).toHaveLength(100 * 5 + 2 * 2);
  expect(cells.slice(2, 7)).toEqual(['2026-11-22 00:00:00', 'Gift', 'donation_0', '1.00', '1.00']);
  expect(cells.slice(497, 502)).toEqual(['2026-11-22 00:00:00', 'Gift', 'donation_99', '1.00', '100.00']);
  expect(await extractPdfText(pdf)).toMatch(/Page 1 .*Page 2 .*Page 3/s);
});

it('a character without a glyph is shown by its number, said by itself, and explained', async () => {
  const tags = await readPdfTags(await receiptPdf({ ...LATIN, person: 'Ada ꦲ' }));
  expect(besides('Donor', tags)).toEqual({ text: 'Ada [U+A9B2]', said: 'Ada ꦲ' });
  const notes = tags.elements.filter(({ path }) => path === 'Document/P').map(({ text }) => text);
  expect(notes.at(-1)).toMatch(/lack some characters/);
});

it('a name cannot turn the text around it', async () => {
  const tags = await readPdfTags(await receiptPdf({ ...LATIN, person: 'Ada \u202eevil' }));
  expect(besides('Donor', tags)?.text).toBe('Ada evil');
});

it('the year names each amount with its currency, and each gift its tax sentence', async () => {
  const receipt = (charity: string, changes: Partial<ReceiptFacts>, number: string) => ({
    held_for: null,
    receipt_number: number,
    status: 'valid' as const,
    given_on: '2026-11-22',
    currency: 'USD',
    contribution: '1234567.00',
    charity: { name: charity, ein: null },
    statements: writeReceipt({ ...factsOf({ ...LATIN, charity }), ...changes }).statements,
  });
  const receipts = [
    receipt('Harbor Light', {}, '000001'),
    receipt('مؤسسة الخير', { country: 'EG' }, '000002'),
    receipt('Harbor Light', {}, '000003'),
  ];
  const totals = [{ currency: 'USD', contribution: '3703701.00' }];
  const year = { year: 2026, donor: { name: 'Ada' }, receipts, totals };
  const tags = await readPdfTags(await buffer(renderYearReceipts(year, edition)));
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(besides('Contributions in USD', tags)?.text ?? '')).toBe('3 703 701.00 USD');
  const cells = tags.elements.filter(({ path }) => path === 'Document/Table/TBody/TR/TD');
  const rows = cells.map(({ text }) => plain(text));
  expect(rows.slice(0, 5)).toEqual(['2026-11-22', 'Harbor Light', '000001', '1 234 567.00 USD', '1']);
  expect(rows.slice(5, 10)).toEqual(['2026-11-22', 'مؤسسة الخير', '000002', '1 234 567.00 USD', '2']);
  expect(rows[14]).toBe('1');
  const notes = tags.elements
    .filter(({ path }) => path === 'Document/P')
    .map(({ said, text }) => said ?? text);
  expect(notes).toContainEqual(expect.stringMatching(/^1\. The receipt makes no statement/));
  expect(notes).toContainEqual(expect.stringMatching(/^2\. مؤسسة الخير is an organization in Egypt/));
});

it('an unknown EIN is left out', async () => {
  expect(besides('EIN', await readPdfTags(await receiptPdf(LATIN)))).toBeUndefined();
  const known = await readPdfTags(await receiptPdf(LATIN, { ein: '123456789' }));
  expect(besides('EIN', known)?.text).toBe('12-3456789');
});

it('the summary of a year calls itself a summary, and nothing in it this receipt', async () => {
  const content = writeReceipt({ ...factsOf(LATIN), employer: 'Acme', currency: 'ETH' });
  const receipt = {
    held_for: null,
    receipt_number: '000001',
    status: 'valid' as const,
    given_on: '2026-11-22',
    currency: 'ETH',
    contribution: '1.5',
    charity: { name: 'Harbor Light', ein: null },
    statements: statementsFor(content, UNSAID),
  };
  const year = { year: 2026, donor: { name: 'Ada' }, receipts: [receipt], totals: [] };
  const text = await extractPdfText(await buffer(renderYearReceipts(year, edition)));
  expect(text).toContain('Summary of donations in 2026');
  expect(text).toContain('This is a summary and no receipt.');
  expect(text).toContain('send it the receipt');
  expect(text).not.toMatch(/this receipt/i);
});
