/**
 * Writes a workbook with a given number of rows and throws it away. Prints the seconds, the size in megabytes, and the
 * most memory that the process used.
 */
import { type Table } from '../letters/tables/table';
import { toXlsx } from '../letters/tables/xlsx';

const BATCH = 1_000;
const KINDS = ['text', 'money', 'time', 'number'] as const;
const COLUMNS = Array.from({ length: 12 }, (_, index) => ({
  name: `column ${index}`,
  kind: KINDS[index % KINDS.length] ?? 'text',
}));
const FIRST_TIME = Date.parse('2024-01-01T00:00:00Z');

async function* buildBatches(rows: number): Table['batches'] {
  for (let first = 0; first < rows; first += BATCH)
    yield Array.from({ length: Math.min(BATCH, rows - first) }, (_, index) => buildRow(first + index));
}

function buildRow(number: number): string[] {
  const cells = {
    text: `donation_of_${number}_with_an_id`,
    money: '105.70',
    time: new Date(FIRST_TIME + number * 1_000).toISOString(),
    number: String(number),
  };
  return COLUMNS.map(({ kind }) => cells[kind]);
}

async function main(): Promise<void> {
  const rows = Number(process.argv[2]);
  const start = performance.now();
  let bytes = 0;
  for await (const chunk of toXlsx({
    title: 'Rows',
    about: {},
    columns: COLUMNS,
    batches: buildBatches(rows),
  }))
    bytes += (chunk as Buffer).length;
  const seconds = (performance.now() - start) / 1_000;
  const figures = [seconds, bytes / 1_048_576, process.resourceUsage().maxRSS / 1_024];
  console.log(figures.map((figure) => figure.toFixed(1)).join(' '));
}

void main();
