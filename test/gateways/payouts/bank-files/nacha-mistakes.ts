/** Plants one mistake into a right NACHA file. */
import {
  BATCH_CONTROL,
  BATCH_HEADER,
  ENTRY,
  FILE_CONTROL,
  FILE_HEADER,
  FILLER,
  type Layout,
  PAYMENT_ADDENDA,
  RETURN_ADDENDA,
} from '../../../../gateways/payouts/nacha/records';
import { choose } from './batches';

type Random = (below: number) => number;
type Mistake = (lines: string[], random: Random) => string[];

const LAYOUTS: Record<string, Layout> = {
  1: FILE_HEADER,
  5: BATCH_HEADER,
  6: ENTRY,
  7: PAYMENT_ADDENDA,
  8: BATCH_CONTROL,
  9: FILE_CONTROL,
};

function layoutOf(line: string): Layout {
  if (line.startsWith('799')) return RETURN_ADDENDA;
  const layout = LAYOUTS[line.charAt(0)];
  if (layout === undefined) throw new Error('no record');
  return layout;
}

/** Changes a field of a random record of a type. */
function changeField(type: string, name: string, change: (value: string, random: Random) => string): Mistake {
  return (lines, random) => {
    const index = choose(listRecords(lines, type), random);
    const line = lines[index] ?? '';
    let at = 0;
    for (const [field, width] of layoutOf(line)) {
      if (field === name) {
        const value = change(line.slice(at, at + width), random);
        return lines.with(index, line.slice(0, at) + value + line.slice(at + width));
      }
      at += width;
    }
    throw new Error(`a record of type ${type} has no ${name}`);
  };
}

function listRecords(lines: string[], type: string): number[] {
  return lines.flatMap((line, index) => (line.startsWith(type) && line !== FILLER ? [index] : []));
}

/** Changes a whole record of a type. An empty list removes it. */
const changeRecord =
  (type: string, change: (line: string, random: Random) => string[]): Mistake =>
  (lines, random) => {
    const index = choose(listRecords(lines, type), random);
    return lines.toSpliced(index, 1, ...change(lines[index] ?? '', random));
  };

/** Adds to a number, and keeps its width. */
const plus =
  (most: number) =>
  (value: string, random: Random): string =>
    String((BigInt(value) + 1n + BigInt(random(most))) % 10n ** BigInt(value.length)).padStart(
      value.length,
      '0',
    );
const otherDigit = (value: string, random: Random) => String((Number(value) + 1 + random(9)) % 10);
const letters = (value: string) => 'X'.repeat(value.length);
const withoutSome = (line: string, random: Random) => [line.slice(0, random(93)) + line.slice(93)];
const cutLine = (line: string, random: Random) => [line.slice(0, -1 - random(10))];
const longLine = (line: string) => [`${line} `];

export const NACHA_MISTAKES: Record<string, Mistake> = {
  'a record that is too short': changeRecord('6', cutLine),
  'a record that is too long': changeRecord('6', longLine),
  'a header that is too short': changeRecord('5', withoutSome),
  'a control record that is too short': changeRecord('8', cutLine),
  'no file header': changeRecord('1', () => []),
  'no batch header': changeRecord('5', () => []),
  'no batch control': changeRecord('8', () => []),
  'no file control': changeRecord('9', () => []),
  'an entry is missing': changeRecord('6', () => []),
  'an entry is there twice': changeRecord('6', (line) => [line, line]),
  'an unknown record type': changeRecord('6', (line) => [`4${line.slice(1)}`]),
  'a wrong check digit': changeField('6', 'checkDigit', otherDigit),
  'a wrong digit of the routing number': changeField('6', 'receivingBank', (value, random) => {
    const at = random(8);
    return value.slice(0, at) + otherDigit(value.charAt(at), random) + value.slice(at + 1);
  }),
  'another amount': changeField('6', 'amount', plus(10_000)),
  'an amount with letters': changeField('6', 'amount', letters),
  'a trace number with letters': changeField('6', 'trace', letters),
  'a routing number with letters': changeField('6', 'receivingBank', letters),
  'a debit': changeField('6', 'transactionCode', (value) => (value === '22' ? '27' : '37')),
  'an unknown transaction code': changeField('6', 'transactionCode', () => '99'),
  'a test entry with an amount': changeField('6', 'transactionCode', () => '23'),
  'a letter with an accent': changeField('6', 'name', (value) => `É${value.slice(1)}`),
  'a control character': changeField('6', 'name', (value) => `\t${value.slice(1)}`),
  'a wrong entry hash of the batch': changeField('8', 'entryHash', plus(10 ** 6)),
  'a wrong sum of the batch': changeField('8', 'credits', plus(10 ** 6)),
  'debits in the batch': changeField('8', 'debits', plus(10 ** 6)),
  'a wrong count of the batch': changeField('8', 'count', plus(100)),
  'a wrong entry hash of the file': changeField('9', 'entryHash', plus(10 ** 6)),
  'a wrong sum of the file': changeField('9', 'credits', plus(10 ** 6)),
  'debits in the file': changeField('9', 'debits', plus(10 ** 6)),
  'a wrong count of the file': changeField('9', 'count', plus(100)),
  'a wrong count of batches': changeField('9', 'batchCount', plus(100)),
  'a wrong count of blocks': changeField('9', 'blockCount', plus(100)),
  'a line of nines too few': changeRecordOfFiller((lines) => lines.slice(0, -1)),
  'a line of nines too many': changeRecordOfFiller((lines) => [...lines, FILLER]),
  'a sum with letters': changeField('8', 'credits', letters),
  'a date with letters': changeField('5', 'effectiveDate', letters),
  'a date that does not exist': changeField('5', 'effectiveDate', () => '261340'),
  'one id for two entries': (lines, random) => {
    const [first = 0, second = 0] = listRecords(lines, '6');
    const id = lines[first]?.slice(39, 54) ?? '';
    return changeField(
      '6',
      'individualId',
      () => id,
    )(lines, (below) => (below > 1 ? (second === 0 ? 0 : 1) : random(below)));
  },
  'another record size': changeField('1', 'recordSize', () => '093'),
  'another blocking factor': changeField('1', 'blockingFactor', () => '09'),
  'a service class of debits': changeField('5', 'serviceClass', () => '225'),
  'a control record of another batch': changeField('8', 'batchNumber', plus(100)),
  'a control record of another company': changeField('8', 'companyId', letters),
  'traces that fall': (lines, random) => {
    const entries = listRecords(lines, '6');
    const index = choose(entries, random);
    return lines.with(index, `${(lines[index] ?? '').slice(0, 87)}0000000`);
  },
  'an addenda mark without addenda': changeField('6', 'addendaIndicator', (value) =>
    value === '1' ? '0' : '1',
  ),
};

function changeRecordOfFiller(change: (lines: string[]) => string[]): Mistake {
  return (lines) => change(lines.at(-1) === FILLER ? lines : [...lines, ...Array<string>(10).fill(FILLER)]);
}

export function plantInNacha(content: string, mistake: string, random: Random): string {
  const change = NACHA_MISTAKES[mistake];
  if (change === undefined) throw new Error(`no mistake "${mistake}"`);
  return `${change(content.replace(/\n$/, '').split('\n'), random).join('\n')}\n`;
}
