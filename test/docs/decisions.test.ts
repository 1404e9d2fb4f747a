/** Decision records stay few, short and of one form. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(__dirname, '../../docs/decisions');
const MOST_RECORDS = 30;
const MOST_LINES = 40;
const MOST_CHARACTERS = 140;
const HEADINGS = ['Status', 'Context', 'Decision', 'Consequences'];
const STATUS = /^\*\*Status\.\*\* (In force|Superseded by \d{4})\b/m;

const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const records = readdirSync(FOLDER).filter((file) => file !== 'README.md');

it('keeps at most 30 records', () => {
  expect(records.length).toBeLessThanOrEqual(MOST_RECORDS);
});

describe.each(records)('%s', (file) => {
  const lines = read(file).trimEnd().split('\n');

  it('has at most 40 lines of at most 140 characters', () => {
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
    expect(lines.filter((line) => line.length > MOST_CHARACTERS)).toEqual([]);
  });

  it('has its number as its title, the four headings in order, and a known status', () => {
    expect(lines[0]).toMatch(new RegExp(`^# ${file.slice(0, 4)} `));
    const headings = lines
      .map((line) => /^\*\*(\w+)\.\*\*/.exec(line)?.[1] ?? '')
      .filter((name) => name !== '');
    expect(headings).toEqual(HEADINGS);
    expect(read(file)).toMatch(STATUS);
  });
});
