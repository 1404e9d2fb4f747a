/** Renders charities' statements as PDF, page by page, so that a statement of any length needs little memory. */
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { dayOf } from '../../domain/days';
import { type Currency, formatMoney } from '../../domain/money';
import { groupDigits } from '../../domain/printed-money';
import { type StatementEntry, type StatementLine, toLine } from '../../domain/statements/line';
import { type StatementPart } from '../../domain/statements/parts';
import { type KeyOf, speak } from '../../texts/languages';
import { type DocumentSay, type Edition, Paper } from '../paper/paper';
import { type Column, type Table } from '../paper/table';
import { nameCharity } from './charity-rows';

export interface PrintedPeriod {
  charity: { name: string; ein: string | null; city: string | null; state: string | null };
  period: { name: string };
  closed: boolean;
}

interface Making extends Edition {
  madeAt: Date;
}

const ENTRIES: Record<StatementLine['kind'], KeyOf<'documents'>> = {
  gift: 'entryGift',
  refund: 'entryRefund',
  dispute: 'entryDispute',
  redirect: 'entryRedirect',
  payout: 'entryPayout',
  write_off: 'entryWriteOff',
  subscription: 'entrySubscription',
  fee: 'entryFee',
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
  { madeAt, letterhead, language }: Making,
): AsyncGenerator<Buffer, void, undefined> {
  const say = speak('documents', language);
  const title = say('statementTitle', { period: printed.period.name, charity: printed.charity.name });
  const paper = new Paper({ title, madeAt, letterhead, language });
  addHead(paper, say, printed, madeAt);
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
      account = new Account(paper, say, part);
    } else {
      account?.close();
    }
  }
  yield* paper.end() as AsyncIterable<Buffer>;
}

function addHead(
  paper: Paper,
  say: DocumentSay,
  { charity, period, closed }: PrintedPeriod,
  madeAt: Date,
): void {
  paper.addHeading(say('statement'));
  paper.addRows([...nameCharity(say, charity), [say('period'), period.name], [say('made'), dayOf(madeAt)]]);
  if (!closed) paper.addNotice(say('notClosed'));
  paper.addParagraphs([say('grouping')]);
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

  constructor(
    paper: Paper,
    private readonly say: DocumentSay,
    { currency, minor }: { currency: Currency; minor: bigint },
  ) {
    [this.currency, this.balance] = [currency, minor];
    paper.makeRoom(80);
    paper.addHeading(say('accountIn', { currency }), 2);
    this.table = paper.openTable(columnsOf(say, currency));
    this.addTotal(say('openingBalance'));
  }

  /** Returns true if the entry began a page. */
  addEntry(entry: StatementEntry): boolean {
    this.balance += entry.minor;
    const { at, kind, id, amount } = toLine(entry);
    const time = at.slice(0, 19).replace('T', ' ');
    const entryName = this.say(ENTRIES[kind]);
    return this.table.addRow([time, entryName, id, groupDigits(amount), this.printBalance()]);
  }

  close(): void {
    this.addTotal(this.say('closingBalance'));
    this.table.end();
  }

  private addTotal(label: string): void {
    this.table.addRow(['', '', label, '', this.printBalance()], { isBold: true });
  }

  private printBalance(): string {
    return groupDigits(formatMoney({ currency: this.currency, minor: this.balance }));
  }
}

function columnsOf(say: DocumentSay, currency: Currency): Column[] {
  return [
    { name: say('time'), width: 86, align: 'left' },
    { name: say('entry'), width: 56, align: 'left' },
    { name: say('number'), width: 172, align: 'left' },
    { name: say('amountIn', { currency }), width: 85, align: 'right' },
    { name: say('balanceIn', { currency }), width: 85, align: 'right' },
  ];
}
