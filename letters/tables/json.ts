import { Readable } from 'node:stream';
import { type Column, isNumeric, type Table } from './table';

/**
 * Streams a table as one JSON object: the fields of `about`, and `rows` with an object for each row. Beside each
 * amount of money it writes the exact text, because parsers round numbers.
 */
export function toJson(table: Table): Readable {
  return Readable.from(writeJson(table), { objectMode: false });
}

async function* writeJson({ about, columns, batches }: Table): AsyncGenerator<string, void, undefined> {
  yield `${JSON.stringify(about).slice(0, -1)},"rows":[`;
  const names = columns.map(({ name }) => JSON.stringify(name));
  let separator = '';
  for await (const rows of batches) {
    yield separator + rows.map((cells) => toObject(columns, names, cells)).join(',');
    separator = ',';
  }
  yield ']}';
}

function toObject(columns: Column[], names: string[], cells: (string | null)[]): string {
  const members = columns.map((column, index) => {
    const cell = cells[index] ?? null;
    const text = JSON.stringify(cell);
    const member = `${String(names[index])}:${isNumeric(column) && cell !== null ? cell : text}`;
    return column.kind === 'money' ? `${member},${JSON.stringify(`${column.name}_exact`)}:${text}` : member;
  });
  return `{${members.join(',')}}`;
}
