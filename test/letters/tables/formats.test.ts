/** Tables streamed as CSV, JSON and workbooks, read back by readers that are not ours. */
import { buffer, text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import readWorkbook from 'read-excel-file/node';
import { toCsv } from '../../../letters/tables/csv';
import { toJson } from '../../../letters/tables/json';
import { type Table } from '../../../letters/tables/table';
import { toXlsx } from '../../../letters/tables/xlsx';

type Rows = (string | null)[][];

const NASTY = [
  'plain',
  'a,b',
  'say "no"',
  'two\r\nlines',
  '<b>&amp;</b>',
  'é 漢字 🎁 \uffee',
  '  spaces  ',
  '',
];
const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠A1'];

function table(batches: Rows[], onEnd: () => void = () => undefined): Table {
  async function* read(): AsyncGenerator<Rows, void, undefined> {
    try {
      for (const rows of batches) yield await Promise.resolve(rows);
    } finally {
      onEnd();
    }
  }
  return {
    title: 'Postings',
    about: { currency: 'USD' },
    columns: [
      { name: 'note', kind: 'text' },
      { name: 'amount', kind: 'money' },
    ],
    batches: read(),
  };
}

const rowsOf = (texts: string[]): Rows => texts.map((each, index) => [each, `${String(index)}.50`]);

describe('csv', () => {
  it('reads back unchanged, by RFC 4180', async () => {
    const bytes = await buffer(toCsv(table([rowsOf(NASTY), [[null, null]]])));
    // Spreadsheets recognize UTF-8 by this mark.
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const written = bytes.toString('utf8');
    expect(parse(written, { record_delimiter: '\r\n', bom: true })).toEqual([
      ['note', 'amount'],
      ...rowsOf(NASTY),
      ['', ''],
    ]);
  });

  it('a text that a spreadsheet would run begins with an apostrophe; a negative number stays one', async () => {
    const written = await text(toCsv(table([[...rowsOf(FORMULAS), ['ok', '-3.20']]])));
    const rows = parse(written, { record_delimiter: '\r\n', from: 2 });
    expect(rows.map(([note]) => note)).toEqual([...FORMULAS.map((each) => `'${each}`), 'ok']);
    expect(rows.at(-1)).toEqual(['ok', '-3.20']);
  });
});

it('a CSV begins with a byte order mark, so that spreadsheets read its letters as UTF-8', async () => {
  expect((await buffer(toCsv(table([])))).toString()).toBe('\ufeffnote,amount\r\n');
});

describe('json', () => {
  it('is one object with a row for each line, numbers as they were written, and amounts exactly beside them', async () => {
    const written = await text(toJson(table([rowsOf(NASTY), [[null, '-0.10']]])));
    expect(written.endsWith('{"note":null,"amount":-0.10,"amount_exact":"-0.10"}]}')).toBe(true);
    const { currency, rows } = JSON.parse(written) as { currency: string; rows: { note: string | null }[] };
    expect(currency).toBe('USD');
    expect(rows.map(({ note }) => note)).toEqual([...NASTY, null]);
  });

  it('without rows is valid too', async () => {
    expect(JSON.parse(await text(toJson(table([]))))).toEqual({ currency: 'USD', rows: [] });
  });
});

describe('xlsx', () => {
  async function read(written: Buffer): Promise<unknown[][][]> {
    const sheets = await readWorkbook(written, { trim: false });
    return sheets.map(({ data }) => data);
  }

  it('is read back with texts as texts and numbers as numbers', async () => {
    const rows = rowsOf([...NASTY.filter((each) => each !== ''), ...FORMULAS]);
    const [sheet] = await read(await buffer(toXlsx(table([rows]))));
    const expected = rows.map(([note, amount]) => [note?.replace(/\r\n?/g, '\n'), Number(amount)]);
    expect(sheet).toEqual([['note', 'amount'], ...expected]);
  });

  it('has a sheet with a name, times as dates in UTC, and amounts with two decimals', async () => {
    const columns: Table['columns'] = [
      { name: 'at', kind: 'time' },
      { name: 'amount', kind: 'money' },
      { name: 'leaf', kind: 'number' },
    ];
    const rows = [['2026-03-01T23:59:58.000Z', '1234.50', '7']];
    const written = await buffer(toXlsx({ ...table([rows]), columns }));
    const [sheet] = await readWorkbook(written);
    expect(sheet).toEqual({
      sheet: 'Postings',
      data: [
        ['at', 'amount', 'leaf'],
        [new Date('2026-03-01T23:59:58.000Z'), 1234.5, 7],
      ],
    });
    const { sheets } = await readXlsx(written, { readStyles: true });
    const formats = ['1,0', '1,1', '1,2'].map((place) => sheets[0]?.cells?.get(place)?.style?.numFmt);
    expect(formats).toEqual(['yyyy-mm-dd hh:mm:ss', '#,##0.00', '0']);
  });

  it('money has the decimals of its currency; tokens and what has more than 15 digits are texts', async () => {
    const amounts = ['500', '500.00', '0.000516812345678901', '1.000000', '9007199254740993', '-3.20'];
    const written = await buffer(toXlsx(table([amounts.map((each) => ['', each])])));
    const [sheet] = await read(written);
    const expected = [500, 500, '0.000516812345678901', '1.000000', '9007199254740993', -3.2];
    expect(sheet?.slice(1).map(([, amount]) => amount)).toEqual(expected);
    const { sheets } = await readXlsx(written, { readStyles: true });
    const formats = amounts.map((_, row) => sheets[0]?.cells?.get(`${String(row + 1)},1`)?.style?.numFmt);
    expect([formats[0], formats[1], formats[5]]).toEqual(['#,##0', '#,##0.00', '#,##0.00']);
  });

  it('leaves out what XML cannot say', async () => {
    const [sheet] = await read(await buffer(toXlsx(table([[['a\u0000\u0007\ud800b\uffff', '1']]]))));
    expect(sheet?.[1]).toEqual(['a\ufffdb', 1]);
  });

  it('goes on in another sheet when one is full, and only then', async () => {
    const sheets = await read(await buffer(toXlsx(table([rowsOf(['a', 'b', 'c']), rowsOf(['d'])]), 3)));
    expect(sheets).toEqual([
      [
        ['note', 'amount'],
        ['a', 0.5],
        ['b', 1.5],
      ],
      [
        ['note', 'amount'],
        ['c', 2.5],
        ['d', 0.5],
      ],
    ]);
  });
});

describe.each([
  ['csv', toCsv],
  ['json', toJson],
  ['xlsx', (each: Table) => toXlsx(each)],
])('%s', (_, write) => {
  it('frees its source when the reader leaves early', async () => {
    const freed = new Promise<void>((resolve) => {
      const many = Array.from({ length: 1_000 }, () => rowsOf(NASTY));
      const stream = write(table(many, resolve));
      // The line of names comes before the source is asked for its first row.
      stream.once('data', () => stream.once('data', () => stream.destroy()));
    });
    await freed;
  });

  it('breaks off when its source fails', async () => {
    async function* fail(): AsyncGenerator<Rows, void, undefined> {
      yield rowsOf(['a']);
      throw await Promise.resolve(new Error('the database went away'));
    }
    await expect(buffer(write({ ...table([]), batches: fail() }))).rejects.toThrow('the database went away');
  });
});
