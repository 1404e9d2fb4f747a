/** Cells of a register file that just pass or just fail, and parts of names that look alike. */
import { charityOf } from '../../../domain/imports/charity';
import { type Columns } from '../../../domain/imports/columns';
import { readEntry, type RegisterEntry } from '../../../domain/imports/entry';
import { readableName } from '../../../domain/imports/readable-name';

type Cell =
  | 'ein'
  | 'name'
  | 'city'
  | 'latitude'
  | 'longitude'
  | 'assets'
  | 'ruling'
  | 'mission'
  | 'zip'
  | 'ntee'
  | 'category';
const CELLS: Cell[] = [
  'ein',
  'name',
  'city',
  'latitude',
  'longitude',
  'assets',
  'ruling',
  'mission',
  'zip',
  'ntee',
  'category',
];
const columns = (shape: Columns['shape']): Columns => ({
  shape,
  count: CELLS.length,
  position: Object.fromEntries(CELLS.map((cell, index) => [cell, index])),
});

function read(cells: Partial<Record<Cell, string>>, shape: Columns['shape'] = 'prepared') {
  const filled: Partial<Record<Cell, string>> = { ein: '010002847', name: 'HULLS COVE', ...cells };
  return readEntry(
    columns(shape),
    CELLS.map((cell) => filled[cell] ?? ''),
  );
}
function entryOf(...given: Parameters<typeof read>): RegisterEntry {
  const result = read(...given);
  if ('faults' in result) throw new Error(result.faults.join('; '));
  return result.entry;
}
const isRefused = (...given: Parameters<typeof read>) => 'faults' in read(...given);

it.each<[Cell, string]>([
  ['name', 'N'.repeat(255)],
  ['city', 'N'.repeat(100)],
  ['mission', 'N'.repeat(10_000)],
  ['latitude', '90'],
  ['latitude', '-90.000000000000001'.slice(0, 6)],
  ['longitude', '180'],
  ['longitude', '-180'],
  ['longitude', '-73.997212345678901'.slice(0, 19)],
  ['assets', '9'.repeat(15)],
  ['assets', '-1'],
  ['ntee', 'B'],
  ['ntee', 'B12Z'],
  ['mission', 'a\ttab and\na line'],
])('%s %p just passes', (cell, text) => {
  expect(isRefused({ [cell]: text })).toBe(false);
});

it.each<[Cell, string]>([
  ['latitude', '1.'],
  ['latitude', '.5'],
  ['latitude', '1234'],
  ['latitude', '1.1234567890123456'],
  ['latitude', 'x1'],
  ['latitude', '-90.5'],
  ['longitude', '180.5'],
  ['assets', '1x'],
  ['assets', 'x1'],
  ['assets', '--1'],
  ['ntee', 'B12ZZ'],
  ['ruling', '1799-01'],
  ['ruling', '2100-01'],
  ['ruling', '2000-00'],
  ['ruling', 'x2000-01'],
  ['ruling', '2000-011'],
  ['zip', '12'],
  ['zip', '04660-123'],
  ['zip', 'x04660'],
  ['ein', '01-0002847x'],
  ['ein', 'x01-0002847'],
  ['mission', 'a\u007fb'],
  ['name', 'a\u0001b'],
])('%s %p just fails', (cell, text) => {
  expect(isRefused({ [cell]: text })).toBe(true);
});

it.each(['', '000000'])('the Business Master File without a ruling writes %p', (ruling) => {
  expect(entryOf({ ruling }, 'irs').rulingMonth).toBeNull();
});

it.each(['0000001', '1000000', '00000', '200007000000', '000000200007'])('but %p is no ruling', (ruling) => {
  expect(isRefused({ ruling }, 'irs')).toBe(true);
});

it('a ruling is read as year and month', () => {
  expect(entryOf({ ruling: '194603' }, 'irs').rulingMonth).toBe('1946-03');
  expect(entryOf({ ruling: '1899-12' }).rulingMonth).toBe('1899-12');
  expect(charityOf(entryOf({})).founded).toBeNull();
});

it('an empty cell says nothing', () => {
  expect(entryOf({})).toMatchObject({
    city: null,
    postalCode: null,
    latitude: null,
    longitude: null,
    ntee: null,
    category: null,
    rulingMonth: null,
    assetDollars: null,
    deductibility: null,
    subsection: null,
    mission: null,
  });
  expect(charityOf(entryOf({})).city).toBeNull();
});

it('blanks in a name and a city are one, and those around a cell are none', () => {
  expect(entryOf({ name: '  HULLS   COVE ', city: ' MOUNT \t DESERT ' })).toMatchObject({
    name: 'HULLS COVE',
    city: 'MOUNT DESERT',
  });
});

it('a category that is named goes before the code’s', () => {
  expect(entryOf({ ntee: 'A23', category: 'Education' }).category).toBe('Education');
  expect(entryOf({ ntee: 'a23' })).toMatchObject({ ntee: 'A23', category: 'Arts & Culture' });
});

it.each([
  // Letters joined by & stay, words joined by & do not.
  ['AT&T PIONEERS', 'AT&T Pioneers'],
  ['R&D LAB', 'R&D Lab'],
  ['A&B&CD CLUB', 'A&B&CD Club'],
  ['A&AB CLUB', 'A&AB Club'],
  ['ARTS&CRAFTS', 'Arts&Crafts'],
  ['AB&ARTS', 'Ab&Arts'],
  ['ARTS&AB', 'Arts&Ab'],
  // Four letters without a vowel are an initialism, five are a word.
  ['BCDF GROUP', 'BCDF Group'],
  ['BCDFG GROUP', 'Bcdfg Group'],
  ['RHYTHM GROUP', 'Rhythm Group'],
  // Small words inside of a joined word, never at its ends.
  ['HOUSE-OF-CARDS', 'House-of-Cards'],
  ['OF-CARDS', 'Of-Cards'],
  ['HOUSE-OF', 'House-Of'],
  ['(STAND-BY)', '(Stand-By)'],
  // A Mc needs three letters behind it, an apostrophe two.
  ['MCABC', 'McAbc'],
  ['MCAB', 'Mcab'],
  ["O'NE", "O'Ne"],
  ["O'N", "O'n"],
  ["X'NEIL", "X'neil"],
  // Numbers.
  ['22D 3RD 4TH 5S', '22d 3rd 4th 5s'],
  ['X2ND', 'X2ND'],
  ['2NDX', '2NDX'],
  // Roman numbers up to 39.
  ['XXXVIII IIII', 'XXXVIII Iiii'],
  ['CLUB XIV', 'Club XIV'],
  // A Greek letter stands beside another one.
  ['ALPHA PI', 'Alpha Pi'],
  ['XI PSI', 'Xi Psi'],
  ['XI HOUSE', 'XI House'],
  // A small word needs something to follow.
  ['CLUB & THE ARTS', 'Club & the Arts'],
  ['CLUB, THE ARTS', 'Club, the Arts'],
  ['CLUB - OF ARTS', 'Club - Of Arts'],
  ['PASS IT ON', 'Pass It On'],
  ['HOUSE FOR', 'House for'],
  ['WITH A CAUSE', 'With a Cause'],
  ['JOHN A DOE', 'John A Doe'],
  ['CENTRO DE LAS ARTES', 'Centro de las Artes'],
  ['FRIENDS OF LAS VEGAS', 'Friends of Las Vegas'],
  ['TRUST C/O BANK', 'Trust c/o Bank'],
  ['BANK NA', 'Bank NA'],
])('%s becomes %s', (name, readable) => {
  expect(readableName(name)).toBe(readable);
});
