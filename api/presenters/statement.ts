/** Streams a charity's statement in parts, so that memory does not limit its length. */
import { Readable } from 'node:stream';
import { formatMoney } from '../../domain/money';
import { type StatementLine, toLine } from '../../domain/statements/line';
import { type StatementPart } from '../../domain/statements/parts';
import { type Column, type Table } from '../../letters/tables/table';

type Parts = AsyncIterable<StatementPart>;

interface Head {
  charity: { id: string };
  period: { name: string };
  closed: boolean;
}

/** Streams a statement as JSON. */
export function writeStatementJson(head: Head, parts: Parts): Readable {
  return Readable.from(writeJson(head, parts), { objectMode: false });
}

async function* writeJson(
  { charity, period, closed }: Head,
  parts: Parts,
): AsyncGenerator<string, void, undefined> {
  const head = JSON.stringify({ charity_id: charity.id, period: period.name, closed });
  yield `${head.slice(0, -1)},"statements":[`;
  let [statements, lines] = [0, 0];
  for await (const part of parts) {
    if (part.part === 'lines') {
      yield (lines > 0 ? ',' : '') + part.entries.map((entry) => JSON.stringify(toLine(entry))).join(',');
      lines += part.entries.length;
    } else if (part.part === 'opening') {
      const { currency } = part;
      const opening = JSON.stringify({ currency, opening_balance: formatMoney(part) });
      yield `${statements > 0 ? ',' : ''}${opening.slice(0, -1)},"lines":[`;
      [statements, lines] = [statements + 1, 0];
    } else {
      yield `],"closing_balance":${JSON.stringify(formatMoney(part))}}`;
    }
  }
  yield ']}';
}

const COLUMNS: [name: string, kind: Column['kind'], read: (line: StatementLine) => string | null][] = [
  ['kind', 'text', ({ kind }) => kind],
  ['id', 'text', ({ id }) => id],
  ['donation_id', 'text', ({ donation_id: id }) => id],
  ['posting', 'text', ({ posting }) => posting],
  ['posting_id', 'text', ({ posting_id: id }) => id],
  ['at', 'time', ({ at }) => at],
  ['amount', 'money', ({ amount }) => amount],
  ['leaf_index', 'number', ({ leaf_index: index }) => (index === null ? null : String(index))],
  ['available_at', 'time', ({ available_at: at }) => at],
  ['receipt', 'text', ({ receipt }) => receipt],
];

/** Presents a statement in one currency as a table. Its first and last rows are the balances. */
export function presentStatementTable(parts: Parts): Table {
  return {
    title: 'Statement',
    about: {},
    columns: [{ name: 'currency', kind: 'text' }, ...COLUMNS.map(([name, kind]) => ({ name, kind }))],
    batches: toRows(parts),
  };
}

async function* toRows(parts: Parts): AsyncGenerator<(string | null)[][], void, undefined> {
  for await (const part of parts) {
    const { currency } = part;
    if (part.part === 'lines') {
      const lines = part.entries.map(toLine);
      yield lines.map((line) => [currency, ...COLUMNS.map(([, , read]) => read(line))]);
    } else {
      const shown: Record<string, string> = { kind: `${part.part}_balance`, amount: formatMoney(part) };
      yield [[currency, ...COLUMNS.map(([name]) => shown[name] ?? null)]];
    }
  }
}
