/** A document of a sandbox says on each page that it is a test. One of a live installation never does. */
import { buffer } from 'node:stream/consumers';
import { renderYearReceipts } from '../../../letters/documents/year-receipts';
import { extractPdfText, readPdfTags } from '../../support/pdf';

const GIFTS = 90;
const NOTICE = 'TEST: made in a sandbox, where no money moves. Not valid for taxes or as proof.';

function yearPdf(isTest: boolean): Promise<Buffer> {
  const receipts = Array.from({ length: GIFTS }, (_, place) => ({
    receipt_number: String(place).padStart(6, '0'),
    status: 'valid' as const,
    given_on: '2026-11-22',
    currency: 'USD',
    contribution: '1.00',
    charity: { name: 'Harbor Light', ein: null },
    held_for: null,
    statements: [{ code: 'tax_unsaid' as const }],
  }));
  const totals = [{ currency: 'USD', contribution: `${String(GIFTS)}.00` }];
  const year = { year: 2026, donor: { name: 'Ada' }, receipts, totals };
  const letterhead = { address: 'https://giving.example', isTest };
  return buffer(renderYearReceipts(year, { letterhead, language: 'en' }));
}

it('a sandbox says above the title that the document is a test, and again at the foot of each page', async () => {
  const pdf = await yearPdf(true);
  const texts = (await readPdfTags(pdf)).elements.map(({ text }) => text);
  expect(texts.indexOf(NOTICE)).toBeGreaterThan(-1);
  expect(texts.indexOf(NOTICE)).toBeLessThan(texts.indexOf('Summary of donations in 2026'));
  const text = await extractPdfText(pdf);
  const pages = text.match(/Page \d/g) ?? [];
  expect(pages.length).toBeGreaterThan(1);
  expect(text.match(/Summary of donations in 2026 · TEST/g)).toHaveLength(pages.length);
});

it('a live installation makes no such mark', async () => {
  expect(await extractPdfText(await yearPdf(false))).not.toContain('TEST');
});
