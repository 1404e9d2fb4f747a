import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { type CsvRecord, type Line, takeRecords } from '../../../gateways/registers/csv-records';

const toLines = (text: string): Line[] =>
  text.split('\n').map((line, index) => ({ number: index + 1, text: line }));
const read = (text: string): CsvRecord[] => takeRecords(toLines(text), true).records;
const fieldsOf = (record: CsvRecord) => record.fields;
const faultAt = (record: CsvRecord) => (record.fields === undefined ? [record.line, record.fault] : []);

const field = fc.oneof(fc.constant(''), fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', ' ', 'é') }));
const quoted = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

it('reads every well-formed file as an independent CSV reader does', () => {
  const table = fc.array(fc.array(field, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(table, (rows) => {
      const text = rows.map((row) => row.map(quoted).join(',')).join('\n');
      const expected: unknown = parse(text, { relax_column_count: true });
      expect(expected).toEqual(rows);
      expect(read(text).map(fieldsOf)).toEqual(rows);
    }),
  );
});

it('whatever came before it, a plain line is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ',', '"', '\n') }), (rubbish) => {
      const records = read(`${rubbish}\n1,x\n2,y`);
      expect(records.slice(-2).map(fieldsOf)).toEqual([
        ['1', 'x'],
        ['2', 'y'],
      ]);
    }),
  );
});

it('reads the same records however the lines arrive', () => {
  const text = 'a,"b\nc",d\n"x\n1,2\n3,"4\n\n5,"6",7';
  const whole = read(text);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 8 }), (sizes) => {
      let waiting = toLines(text);
      let rest: Line[] = [];
      const records: CsvRecord[] = [];
      for (const size of sizes) {
        const taken = takeRecords([...rest, ...waiting.slice(0, size)], false);
        waiting = waiting.slice(size);
        rest = taken.rest;
        records.push(...taken.records);
      }
      expect([...records, ...takeRecords([...rest, ...waiting], true).records]).toEqual(whole);
    }),
  );
});

it('an unclosed quote costs its own line and none of the next', () => {
  const records = read('1,"never closed\n2,good\n3,"also, good"\n4,good');
  expect(records.flatMap(faultAt)).toEqual([1, 'a quote is never closed']);
  expect(records.slice(1).map(fieldsOf)).toEqual([
    ['2', 'good'],
    ['3', 'also, good'],
    ['4', 'good'],
  ]);
});

it.each(['1,5" pipe,x', '1,"a"b,x'])('a quote inside a field refuses the row: %s', (line) => {
  expect(read(`${line}\n2,good`).flatMap(faultAt)).toEqual([1, 'a quote appears inside a field']);
});

it('a quoted field that goes on for a hundred lines counts as never closed', () => {
  const records = read(`1,"${'x\n'.repeat(150)}"`);
  expect(records[0]).toMatchObject({ line: 1, fault: 'a quote is never closed' });
  expect(records.slice(1, -1).every((record) => record.fields?.[0] === 'x')).toBe(true);
});

it('a line that could not be read is refused with its reason, and blank lines are passed over', () => {
  const lines: Line[] = [
    { number: 1, text: '' },
    { number: 2, text: '1,x', fault: 'bytes that are not UTF-8' },
    { number: 3, text: '2,y' },
  ];
  expect(takeRecords(lines, true).records).toEqual([
    { line: 2, fields: undefined, text: '1,x', fault: 'bytes that are not UTF-8' },
    { line: 3, fields: ['2', 'y'] },
  ]);
});
