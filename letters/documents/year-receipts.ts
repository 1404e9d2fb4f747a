/** Renders the summary of a donor's receipts of one year as PDF. */
import { type Readable } from 'node:stream';
import { printAmount } from '../../domain/printed-money';
import { type ReceiptStatement } from '../../domain/receipts/statement';
import { formatEin } from '../../domain/receipts/tax-sentence';
import { speak } from '../../texts/languages';
import { type DocumentSay, type Edition, Paper, type Row } from '../paper/paper';
import { type Column } from '../paper/table';
import { isolate } from '../paper/text-lines';
import { sayStatement } from './receipt-statements';

interface PrintedReceipt {
  receipt_number: string;
  status: 'valid' | 'voided';
  given_on: string;
  currency: string;
  contribution: string;
  charity: { name: string; ein: string | null };
  held_for: { name: string } | null;
  statements: ReceiptStatement[];
}

/** The content of the summary. */
export interface PrintedYear {
  year: number;
  donor: { name: string };
  receipts: PrintedReceipt[];
  totals: { currency: string; contribution: string }[];
}

/** Renders the total of each currency, every gift, and the tax sentence of each gift. */
export function renderYearReceipts(summary: PrintedYear, { letterhead, language }: Edition): Readable {
  const { year, donor, totals } = summary;
  const receipts = summary.receipts.map((receipt) => sayIn(receipt, language));
  const say = speak('documents', language);
  const title = say('yearTitle', { year });
  const madeAt = new Date(`${year}-12-31T00:00:00.000Z`);
  const paper = new Paper({ title, madeAt, letterhead, language });
  paper.addHeading(title);
  paper.addRows([
    [say('donor'), isolate(donor.name)],
    [say('gifts'), String(receipts.filter(({ status }) => status !== 'voided').length)],
    ...totals.map(({ currency, contribution }): Row => [
      say('contributionsIn', { currency }),
      printAmount(contribution, currency),
    ]),
  ]);
  if (receipts.length === 0) return paper.end();
  paper.addParagraphs([say('yearNote')]);
  const notes = numberNotes(receipts);
  paper.addHeading(say('gifts'), 2);
  const table = paper.openTable(columnsIn(say));
  for (const receipt of receipts) table.addRow(cellsOf(say, receipt, notes));
  table.end();
  paper.addHeading(say('taxNotes'), 2);
  paper.addParagraphs([...notes].map(([sentence, number]) => `${number}. ${sentence}`));
  paper.addHeading(say('aboutGifts'), 2);
  const others = receipts.flatMap(({ statements: [, ...rest] }) => rest);
  const isAnyHeld = receipts.some(({ held_for: held }) => held !== null);
  paper.addParagraphs([...new Set(others), ...(isAnyHeld ? [say('heldInYear')] : []), say('grouping')]);
  return paper.end();
}

function columnsIn(say: DocumentSay): Column[] {
  return [
    { name: say('date'), width: 60, align: 'left' },
    { name: say('charity'), width: 190, align: 'left' },
    { name: say('receiptColumn'), width: 90, align: 'left' },
    { name: say('contribution'), width: 110, align: 'right' },
    { name: say('taxNote'), width: 34, align: 'right' },
  ];
}

type SaidReceipt = Omit<PrintedReceipt, 'statements'> & { statements: string[] };

function sayIn(receipt: PrintedReceipt, language: string): SaidReceipt {
  const statements = receipt.statements.map((each) => sayStatement(each, { language, paper: 'year' }));
  return { ...receipt, statements };
}

function cellsOf(say: DocumentSay, receipt: SaidReceipt, notes: Map<string, number>): string[] {
  const { currency, receipt_number: number, statements } = receipt;
  return [
    receipt.given_on,
    receipt.held_for === null
      ? nameIn(say, receipt)
      : say('heldForCharity', { charity: nameIn(say, receipt) }),
    receipt.status === 'voided' ? say('voided', { number }) : number,
    printAmount(receipt.contribution, currency),
    String(notes.get(statements[0] ?? '') ?? ''),
  ];
}

function nameIn(say: DocumentSay, { charity: { name, ein } }: SaidReceipt): string {
  return ein === null
    ? isolate(name)
    : say('charityWithEin', { charity: isolate(name), ein: formatEin(ein) });
}

/** Numbers the tax sentences. Gifts of one kind to one charity share a sentence. */
function numberNotes(receipts: SaidReceipt[]): Map<string, number> {
  const sentences = new Set(receipts.flatMap(({ statements: [tax] }) => tax ?? []));
  return new Map([...sentences].map((sentence, place) => [sentence, place + 1]));
}
