/** Renders the summary of a donor's receipts of one year as PDF. */
import { type Readable } from 'node:stream';
import { GROUPING_NOTE, printAmount } from '../../domain/printed-money';
import { formatEin } from '../../domain/receipts/tax-sentence';
import { type Letterhead } from './letterhead';
import { Paper, type Row } from './paper';
import { type Column } from './table';
import { isolate } from './text-lines';

/** The content of the summary. */
export interface PrintedYear {
  year: number;
  donor: { name: string };
  receipts: {
    receipt_number: string;
    status: 'valid' | 'voided';
    given_on: string;
    currency: string;
    contribution: string;
    charity: { name: string; ein: string | null };
    held_for: { name: string } | null;
    statements: string[];
  }[];
  totals: { currency: string; contribution: string }[];
}

const COLUMNS: Column[] = [
  { name: 'Date', width: 60, align: 'left' },
  { name: 'Charity', width: 190, align: 'left' },
  { name: 'Receipt', width: 90, align: 'left' },
  { name: 'Contribution', width: 110, align: 'right' },
  { name: 'Tax note', width: 34, align: 'right' },
];

/** Renders the total of each currency, every gift, and the tax sentence of each gift. */
export function renderYearReceipts(summary: PrintedYear, letterhead: Letterhead): Readable {
  const { year, donor, totals } = summary;
  const receipts = summary.receipts.map(quote);
  const title = `Summary of donations in ${year}`;
  const paper = new Paper({ title, madeAt: new Date(`${year}-12-31T00:00:00.000Z`), letterhead });
  paper.addHeading(title);
  paper.addRows([
    ['Donor', isolate(donor.name)],
    ['Gifts', String(receipts.filter(({ status }) => status !== 'voided').length)],
    ...totals.map(({ currency, contribution }): Row => [
      `Contributions in ${currency}`,
      printAmount(contribution, currency),
    ]),
  ]);
  if (receipts.length === 0) return paper.end();
  paper.addParagraphs(['This is a summary and no receipt. Each gift has its own receipt.']);
  const notes = numberNotes(receipts);
  paper.addHeading('Gifts', 2);
  const table = paper.openTable(COLUMNS);
  for (const receipt of receipts) table.addRow(cellsOf(receipt, notes));
  table.end();
  paper.addHeading('Tax notes', 2);
  paper.addParagraphs([...notes].map(([sentence, number]) => `${number}. ${sentence}`));
  paper.addHeading('About these gifts', 2);
  const others = receipts.flatMap(({ statements: [, ...rest] }) => rest);
  const isAnyHeld = receipts.some(({ held_for: held }) => held !== null);
  paper.addParagraphs([...new Set(others), ...(isAnyHeld ? [HELD_NOTE_OF_YEAR] : []), GROUPING_NOTE]);
  return paper.end();
}

/** The statements were written for the receipt itself. */
function quote(receipt: PrintedYear['receipts'][number]): PrintedYear['receipts'][number] {
  const statements = receipt.statements.map((text) =>
    text.replaceAll(/\b([Tt])his receipt\b/g, '$1he receipt'),
  );
  return { ...receipt, statements };
}

const HELD_NOTE_OF_YEAR =
  'The platform holds the money of the gifts marked "held for", because nobody has claimed the charity yet.';

function cellsOf(receipt: PrintedYear['receipts'][number], notes: Map<string, number>): string[] {
  const { charity, currency, status, statements, held_for: held } = receipt;
  const ein = charity.ein === null ? '' : ` (EIN ${formatEin(charity.ein)})`;
  return [
    receipt.given_on,
    `${held === null ? '' : 'Held for '}${isolate(charity.name)}${ein}`,
    `${receipt.receipt_number}${status === 'voided' ? ', void' : ''}`,
    printAmount(receipt.contribution, currency),
    String(notes.get(statements[0] ?? '') ?? ''),
  ];
}

/** Numbers the tax sentences. Gifts of one kind to one charity share a sentence. */
function numberNotes(receipts: PrintedYear['receipts']): Map<string, number> {
  const sentences = new Set(receipts.flatMap(({ statements: [tax] }) => tax ?? []));
  return new Map([...sentences].map((sentence, place) => [sentence, place + 1]));
}
