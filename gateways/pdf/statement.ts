/** Renders charities' statements as PDF, page by page, so that a statement of any length needs little memory. */
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { dayOf } from '../../domain/days';
import { type Currency, formatMoney } from '../../domain/money';
import { GROUPING_NOTE, groupDigits } from '../../domain/printed-money';
import { type StatementEntry, type StatementLine, toLine } from '../../domain/statements/line';
import { type StatementPart } from '../../domain/statements/parts';
import { type Letterhead } from './letterhead';
import { nameCharity, Paper } from './paper';
import { type Column, type Table } from './table';

export interface PrintedPeriod {
  charity: { name: string; ein: string | null; city: string | null; state: string | null };
  period: { name: string };
  closed: boolean;
}

interface Making {
  madeAt: Date;
  letterhead: Letterhead;
}

const ENTRIES: Record<StatementLine['kind'], string> = {
  gift: 'Gift',
  refund: 'Refund',
  dispute: 'Dispute',
  redirect: 'Redirected',
  payout: 'Payout',
  write_off: 'Written off',
  subscription: 'Subscription',
  fee: 'Fees',
};

/** Shows each currency's opening balance, every line with the balance after it, and the closing balance. */
export function renderStatement(
  printed: PrintedPeriod,
  parts: AsyncIterable<StatementPart>,
  making: Making,
): Readable {
  return Readable.from(writePdf(printed, parts, making), { objectMode: false });
}

async function* writePdf(
  printed: PrintedPeriod,
  parts: AsyncIterable<StatementPart>,
  { madeAt, letterhead }: Making,
): AsyncGenerator<Buffer, void, undefined> {
  const { charity, period } = printed;
  const paper = new Paper({ title: `Statement ${period.name} of ${charity.name}`, madeAt, letterhead });
  addHead(paper, printed, madeAt);
  let account: Account | undefined;
  for await (const part of parts) {
    if (part.part === 'lines') {
      for (const entry of part.entries) {
        if (account?.addEntry(entry) !== true) continue;
        // After each page, lets the process serve other requests.
        await setImmediate();
        yield* readWritten(paper);
      }
    } else if (part.part === 'opening') {
      account = new Account(paper, part);
    } else {
      account?.close();
    }
  }
  yield* paper.end() as AsyncIterable<Buffer>;
}

function addHead(paper: Paper, { charity, period, closed }: PrintedPeriod, madeAt: Date): void {
  paper.addHeading('Statement of account');
  paper.addRows([...nameCharity(charity), ['Period (UTC)', period.name], ['Made', dayOf(madeAt)]]);
  if (!closed) paper.addNotice('NOT CLOSED: this statement can still change');
  paper.addParagraphs([GROUPING_NOTE]);
}

/** Yields the finished bytes, so that they leave memory. */
function* readWritten({ document }: Paper): Generator<Buffer, void, undefined> {
  for (let chunk: unknown = document.read(); chunk !== null; chunk = document.read()) yield chunk as Buffer;
}

/** The table of one currency. */
class Account {
  private readonly table: Table;
  private readonly currency: Currency;
  private balance: bigint;

  constructor(paper: Paper, { currency, minor }: { currency: Currency; minor: bigint }) {
    [this.currency, this.balance] = [currency, minor];
    paper.makeRoom(80);
    paper.addHeading(`Account in ${currency}`, 2);
    this.table = paper.openTable(columnsOf(currency));
    this.addTotal('Opening balance');
  }

  /** Returns true if the entry began a page. */
  addEntry(entry: StatementEntry): boolean {
    this.balance += entry.minor;
    const { at, kind, id, amount } = toLine(entry);
    const time = at.slice(0, 19).replace('T', ' ');
    return this.table.addRow([time, ENTRIES[kind], id, groupDigits(amount), this.printBalance()]);
  }

  close(): void {
    this.addTotal('Closing balance');
    this.table.end();
  }

  private addTotal(label: string): void {
    this.table.addRow(['', '', label, '', this.printBalance()], { isBold: true });
  }

  private printBalance(): string {
    return groupDigits(formatMoney({ currency: this.currency, minor: this.balance }));
  }
}

function columnsOf(currency: Currency): Column[] {
  return [
    { name: 'Date (UTC)', width: 86, align: 'left' },
    { name: 'Entry', width: 56, align: 'left' },
    { name: 'Number', width: 172, align: 'left' },
    { name: `Amount, ${currency}`, width: 85, align: 'right' },
    { name: `Balance, ${currency}`, width: 85, align: 'right' },
  ];
}
