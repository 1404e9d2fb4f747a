/** Receipts for print. The text stays text: it can be searched, read aloud and copied. */
import { readFileSync } from 'node:fs';
import { type Readable } from 'node:stream';
import PdfDocument from 'pdfkit';
import { formatEin } from '../../domain/receipts';
import { type WireReceipt, type WireYearReceipts } from './receipt';

/** Standard PDF fonts know Western European letters only; this one knows Greek, Cyrillic, Arabic, Hebrew and many more. */
const FONTS = { regular: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf' };
const loaded = new Map<string, Buffer>();

type Document = InstanceType<typeof PdfDocument>;

/** One receipt on a page. */
export function renderReceipt(receipt: WireReceipt): Readable {
  const document = open(`Donation receipt ${receipt.receipt_number}`, receipt.issued_at);
  heading(document, 'Donation receipt');
  if (receipt.status === 'voided') {
    notice(document, `VOID since ${(receipt.voided_at ?? '').slice(0, 10)}`);
  }
  const { charity, donor, currency } = receipt;
  const place = [charity.city, charity.state].filter(Boolean).join(', ');
  rows(document, [
    ['Receipt number', `${receipt.receipt_number}, version ${receipt.version}`],
    ['Issued', receipt.issued_at.slice(0, 10)],
    ['Charity', place === '' ? charity.name : `${charity.name}, ${place}`],
    ['EIN', charity.ein === null ? 'none known' : formatEin(charity.ein)],
    ['Donor', donor?.name ?? 'Anonymous'],
    ['Date of the gift', receipt.given_on],
    ['Gift', `${receipt.donation_id}, by ${receipt.payment_method}`],
    ['Amount', `${receipt.amount} ${currency}`],
    ['Fees covered', `${receipt.fees_covered} ${currency}`],
    ['Returned', `${receipt.returned} ${currency}`],
    [
      receipt.property === null ? 'Contribution' : 'Contribution (property)',
      `${receipt.contribution} ${currency}`,
    ],
  ]);
  paragraphs(document, receipt.statements);
  document.end();
  return document;
}

/** A donor's year: totals by currency, then every gift. */
export function renderYearReceipts(statement: WireYearReceipts): Readable {
  const { year, donor, receipts, totals } = statement;
  const document = open(`Donations in ${year}`, `${year}-12-31T00:00:00.000Z`);
  heading(document, `Donations in ${year}`);
  rows(document, [
    ['Donor', donor.name],
    ['Gifts', String(receipts.length)],
    ...totals.map((total): Row => [
      `Contributions in ${total.currency}`,
      `${total.contribution} ${total.currency}`,
    ]),
  ]);
  for (const receipt of receipts) {
    const { charity, currency, status } = receipt;
    const ein = charity.ein === null ? '' : ` (EIN ${formatEin(charity.ein)})`;
    rows(document, [
      [receipt.given_on, `${charity.name}${ein}`],
      [
        '',
        `${receipt.contribution} ${currency}, receipt ${receipt.receipt_number}${status === 'voided' ? ', void' : ''}`,
      ],
    ]);
  }
  paragraphs(document, [...new Set(receipts.flatMap(({ statements }) => statements))]);
  document.end();
  return document;
}

function open(title: string, madeAt: string): Document {
  const document = new PdfDocument({
    size: 'LETTER',
    margin: 64,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, CreationDate: new Date(madeAt) },
  });
  for (const [name, file] of Object.entries(FONTS)) document.registerFont(name, font(file));
  return document;
}

function font(file: string): Buffer {
  const kept = loaded.get(file) ?? readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${file}`));
  loaded.set(file, kept);
  return kept;
}

function heading(document: Document, text: string): void {
  document.font('bold').fontSize(20).text(text).moveDown();
}

function notice(document: Document, text: string): void {
  document.font('bold').fontSize(14).fillColor('#b00020').text(text).fillColor('black').moveDown();
}

type Row = [label: string, value: string];

const LABEL_WIDTH = 170;

/** Labels on the left, values beside them; a value may take several lines. */
function rows(document: Document, lines: Row[]): void {
  const left = document.page.margins.left;
  const valueWidth = document.page.width - left - document.page.margins.right - LABEL_WIDTH;
  document.fontSize(10);
  for (const [label, value] of lines) {
    document.font('regular');
    if (document.y + document.heightOfString(value, { width: valueWidth }) > document.page.maxY())
      document.addPage();
    const top = document.y;
    document.font('bold').text(label, left, top, { width: LABEL_WIDTH });
    document
      .font('regular')
      .text(value, left + LABEL_WIDTH, top, { width: valueWidth })
      .moveDown(0.4);
  }
  document.x = left;
  document.moveDown();
}

function paragraphs(document: Document, texts: string[]): void {
  document.font('regular').fontSize(9);
  for (const text of texts) document.text(text).moveDown(0.6);
}
